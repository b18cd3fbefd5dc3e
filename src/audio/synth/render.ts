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
/** Fade-in in samples, and fade-out as a share of the length. */
const RAMP_IN = 44;
const RAMP_OUT = 0.25;

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
    addPartial(out, note, envelope, { hertz: from, gain: note.gain * gain, bend: voice.bend });
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
  readonly bend: number;
}

function addPartial(
  out: Float64Array,
  { at }: Note,
  envelope: Float64Array,
  { hertz, gain, bend }: Partial,
): void {
  const count = envelope.length;
  let step = hertz / RATE;
  const change = (step * (ratioOf(bend) - 1)) / count;
  let turn = 0;
  const start = Math.round(at * RATE);
  const end = Math.min(count, out.length - start);
  for (let index = 0; index < end; index += 1) {
    const place = start + index;
    out[place] = (out[place] ?? 0) + gain * (envelope[index] ?? 0) * sine(turn);
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
  const last = Math.min(count, out.length - start);
  for (let index = 0; index < last; index += 1) {
    const hertz = note.hertz * (1 + ((end - 1) * index) / count);
    const turn = (TWO_PI * hertz) / RATE;
    const share = turn / (1 + turn);
    let value = noise();
    for (const stage of [0, 1]) value = state[stage] = mix(state[stage] ?? 0, value, share);
    const low = (state[2] = mix(state[2] ?? 0, value, share / 2));
    const place = start + index;
    out[place] = (out[place] ?? 0) + 4 * note.gain * (envelope[index] ?? 0) * (value - low);
  }
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function addRoom(dry: Float64Array, room: number): Float64Array {
  const answer = makeRoom();
  return dry.map((input) => input * (1 - room) + answer(input) * room);
}

/** Centres the samples in place and scales them to the score's peak. */
function finish(samples: Float64Array, peak: number): Float32Array {
  const { length } = samples;
  let sum = 0;
  for (const sample of samples) sum += sample;
  const mean = sum / Math.max(1, length);
  let maxSample = 0;
  for (let index = 0; index < length; index += 1) {
    const ramp =
      smoothStep(index / RAMP_IN) * smoothStep((length - 1 - index) / (RAMP_OUT * length));
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

/** Renders an effect to samples from -1 to 1 at `RATE` per second, identical on every machine. */
export function render(score: Score): Float32Array {
  const dry = new Float64Array(Math.round((score.beats * 60 * RATE) / score.tempo));
  for (const note of notesOf(score)) {
    if (note.at * RATE >= dry.length) continue;
    const voice = VOICES[note.voice];
    if (voice.partials.length === 0) addNoise(dry, note, voice);
    else addPartials(dry, note, voice);
  }
  return finish(addRoom(dry, score.room), score.peak);
}
