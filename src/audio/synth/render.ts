import { ratioOf } from './pitch.ts';
import { makeRoom } from './reverb.ts';
import { notesOf } from './score.ts';
import type { Note, Score } from './score.ts';
import { VOICES } from './voices.ts';
import type { Voice } from './voices.ts';
import { makeNoise, RATE, sine, smoothStep } from './wave.ts';

/** Partials above this frequency would alias. */
const MAX_HERTZ = 0.45 * RATE;
const TWO_PI = 6.283_185_307_179_586;
/** Fade-in of an effect in samples, and fade-out as a share of its length. */
const RAMP_IN = 44;
const RAMP_OUT = 0.25;
/** Samples of reverb computed per slice. */
const SLICE = RATE;
/** Samples after which the reverb has died away. */
const REVERB_LENGTH = 2 * RATE;

/** Amplitude envelope of a note, one value per sample. */
function envelopeOf(voice: Voice, length: number): Float64Array {
  const isStruck = voice.shape === 'struck';
  const count = Math.round((isStruck ? voice.ring : length + voice.ring) * RATE);
  const attack = Math.min(voice.attack * RATE, count / 2);
  const [rate, depth] = voice.swell ?? [0, 0];
  const ending = isStruck ? count : voice.ring * RATE;
  const envelope = new Float64Array(count);
  for (let index = 0; index < count; index += 1) {
    const left = (count - index) / ending;
    const fade = isStruck ? left * left * left : smoothStep(left);
    const swell =
      depth === 0 ? 1 : 1 - depth * (0.5 + 0.5 * sine(((index * rate) / RATE + 0.75) % 1));
    envelope[index] = smoothStep(index / attack) * fade * swell;
  }
  return envelope;
}

function addPartials(out: Float64Array, note: Note, voice: Voice): void {
  const envelope = envelopeOf(voice, note.length);
  for (const [ratio, gain] of voice.partials) {
    const from = note.hertz * ratio;
    if (from > MAX_HERTZ) continue;
    addPartial(out, note, envelope, { hertz: from, gain: note.gain * gain, end: voice.bend });
    // Higher partials of struck notes fade sooner.
    if (voice.shape !== 'struck') continue;
    for (let index = 0; index < envelope.length; index += 1)
      envelope[index] = (envelope[index] ?? 0) * (1 - index / envelope.length);
  }
}

interface Partial {
  readonly hertz: number;
  readonly gain: number;
  /** Pitch bend at the end of the note, in semitones. */
  readonly end: number;
}

function addPartial(
  out: Float64Array,
  { at }: Note,
  envelope: Float64Array,
  { hertz, gain, end }: Partial,
): void {
  const count = envelope.length;
  let step = hertz / RATE;
  const change = (step * (ratioOf(end) - 1)) / count;
  let turn = 0;
  let place = Math.round(at * RATE) % out.length;
  for (let index = 0; index < count; index += 1) {
    out[place] = (out[place] ?? 0) + gain * (envelope[index] ?? 0) * sine(turn);
    place += 1;
    if (place === out.length) place = 0;
    turn += step;
    if (turn >= 1) turn -= 1;
    step += change;
  }
}

/** Adds noise through a band-pass filter around the note's frequency. */
function addNoise(out: Float64Array, note: Note, voice: Voice): void {
  const start = Math.round(note.at * RATE);
  const envelope = envelopeOf(voice, note.length);
  const count = envelope.length;
  const noise = makeNoise(start);
  const end = ratioOf(voice.bend);
  const state = [0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const hertz = note.hertz * (1 + ((end - 1) * index) / count);
    const turn = (TWO_PI * hertz) / RATE;
    const share = turn / (1 + turn);
    let value = noise();
    for (const stage of [0, 1]) value = state[stage] = mix(state[stage] ?? 0, value, share);
    const low = (state[2] = mix(state[2] ?? 0, value, share / 2));
    const place = (start + index) % out.length;
    out[place] = (out[place] ?? 0) + 4 * note.gain * (envelope[index] ?? 0) * (value - low);
  }
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Returns the note, or undefined if it starts after the end of an effect. */
function audibleNote(score: Score, note: Note, samples: number): Note | undefined {
  return score.loops || note.at * RATE < samples ? note : undefined;
}

function* addRoom(dry: Float64Array, { room, loops }: Score): Generator<undefined, Float64Array> {
  const answer = makeRoom();
  const out = new Float64Array(dry.length);
  // A loop starts with the reverb of its ending.
  const before = loops ? Math.min(REVERB_LENGTH, dry.length) : 0;
  for (let index = -before; index < dry.length; index += 1) {
    const input = dry[index < 0 ? index + dry.length : index] ?? 0;
    const wet = answer(input);
    if (index >= 0) out[index] = input * (1 - room) + wet * room;
    if (index % SLICE === 0) yield undefined;
  }
  return out;
}

/** Centres the samples in place and scales them to the score's peak. */
function finish(samples: Float64Array, { peak, loops }: Score): Float32Array {
  const { length } = samples;
  let sum = 0;
  for (const sample of samples) sum += sample;
  const mean = sum / Math.max(1, length);
  let maxSample = 0;
  for (let index = 0; index < length; index += 1) {
    const ramp = loops
      ? 1
      : smoothStep(index / RAMP_IN) * smoothStep((length - 1 - index) / (RAMP_OUT * length));
    const level = ((samples[index] ?? 0) - mean) * ramp;
    samples[index] = level;
    maxSample = Math.max(maxSample, Math.abs(level));
  }
  const finished = new Float32Array(length);
  if (maxSample === 0) return finished;
  for (let index = 0; index < length; index += 1)
    finished[index] = ((samples[index] ?? 0) * peak) / maxSample;
  return finished;
}

/** Renders a score a few milliseconds at a time, yielding to the caller in between. */
export function* renderSlowly(score: Score): Generator<undefined, Float32Array> {
  const length = Math.round((score.beats * 60 * RATE) / score.tempo);
  // Notes ringing past the end of an effect must not wrap round to its beginning.
  const dry = new Float64Array(score.loops ? length : 2 * length + 4 * RATE);
  for (const note of notesOf(score)) {
    if (audibleNote(score, note, length) === undefined) continue;
    const voice = VOICES[note.voice];
    if (voice.partials.length === 0) addNoise(dry, note, voice);
    else addPartials(dry, note, voice);
    yield undefined;
  }
  const wet = yield* addRoom(dry.subarray(0, length), score);
  return finish(wet, score);
}

/** Renders a score to samples from -1 to 1 at `RATE` per second, identical on every machine. */
export function render(score: Score): Float32Array {
  const rendering = renderSlowly(score);
  for (;;) {
    const { done, value } = rendering.next();
    if (done === true) return value;
  }
}
