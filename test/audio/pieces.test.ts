import { describe, expect, it } from 'vitest';
import { PIECES } from '#audio';
import { MUSIC, RATE, render } from '#audio/synthesizer.ts';
import { beatsOf } from '#audio/synth/score.ts';
import type { Score } from '#audio/synth/score.ts';
import { differenceOf, meanOf, peakOf, printOf, rmsOf, stepOf } from './measure.ts';

const rendered = PIECES.map((piece) => [piece, render(MUSIC[piece])] as const);

describe.each(rendered)('the piece %s', (piece, samples) => {
  const second = (from: number) => samples.subarray(from, from + RATE);

  it('is long enough to bear repeating, and as long as its score', () => {
    const { beats, tempo } = MUSIC[piece];
    expect(samples).toHaveLength(Math.round((beats * 60 * RATE) / tempo));
    expect(samples.length / RATE).toBeGreaterThan(45);
  });

  it('stays in the background: soft, even and never silent', () => {
    expect(peakOf(samples)).toBeLessThanOrEqual(0.4201);
    expect(rmsOf(samples)).toBeLessThanOrEqual(0.12);
    expect(Math.abs(meanOf(samples))).toBeLessThan(0.001);
    for (let from = 0; from + RATE <= samples.length; from += RATE) {
      expect(rmsOf(second(from))).toBeGreaterThan(0.2 * rmsOf(samples));
      expect(rmsOf(second(from))).toBeLessThan(2.2 * rmsOf(samples));
    }
  });

  it('loops seamlessly', () => {
    const round = new Float32Array([...samples.subarray(-RATE), ...samples.subarray(0, RATE)]);
    expect(Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 1))).toBeLessThan(0.02);
    expect(stepOf(round)).toBeLessThanOrEqual(stepOf(samples));
    const [before, after] = [rmsOf(round.subarray(0, RATE)), rmsOf(round.subarray(RATE))];
    expect(Math.max(before, after) / Math.min(before, after)).toBeLessThan(2);
  });

  it('has lines of matching length', () => {
    for (const { line } of MUSIC[piece].tracks) expect(MUSIC[piece].beats % beatsOf(line)).toBe(0);
  });
});

it('all pieces are clearly distinct', () => {
  const prints = rendered.map(([, samples]) => printOf(samples.subarray(12 * RATE, 14 * RATE)));
  for (const [index, print] of prints.entries()) {
    for (const other of prints.slice(index + 1)) {
      expect(differenceOf(print, other)).toBeGreaterThan(0.15);
    }
  }
});

describe('a loop', () => {
  const LATE: Score = {
    tempo: 60,
    beats: 2,
    loops: true,
    peak: 0.5,
    room: 0.3,
    tracks: [{ voice: 'bell', gain: 1, line: '.:1.5 A4:0.5' }],
  };

  it('wraps ringing notes to its beginning, unlike an effect', () => {
    expect(rmsOf(render(LATE).subarray(0, RATE / 2))).toBeGreaterThan(0.01);
    expect(peakOf(render({ ...LATE, loops: false }).subarray(0, RATE / 2))).toBeLessThan(0.001);
  });

  it('renders identically every time', () => {
    expect(render(LATE)).toEqual(render(LATE));
  });
});
