import { describe, expect, test } from 'vitest';
import { barsOf, quantileOf } from '#lab/rules-study/histogram.ts';
import { intervalsFor } from '#lab/rules-study/intervals.ts';

const FIXED = intervalsFor({ kind: 'units', units: 100 });
const ANY_TIME = intervalsFor({ kind: 'until', width: 0.05, most: 1000 });

describe('counts', () => {
  const counts = { 10: 1, 2: 3, 30: 1 };

  test('give quantiles between order statistics', () => {
    expect(quantileOf(counts, 0.5, FIXED)).toEqual({ value: 2, least: 2, most: 30 });
    expect(quantileOf({ 5: 1000, 6: 1 }, 0.5, FIXED)).toEqual({ value: 5, least: 5, most: 5 });
    expect(quantileOf({}, 0.5, FIXED)).toBeUndefined();
  });

  test('give wider quantiles to studies with a stopping rule', () => {
    const even = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [at, 1]));
    const fixed = quantileOf(even, 0.5, FIXED);
    const anyTime = quantileOf(even, 0.5, ANY_TIME);
    // Wilson: 100 of 200 is 43.1 to 56.9 %.
    expect(fixed).toEqual({ value: 99, least: 85, most: 114 });
    expect(anyTime?.least).toBeLessThan(85);
    expect(anyTime?.most).toBeGreaterThan(114);
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
