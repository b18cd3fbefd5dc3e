import { elementAt, pick } from '#core';
import type { Random } from '#core';
import { byHand, happens } from './chance.ts';
import { isChordTone, modulo, nearestChordTone, pitchOf } from './harmony.ts';
import type { Chord } from './harmony.ts';
import { vary } from './motif.ts';
import type { Motif } from './motif.ts';
import type { Lead, PhraseKind, ThemeScore, Tone } from './theme.ts';

const DEGREES = 7;
/** Part of the range, from its bottom, where tunes have their home note. */
const HOME = 0.22;
/** Largest leap in semitones between two notes. */
const MAX_LEAP = 9;

/** Material of a tune that phrases of one strophe share. */
export interface Tune {
  readonly theme: ThemeScore;
  readonly hook: Motif;
  readonly other: Motif;
  readonly motifs: readonly Motif[];
  readonly lead: Lead;
}

/** Motif of a bar, and the height of its first note over the home note, in degrees. */
interface BarPlan {
  readonly motif: Motif;
  readonly height: number;
}

/** Degree of the home note in the lead's range, a multiple of an octave. */
function homeOf({ theme, lead }: Tune, chord: Chord): number {
  const target = lead.lowest + (lead.highest - lead.lowest) * HOME;
  let home = 0;
  for (const octave of [-2, -1, 1, 2]) {
    const distance = (degree: number) => Math.abs(pitchOf(theme, degree, chord) - target);
    if (distance(octave * DEGREES) < distance(home)) home = octave * DEGREES;
  }
  return home;
}

/** A held note of the chord, at times after its neighbour, then silence. */
function closing(random: Random, meter: number): Motif {
  const isDelayed = happens(random, 45);
  const silence = meter > 3 && happens(random, 50) ? 2 : 1;
  const held = { step: 0, beats: meter - silence - (isDelayed ? 1 : 0) };
  return isDelayed ? [{ step: pick(random, [1, 1, -1]), beats: 1 }, held] : [held];
}

/** The first notes of a motif, the last of them held. */
function fragment(motif: Motif): Motif {
  const [first, second] = motif;
  return first === undefined || second === undefined
    ? motif
    : [first, { step: second.step, beats: second.beats + 1 }];
}

const SILENT: Motif = [];

/** Plans the four bars of a phrase: its contour rises and falls, and it ends in a breath. */
function planPhrase(random: Random, kind: PhraseKind, tune: Tune): readonly BarPlan[] {
  const { theme, hook, other, motifs } = tune;
  const plan = (motif: Motif, height: number): BarPlan => ({
    motif,
    height: height + pick(random, [0, 0, 0, 1, -1]),
  });
  const varied = (motif: Motif) => vary(random, motif, motifs);
  const end = closing(random, theme.meter);
  const silent = plan(SILENT, 0);
  switch (kind) {
    case 'ask':
      return [plan(hook, 2), plan(varied(hook), 3), plan(varied(other), 5), plan(end, 3)];
    case 'answer':
      return [plan(varied(hook), 4), plan(varied(other), 5), plan(varied(hook), 2), plan(end, 0)];
    case 'contrast':
      return [plan(varied(other), 5), silent, plan(varied(other), 3), plan(end, 1)];
    case 'echo':
      return [silent, plan(fragment(varied(hook)), 4), silent, plan(end, 2)];
    case 'rest':
      return [silent, silent, silent, silent];
  }
}

/** A degree an octave higher or lower, if it is out of range or leaps too far. */
function inRange(tune: Tune, chord: Chord, degree: number, before: number | undefined): number {
  const { theme, lead } = tune;
  const heights = [0, -DEGREES, DEGREES, -2 * DEGREES, 2 * DEGREES].map((shift) => degree + shift);
  const fitting = heights.filter((one) => {
    const pitch = pitchOf(theme, one, chord);
    return pitch >= lead.lowest && pitch <= lead.highest;
  });
  const [first = degree] = fitting;
  if (before === undefined) return first;
  const leap = (one: number) => Math.abs(pitchOf(theme, one, chord) - before);
  if (leap(first) <= MAX_LEAP) return first;
  return fitting.reduce((best, one) => (leap(one) < leap(best) ? one : best), first);
}

/** The anchor an octave lower or higher, if the whole motif then fits the lead's range. */
function fitAnchor({ theme, lead }: Tune, chord: Chord, motif: Motif, anchor: number): number {
  const steps = motif.flatMap(({ step }) => (step === undefined ? [] : [step]));
  const fits = (one: number) =>
    steps.every((step) => {
      const pitch = pitchOf(theme, one + step, chord);
      return pitch >= lead.lowest && pitch <= lead.highest;
    });
  return [anchor, anchor - DEGREES, anchor + DEGREES].find(fits) ?? anchor;
}

/** True if a note carries weight: on a strong beat, or held. */
function isWeighty({ meter, strong }: ThemeScore, at: number, beats: number): boolean {
  return at === 0 || strong.includes(at) || beats >= meter / 2;
}

/** Avoids the gap below a raised leading note. */
function smooth(chord: Chord, degree: number): number {
  return chord.isRaised && modulo(degree, DEGREES) === 5 ? degree - 1 : degree;
}

/** The chord tone nearest to a degree; the next one in the direction of the tune if that repeats. */
function snap(chord: Chord, degree: number, before: number | undefined): number {
  const near = nearestChordTone(chord, degree);
  if (near !== before || degree === near) return near;
  const direction = degree > near ? 1 : -1;
  let next = near + direction;
  while (!isChordTone(chord, next)) next += direction;
  return next;
}

/** Gains of the four bars: a phrase swells towards its third bar. */
const SWELL = [0.85, 0.95, 1.08, 0.9];

/** A tune as it is sung: the last pitch and the degree that was meant for it. */
interface Voice {
  pitch: number | undefined;
  degree: number | undefined;
}

/** Notes of one bar from its motif. Cadences are not moved to the chord, since they resolve. */
function singBar(
  random: Random,
  tune: Tune,
  chord: Chord,
  voice: Voice,
  bar: { readonly motif: Motif; readonly anchor: number; readonly order: number },
): readonly Tone[] {
  const { theme, lead } = tune;
  const isCadence = bar.order === SWELL.length - 1;
  // A tune may come in late, except at a cadence.
  const isLate = !isCadence && bar.motif.length > 0 && happens(random, 15);
  const tones: Tone[] = [];
  let at = isLate ? 1 : 0;
  for (const { step, beats } of bar.motif) {
    const length = Math.min(beats, theme.meter - at);
    if (length <= 0) break;
    if (step !== undefined) {
      const wished = bar.anchor + step;
      const isSnapped = !isCadence && isWeighty(theme, at, length) && !isChordTone(chord, wished);
      const degree = isSnapped ? snap(chord, wished, voice.degree) : smooth(chord, wished);
      const settled = inRange(tune, chord, degree, voice.pitch);
      voice.degree = degree;
      voice.pitch = pitchOf(theme, settled, chord);
      const gain = byHand(random, lead.gain * elementAt(SWELL, bar.order)) * (at === 0 ? 1 : 0.9);
      const { pitch } = voice;
      const { instrument } = lead;
      tones.push({ stem: 'lead', instrument, pitch, gain, at, beats: 0.95 * length });
    }
    at += length;
  }
  return tones;
}

/** Notes of a four-bar phrase of the tune, a list for each bar. */
export function phraseOf(
  random: Random,
  kind: PhraseKind,
  tune: Tune,
  chords: readonly Chord[],
): readonly (readonly Tone[])[] {
  const voice: Voice = { pitch: undefined, degree: undefined };
  return planPhrase(random, kind, tune).map(({ motif, height }, order) => {
    const chord = elementAt(chords, order);
    const home = homeOf(tune, chord);
    const isHome = kind === 'answer' && order === SWELL.length - 1;
    const wished = isHome ? home : nearestChordTone(chord, home + height);
    const anchor = fitAnchor(tune, chord, motif, wished);
    return singBar(random, tune, chord, voice, { motif, anchor, order });
  });
}
