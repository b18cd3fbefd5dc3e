import { describe, expect, it } from 'vitest';
import { SOUNDS } from '#audio';
import { EFFECTS, RATE, render } from '#audio/synthesizer.ts';
import { differenceOf, meanOf, peakOf, printOf, rmsOf, stepOf } from './measure.ts';

const rendered = SOUNDS.map((sound) => [sound, render(EFFECTS[sound])] as const);

describe.each(rendered)('the effect %s', (_, samples) => {
  it('is short, and as long as its score', () => {
    expect(samples.length / RATE).toBeGreaterThanOrEqual(0.2);
    expect(samples.length / RATE).toBeLessThanOrEqual(3.5);
  });

  it('is soft but audible', () => {
    expect(peakOf(samples)).toBeLessThanOrEqual(0.4001);
    expect(peakOf(samples)).toBeGreaterThanOrEqual(0.2);
    expect(rmsOf(samples)).toBeLessThanOrEqual(0.12);
    expect(rmsOf(samples)).toBeGreaterThanOrEqual(0.02);
    expect(Math.abs(meanOf(samples))).toBeLessThan(0.002);
  });

  it('begins and ends in silence, without clicks', () => {
    expect([samples[0], samples.at(-1)].map((end) => end === 0)).toEqual([true, true]);
    expect(peakOf(samples.subarray(0, 8))).toBeLessThan(0.03);
    expect(peakOf(samples.subarray(-220))).toBeLessThan(0.01);
    expect(stepOf(samples)).toBeLessThan(0.2);
  });
});

it('all effects are clearly distinct', () => {
  const prints = rendered.map(([sound, samples]) => [sound, printOf(samples)] as const);
  const duplicates = prints.flatMap(([one, print], index) =>
    prints
      .slice(index + 1)
      .filter(([, other]) => differenceOf(print, other) < 0.15)
      .map(([other]) => `${one}, ${other}`),
  );
  expect(duplicates).toEqual([]);
});
