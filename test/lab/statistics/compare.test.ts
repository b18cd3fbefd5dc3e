import { describe, expect, it } from 'vitest';
import { below, makeStream } from '#core';
import { repeats } from '#test/support/deep.ts';
import { chanceOf, changesBeyondChance } from '#lab/statistics/compare.ts';
import { estimateOf, wilson } from '#lab/statistics/interval.ts';
import type { Estimate } from '#lab/statistics/interval.ts';
import { twoSidedTail } from '#lab/statistics/normal.ts';

describe('the normal distribution', () => {
  // Source: 2 * scipy.stats.norm.sf.
  it.each([
    [0, 1],
    [0.1, 0.920344325445942],
    [1, 0.31731050786291415],
    [1.959963984540054, 0.05],
    [2.49, 0.012774309529886342],
    [2.51, 0.012073116160825332],
    [5, 5.733031437583866e-7],
    [20, 5.507248237212311e-89],
    [Infinity, 0],
  ])('is at least %d from 0 with probability %d', (z, expected) => {
    const error = Math.abs(twoSidedTail(z) - expected);
    expect(error).toBeLessThanOrEqual(1e-12 * expected);
  });
});

/** Estimate with a 95 % interval of `errors` standard errors of `error`. */
function estimate(value: number, error: number): Estimate {
  return { value, least: value - 1.959964 * error, most: value + 1.959964 * error };
}

describe('the p-value of a difference', () => {
  it('is that of its distance from 0 in standard errors', () => {
    expect(chanceOf(estimate(0.2, 0.1))).toBeCloseTo(twoSidedTail(2), 12);
    expect(chanceOf(estimate(-0.2, 0.1))).toBeCloseTo(twoSidedTail(2), 12);
    expect(chanceOf(estimate(0, 0.1))).toBe(1);
  });

  it('uses the side of the interval towards 0', () => {
    expect(chanceOf({ value: 2, least: 0, most: 100 })).toBeCloseTo(0.05, 6);
    expect(chanceOf({ value: -2, least: -100, most: 0 })).toBeCloseTo(0.05, 6);
  });

  it('is 0 for different figures without an interval, and 1 for equal or infinite ones', () => {
    expect(chanceOf({ value: 3, least: 3, most: 3 })).toBe(0);
    expect(chanceOf({ value: 0, least: 0, most: 0 })).toBe(1);
    expect(chanceOf({ value: 3, least: -Infinity, most: Infinity })).toBe(1);
    expect(chanceOf({ value: Number.NaN, least: 0, most: Infinity })).toBe(1);
  });
});

describe('changes beyond chance', () => {
  it("are those of Benjamini and Hochberg's procedure", () => {
    // Their example: p-values 0.0001, 0.0004, 0.0019, 0.0095, 0.0201, ... of 15 tests.
    const errors = [
      3.8905919, 3.5400838, 3.105434, 2.5935164, 2.3244759, 2.2000972, 2.1727386, 2.1153515,
      1.9963117, 0.9862713, 0.7957111, 0.5652555, 0.4498758, 0.3067942, 0,
    ];
    const pairs = errors.map((one) => [{ value: 0, least: 0, most: 0 }, estimate(one, 1)] as const);
    const changes = changesBeyondChance(pairs);
    expect(changes.filter(({ isBeyondChance }) => isBeyondChance)).toHaveLength(4);
    expect(changes.slice(0, 4).every(({ isBeyondChance }) => isBeyondChance)).toBe(true);
    expect(changesBeyondChance(pairs, 0.2).filter((one) => one.isBeyondChance)).toHaveLength(9);
  });

  it('keep the order of the figures', () => {
    const [same, changed] = [estimate(1, 1), estimate(9, 1)];
    const changes = changesBeyondChance([
      [same, same],
      [same, changed],
      [changed, same],
    ]);
    expect(changes.map(({ isBeyondChance }) => isBeyondChance)).toEqual([false, true, true]);
    expect(changes.map(({ difference }) => difference.value)).toEqual([0, 8, -8]);
    expect(changesBeyondChance([])).toEqual([]);
  });

  it('are at most 5 % false on average', () => {
    const studies = repeats(60, 1000);
    let share = 0;
    for (let study = 0; study < studies; study++) {
      const random = makeStream(`study ${study}`, 'changes');
      const measure = (chance: number) => {
        let wins = 0;
        for (let game = 0; game < 200; game++) wins += Number(below(random, 100) < chance);
        return estimateOf(wilson(wins, 200));
      };
      // The first 5 of 20 figures have changed.
      const pairs = Array.from({ length: 20 }, (_, at) => {
        return [measure(40), measure(at < 5 ? 60 : 40)] as const;
      });
      const found = changesBeyondChance(pairs).map((one) => one.isBeyondChance);
      const wrong = found.slice(5).filter(Boolean).length;
      share += wrong / Math.max(1, found.filter(Boolean).length);
    }
    expect(share / studies).toBeLessThanOrEqual(0.05 + 3 * Math.sqrt(0.02 / studies));
  });
});
