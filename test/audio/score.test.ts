import { describe, expect, it } from 'vitest';
import { makePcm, makeWav, RATE } from '#audio/synthesizer.ts';
import { frequencyOf } from '#audio/synth/pitch.ts';
import { notesOf } from '#audio/synth/score.ts';
import type { Score } from '#audio/synth/score.ts';
import { sine } from '#audio/synth/wave.ts';

const SCORE: Score = {
  tempo: 120,
  beats: 4,
  peak: 0.5,
  room: 0,
  tracks: [{ voice: 'harp', gain: 1, line: 'A4 . | C4+E4:0.5 .:0.5 .' }],
};

describe('a score', () => {
  it('lists notes in time, repeated until it ends', () => {
    const two = { ...SCORE, beats: 8 };
    const times = notesOf(two).map(({ at, hertz, length }) => [at, Math.round(hertz), length]);
    const onePass = [
      [0, 440, 0.5],
      [1, 262, 0.25],
      [1, 330, 0.25],
    ];
    const again = onePass.map(([at = 0, ...rest]) => [at + 2, ...rest]);
    expect(times).toEqual([...onePass, ...again]);
  });

  it.each(['H4', 'A', 'A4:0', 'A4:x', ''])('rejects the line "%s"', (line) => {
    const tracks = [{ voice: 'harp', gain: 1, line }] as const;
    expect(() => notesOf({ ...SCORE, tracks })).toThrow(RangeError);
  });
});

it('notes have the frequencies of equal temperament', () => {
  const semitones = [
    ['A4', 0],
    ['C4', -9],
    ['Bb3', -11],
    ['F#6', 21],
  ] as const;
  for (const [name, steps] of semitones) {
    expect(frequencyOf(name)).toBeCloseTo(440 * 2 ** (steps / 12), 6);
  }
});

it('the sine table matches Math.sin', () => {
  for (let step = 0; step < 997; step += 1) {
    expect(sine(step / 997)).toBeCloseTo(Math.sin((2 * Math.PI * step) / 997), 4);
  }
});

it('a WAV file has a correct header', () => {
  const pcm = makePcm(Float32Array.of(0, 1, -1, 2, 0.5), 0.5);
  const numbers = new Int16Array(pcm.buffer);
  expect([...numbers]).toEqual([0, 16_384, -16_383, 32_767, 8192]);
  const file = makeWav(pcm, RATE);
  const view = new DataView(file.buffer);
  const text = (from: number, to: number) => String.fromCharCode(...file.subarray(from, to));
  expect([text(0, 4), text(8, 16), text(36, 40)]).toEqual(['RIFF', 'WAVEfmt ', 'data']);
  expect([4, 16, 24, 28, 40].map((at) => view.getUint32(at, true))).toEqual([
    file.length - 8,
    16,
    RATE,
    2 * RATE,
    pcm.length,
  ]);
  expect([20, 22, 32, 34].map((at) => view.getUint16(at, true))).toEqual([1, 1, 2, 16]);
  expect(file.subarray(44)).toEqual(pcm);
});
