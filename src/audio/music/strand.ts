import type { Layer, Theme } from '../model/music.ts';
import { RATE } from '../synth/wave.ts';
import { ring } from '../synth/ringing.ts';
import type { Ringing } from '../synth/ringing.ts';
import { BarReader } from './compose.ts';
import { STEMS } from './theme.ts';
import type { Stem, Tone } from './theme.ts';
import { THEME_SCORES } from './themes.ts';

/** Seconds of a crossfade. */
const FADE = 1.1;
/** Share of its level that the tune keeps while hushed. */
const HUSHED = { lead: 0.3, ground: 0.75 } as const;

type Layers = Readonly<Record<Layer, boolean>>;

/** Level of each stem with these layers. */
function levelsOf({ hush, pulse, low, high }: Layers): Readonly<Record<Stem, number>> {
  return {
    lead: hush ? HUSHED.lead : 1,
    ground: hush ? HUSHED.ground : 1,
    pulse: pulse ? 1 : 0,
    low: low ? 1 : 0,
    high: high ? 1 : 0,
  };
}

/** Level that moves to its target within a second. */
class Fader {
  level = 0;
  target = 0;

  get isOff(): boolean {
    return this.level === 0 && this.target === 0;
  }

  /** Adds `from`, with this level, to `to`. */
  mix(from: Float64Array, to: Float64Array, gain: number): void {
    const change = from.length / (FADE * RATE);
    const end =
      this.target > this.level
        ? Math.min(this.target, this.level + change)
        : Math.max(this.target, this.level - change);
    const slope = (end - this.level) / from.length;
    let { level } = this;
    for (let index = 0; index < from.length; index += 1) {
      to[index] = (to[index] ?? 0) + (from[index] ?? 0) * level * gain;
      level += slope;
    }
    this.level = end;
  }
}

/**
 * A theme as it is played. It pauses when it has faded out, and continues with its next bar when it
 * is wanted again.
 */
export class Strand {
  readonly #bars: BarReader;
  readonly #beat: number;
  readonly #barLength: number;
  readonly #gain: number;
  readonly #faders: Readonly<Record<Stem, Fader>>;
  readonly #ringing: Record<Stem, Ringing[]>;
  readonly #master = new Fader();
  #waiting: Tone[] = [];
  /** Samples since the bar began. */
  #at: number;
  #notes = 0;
  #isOver = false;

  constructor(theme: Theme) {
    const { tempo, meter, level } = THEME_SCORES[theme];
    this.#bars = new BarReader(theme);
    this.#beat = (60 * RATE) / tempo;
    this.#barLength = Math.round(this.#beat * meter);
    this.#at = this.#barLength;
    this.#gain = level;
    const make = <T>(value: () => T): Record<Stem, T> => ({
      lead: value(),
      ground: value(),
      pulse: value(),
      low: value(),
      high: value(),
    });
    this.#faders = make(() => new Fader());
    this.#ringing = make(() => []);
  }

  /** True while it is silent and stays so. */
  isOff(): boolean {
    return this.#master.isOff;
  }

  /** Fades in with these layers; a theme that was silent has them at once. */
  play(layers: Layers): void {
    const wasOff = this.isOff();
    const levels = levelsOf(layers);
    this.#master.target = 1;
    for (const stem of STEMS) {
      const fader = this.#faders[stem];
      fader.target = levels[stem];
      if (wasOff) fader.level = fader.target;
    }
  }

  fade(): void {
    this.#master.target = 0;
  }

  /** Adds the next samples, as many as `out` has. */
  add(out: Float64Array): void {
    if (this.isOff()) return;
    const sum = new Float64Array(out.length);
    const started = this.#startNotes(out.length);
    for (const stem of STEMS) {
      const fader = this.#faders[stem];
      const fresh = started.filter(({ tone }) => tone.stem === stem && !fader.isOff);
      if (fresh.length === 0 && this.#ringing[stem].length === 0) {
        fader.level = fader.target;
        continue;
      }
      const part = new Float64Array(out.length);
      const old = this.#ringing[stem].filter((one) => one.add(part, 0));
      const added = fresh
        .map(({ tone, from }) => ({ note: this.#ring(tone), from }))
        .filter(({ note, from }) => note.add(part, from));
      this.#ringing[stem] = [...old, ...added.map(({ note }) => note)];
      fader.mix(part, sum, 1);
      if (fader.isOff) this.#ringing[stem] = [];
    }
    this.#master.mix(sum, out, this.#gain);
    if (this.isOff()) this.pause();
  }

  #ring({ instrument, pitch, gain, beats }: Tone): Ringing {
    this.#notes += 1;
    return ring({ instrument, pitch, gain, seconds: (beats * this.#beat) / RATE }, this.#notes);
  }

  /** Notes that start within the next `count` samples, with their positions there. */
  #startNotes(count: number): { readonly tone: Tone; readonly from: number }[] {
    const started: { tone: Tone; from: number }[] = [];
    for (let done = 0; done < count;) {
      if (this.#at >= this.#barLength && !this.#beginBar()) break;
      const end = Math.min(this.#barLength, this.#at + count - done);
      const isDue = ({ at }: Tone) => Math.round(at * this.#beat) < end;
      for (const tone of this.#waiting.filter(isDue)) {
        const from = done + Math.max(0, Math.round(tone.at * this.#beat) - this.#at);
        started.push({ tone, from });
      }
      this.#waiting = this.#waiting.filter((tone) => !isDue(tone));
      done += end - this.#at;
      this.#at = end;
    }
    return started;
  }

  #beginBar(): boolean {
    const bar = this.#isOver ? undefined : this.#bars.next();
    if (bar === undefined) {
      this.#isOver = true;
      return false;
    }
    this.#waiting = [...bar];
    this.#at = 0;
    return true;
  }

  /** Falls silent at once and drops the rest of the bar. */
  pause(): void {
    this.#master.level = 0;
    this.#master.target = 0;
    for (const stem of STEMS) this.#ringing[stem] = [];
    this.#waiting = [];
    this.#at = this.#barLength;
  }
}
