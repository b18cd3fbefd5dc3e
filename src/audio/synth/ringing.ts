import { hertzOf } from './pitch.ts';
import { INSTRUMENTS } from './instruments.ts';
import type { Held, InstrumentName, Noise, Struck } from './instruments.ts';
import { cosineOf, makeNoise, RATE, sine, sineOf, smoothStep } from './wave.ts';

const TWO_PI = 6.283_185_307_179_586;
/** Partials above this frequency would alias. */
const MAX_HERTZ = 0.45 * RATE;
/** Natural logarithm of 1000: a partial has died away at -60 dB. */
const DECAY = 6.907_755;
/** Samples between two values of an envelope; levels in between are interpolated. */
const STEP = 32;

/** Note to play: pitch in semitones (A4 is 69) and length in seconds. */
export interface Strike {
  readonly instrument: InstrumentName;
  readonly pitch: number;
  readonly gain: number;
  readonly seconds: number;
}

/** A note that sounds. Samples are computed as time passes, block by block. */
export interface Ringing {
  /** Adds the next samples from index `from` to the end of `out`. False once it is silent. */
  add(out: Float64Array, from: number): boolean;
}

/**
 * Sine by recurrence, which decays by `ratio` per sample: two products per sample. The state is the
 * last two values.
 */
interface Oscillator {
  readonly a: number;
  readonly b: number;
  y1: number;
  y2: number;
  /** Samples until it is silent. */
  left: number;
}

function makeOscillator(hertz: number, gain: number, ratio: number, left: number): Oscillator {
  const turn = (TWO_PI * hertz) / RATE;
  const a = 2 * ratio * cosineOf(turn);
  return { a, b: -ratio * ratio, y1: 0, y2: (-gain * sineOf(turn)) / ratio, left };
}

/** Adds up to `count` samples of an oscillator. */
function run(oscillator: Oscillator, out: Float64Array, from: number, count: number): void {
  const { a, b } = oscillator;
  let { y1, y2 } = oscillator;
  const end = from + Math.min(count, oscillator.left);
  for (let index = from; index < end; index += 1) {
    const y = a * y1 + b * y2;
    out[index] = (out[index] ?? 0) + y;
    y2 = y1;
    y1 = y;
  }
  oscillator.y1 = y1;
  oscillator.y2 = y2;
  oscillator.left -= end - from;
}

function ringStruck({ modes, attack }: Struck, { pitch, gain }: Strike): Ringing {
  const hertz = hertzOf(pitch);
  // High notes of plucked strings and bars are shorter.
  const stretch = Math.min(1.5, Math.max(0.35, 1.4 - hertz / 1100));
  const oscillators = modes
    .filter(([ratio]) => hertz * ratio < MAX_HERTZ)
    .map(([ratio, level, seconds]) => {
      const left = Math.ceil(seconds * stretch * RATE);
      const step = DECAY / left;
      return makeOscillator(hertz * ratio, gain * level, 1 - step + (step * step) / 2, left);
    });
  const ramp = Math.ceil(attack * RATE);
  let at = 0;
  return {
    add: (out, from) => {
      const soft = Math.max(0, Math.min(ramp - at, out.length - from));
      if (soft > 0) {
        const scratch = new Float64Array(soft);
        for (const one of oscillators) run(one, scratch, 0, soft);
        for (const [index, value] of scratch.entries())
          out[from + index] = (out[from + index] ?? 0) + value * smoothStep((at + index) / ramp);
      }
      for (const one of oscillators) run(one, out, from + soft, out.length - from - soft);
      at += out.length - from;
      return oscillators.some(({ left }) => left > 0);
    },
  };
}

/** Level of a held note `at` samples after its start. */
function levelAt(at: number, length: number, voice: Held | Noise): number {
  const attack = Math.min(voice.attack * RATE, length);
  const release = voice.release * RATE;
  const level = smoothStep(at / attack) * smoothStep((length + release - at) / release);
  if (voice.kind === 'noise' || voice.swell === undefined) return level;
  const [rate, depth] = voice.swell;
  return level * (1 - depth * (0.5 + 0.5 * sine(((at * rate) / RATE + 0.75) % 1)));
}

/** Adds `scratch`, shaped by the envelope of a held note, to `out`. */
function addShaped(
  out: Float64Array,
  from: number,
  scratch: Float64Array,
  levelOf: (index: number) => number,
): void {
  let level = levelOf(0);
  for (let at = from; at < out.length; at += STEP) {
    const end = Math.min(out.length, at + STEP);
    const next = levelOf(end - from);
    const slope = (next - level) / (end - at);
    for (let index = at; index < end; index += 1) {
      out[index] = (out[index] ?? 0) + (scratch[index - from] ?? 0) * level;
      level += slope;
    }
    level = next;
  }
}

function ringHeld(voice: Held, { pitch, gain, seconds }: Strike): Ringing {
  const hertz = hertzOf(pitch);
  const oscillators = voice.partials
    .filter(([ratio]) => hertz * ratio < MAX_HERTZ)
    .map(([ratio, level]) => makeOscillator(hertz * ratio, gain * level, 1, Infinity));
  const length = seconds * RATE;
  const end = length + voice.release * RATE;
  let at = 0;
  return {
    add: (out, from) => {
      const count = out.length - from;
      const scratch = new Float64Array(count);
      for (const one of oscillators) run(one, scratch, 0, count);
      addShaped(out, from, scratch, (index) => levelAt(at + index, length, voice));
      at += count;
      return at < end;
    },
  };
}

function ringNoise(voice: Noise, { pitch, gain, seconds }: Strike, seed: number): Ringing {
  const turn = (TWO_PI * hertzOf(pitch)) / RATE;
  const share = turn / (1 + turn);
  const noise = makeNoise(seed);
  const length = seconds * RATE;
  const end = length + voice.release * RATE;
  let [first, second, low, at] = [0, 0, 0, 0];
  return {
    add: (out, from) => {
      const scratch = new Float64Array(out.length - from);
      for (let index = 0; index < scratch.length; index += 1) {
        first += (noise() - first) * share;
        second += (first - second) * share;
        low += ((second - low) * share) / 2;
        scratch[index] = 4 * gain * (second - low);
      }
      addShaped(out, from, scratch, (index) => levelAt(at + index, length, voice));
      at += scratch.length;
      return at < end;
    },
  };
}

/** Starts a note; `seed` distinguishes the noise of different notes. */
export function ring(strike: Strike, seed: number): Ringing {
  const instrument = INSTRUMENTS[strike.instrument];
  switch (instrument.kind) {
    case 'struck':
      return ringStruck(instrument, strike);
    case 'held':
      return ringHeld(instrument, strike);
    case 'noise':
      return ringNoise(instrument, strike, seed);
  }
}
