import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barsOf, quantileOf } from '#lab/rules-study/histogram.ts';
import { addValue, emptyMoments, meanOf, mergeMoments } from '#lab/rules-study/moments.ts';
import type { Moments } from '#lab/rules-study/moments.ts';
import { repeats } from '#test/support/deep.ts';

function momentsOf(values: readonly number[]): Moments {
  const moments = emptyMoments();
  for (const value of values) addValue(moments, value);
  return moments;
}

describe('moments', () => {
  test('are the same however their values are divided, even beyond 2^53', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 2 ** 25 }), { maxLength: 60 }),
        fc.nat(60),
        fc.nat(60),
        (values, a, b) => {
          const [one, two] = [Math.min(a, b), Math.max(a, b)];
          const parts = [values.slice(0, one), values.slice(one, two), values.slice(two)];
          const merged = emptyMoments();
          for (const part of parts) mergeMoments(merged, momentsOf(part));
          expect(merged).toEqual(momentsOf(values));
        },
      ),
      { numRuns: repeats(50, 5000) },
    );
  });

  test('add up exactly', () => {
    const moments = emptyMoments();
    for (let count = 0; count < 20; count += 1) mergeMoments(moments, momentsOf([2 ** 25, 1]));
    const { high, low } = moments.squares;
    expect(BigInt(high) * 2n ** 40n + BigInt(low)).toBe(20n * (2n ** 50n + 1n));
  });

  test('give the mean with its interval', () => {
    // Mean 4, variance 10, standard error sqrt(10 / 4) = 1.5811, times 1.959964.
    const mean = meanOf(momentsOf([0, 2, 4, 5, 9]));
    expect(mean?.value).toBe(4);
    expect(mean?.least).toBeCloseTo(4 - 1.959964 * Math.sqrt(9.2 / 4), 9);
    expect(meanOf(momentsOf([400]), 100)).toEqual({ value: 4, least: 0, most: 8 });
    expect(meanOf(emptyMoments())).toBeUndefined();
  });
});

describe('counts', () => {
  const counts = { 10: 1, 2: 3, 30: 1 };

  test('give quantiles between order statistics', () => {
    expect(quantileOf(counts, 0.5)).toEqual({ value: 2, least: 2, most: 30 });
    expect(quantileOf({ 5: 1000, 6: 1 }, 0.5)).toEqual({ value: 5, least: 5, most: 5 });
    expect(quantileOf({}, 0.5)).toBeUndefined();
  });

  test('are drawn as bars of equal width that lists share', () => {
    expect(barsOf([counts, { 12: 2 }], 3)).toEqual([
      [
        { x: 0, y: 3 },
        { x: 10, y: 1 },
        { x: 20, y: 0 },
        { x: 30, y: 1 },
      ],
      [
        { x: 0, y: 0 },
        { x: 10, y: 2 },
        { x: 20, y: 0 },
        { x: 30, y: 0 },
      ],
    ]);
  });
});
