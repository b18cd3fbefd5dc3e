import { below, elementAt, makeStream, pick } from '#core';
import type { Random } from '#core';
import type { Theme } from '../model/music.ts';
import { groundOf, planGround } from './ground.ts';
import { parseChords } from './harmony.ts';
import type { Chord } from './harmony.ts';
import { phraseOf } from './melody.ts';
import type { Tune } from './melody.ts';
import { parseMotif } from './motif.ts';
import { planTension, tensionOf } from './tension.ts';
import type { Lead, PhraseKind, ThemeScore, Tone } from './theme.ts';
import { THEME_SCORES } from './themes.ts';

/** Orders of phrases. Each has an answer after its question, and silence of the tune. */
const FORMS: readonly (readonly PhraseKind[])[] = [
  ['ask', 'answer', 'rest', 'contrast'],
  ['ask', 'answer', 'echo', 'rest'],
  ['rest', 'ask', 'answer', 'echo'],
  ['contrast', 'ask', 'answer', 'rest'],
  ['ask', 'echo', 'answer', 'rest'],
  ['echo', 'ask', 'answer', 'rest'],
];

function formOf(random: Random, { coda }: ThemeScore, strophe: number): readonly PhraseKind[] {
  if (coda !== undefined) return strophe === 0 ? coda : [];
  return strophe === 0 ? elementAt(FORMS, 0) : pick(random, FORMS);
}

/** Two leads, different ones if the theme has several. */
function pickLeads(random: Random, leads: readonly Lead[]): readonly [Lead, Lead] {
  const first = below(random, leads.length);
  const second = leads.length === 1 ? first : first + 1 + below(random, leads.length - 1);
  return [elementAt(leads, first), elementAt(leads, second % leads.length)];
}

function pickChords(random: Random, theme: ThemeScore, kind: PhraseKind): readonly Chord[] {
  const rows = { ask: theme.ask, answer: theme.answer, contrast: theme.contrast };
  if (kind === 'echo' || kind === 'rest')
    return parseChords(pick(random, [...theme.answer, ...theme.contrast]));
  return parseChords(pick(random, rows[kind]));
}

/** Bars of a strophe of usually four phrases; none after the end of a coda. */
function composeStrophe(name: Theme, strophe: number): readonly (readonly Tone[])[] {
  const theme = THEME_SCORES[name];
  const random = makeStream(name, `strophe ${strophe}`);
  const motifs = theme.motifs.map(parseMotif);
  const [lead, second] = pickLeads(random, theme.leads);
  const first = below(random, motifs.length);
  const tune: Tune = {
    theme,
    hook: elementAt(motifs, first),
    other: elementAt(motifs, (first + 1 + below(random, motifs.length - 1)) % motifs.length),
    motifs,
    lead,
  };
  return formOf(random, theme, strophe).flatMap((kind) => {
    const chords = pickChords(random, theme, kind);
    const isAside = kind === 'contrast' || kind === 'echo';
    const phrase = phraseOf(random, kind, isAside ? { ...tune, lead: second } : tune, chords);
    const ground = planGround(random, theme, kind === 'rest');
    const tension = planTension(random, theme);
    return phrase.map((tones, bar) => {
      const chord = elementAt(chords, bar);
      return [
        ...tones,
        ...groundOf(random, theme, chord, ground),
        ...tensionOf(random, theme, chord, tension, bar),
      ];
    });
  });
}

/** Reads the bars of a theme one by one. */
export class BarReader {
  readonly #theme: Theme;
  #strophe = 0;
  #bars: readonly (readonly Tone[])[];
  #at = 0;

  constructor(theme: Theme) {
    this.#theme = theme;
    this.#bars = composeStrophe(theme, 0);
  }

  /** Notes of the next bar; undefined after the end of a coda. */
  next(): readonly Tone[] | undefined {
    if (this.#at === this.#bars.length) {
      this.#strophe += 1;
      this.#bars = composeStrophe(this.#theme, this.#strophe);
      this.#at = 0;
    }
    const bar = this.#bars[this.#at];
    if (bar !== undefined) this.#at += 1;
    return bar;
  }
}
