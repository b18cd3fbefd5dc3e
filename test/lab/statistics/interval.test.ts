import { describe, expect, it } from 'vitest';
import {
  meanDifference,
  meanOfEstimates,
  ratioOf,
  shareDifference,
  wilson,
} from '#lab/statistics/interval.ts';
import { addPair, emptySums } from '#lab/statistics/sums.ts';

function sums(...pairs: readonly (readonly [number, number])[]) {
  const all = emptySums();
  for (const [x, y] of pairs) addPair(all, x, y);
  return all;
}

describe("Wilson's interval", () => {
  it('stays between 0 and 1 despite rounding', () => {
    for (let trials = 1; trials <= 300; trials++) {
      expect(wilson(0, trials).least).toBe(0);
      expect(wilson(trials, trials).most).toBe(1);
    }
  });
});

describe('ratioOf', () => {
  it('is the ratio of all counts, with an interval over games', () => {
    const { value, least, most } = ratioOf(sums([1, 4], [3, 4], [0, 8], [4, 4]));
    expect(value).toBe(0.4);
    // Residuals x - r y: -0.6, 1.4, -3.2, 2.4; squares 18.32; times 4/3, root, over 20, times 1.96.
    expect(most - value).toBeCloseTo(0.4843, 4);
    expect(least).toBe(0);
  });

  it('has the standard error of the mean when y is 1', () => {
    const { value, least, most } = ratioOf(sums([1, 1], [2, 1], [3, 1], [6, 1]));
    expect(value).toBe(3);
    expect(most - value).toBeCloseTo(1.959964 * Math.sqrt(14 / 3 / 4), 6);
    expect(value - least).toBeCloseTo(most - value, 12);
  });

  it('keeps a wide interval for a few identical games', () => {
    expect(ratioOf(sums([0, 1], [0, 1], [0, 1])).most).toBe(wilson(0, 3).most);
    expect(ratioOf(sums([0, 1], [0, 1], [0, 1])).least).toBe(0);
  });

  it('is unknown for one game', () => {
    expect(ratioOf(sums([1, 2]))).toEqual({ value: 0.5, least: 0, most: Infinity });
    expect(ratioOf(emptySums())).toEqual({ value: 0, least: 0, most: Infinity });
  });

  it('covers the true ratio in about 95 of 100 runs', () => {
    let inside = 0;
    let word = 1;
    const next = (n: number) => {
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
      return Math.floor((word / 0x1_0000_0000) * n);
    };
    for (let run = 0; run < 400; run++) {
      const all = emptySums();
      for (let game = 0; game < 60; game++) {
        // Turns within a game are fully correlated: all of them count, or none.
        const turns = 5 + next(10);
        addPair(all, next(4) === 0 ? turns : 0, turns);
      }
      const { least, most } = ratioOf(all);
      if (least <= 0.25 && most >= 0.25) inside += 1;
    }
    expect(inside / 400).toBeGreaterThan(0.91);
    expect(inside / 400).toBeLessThan(0.98);
  });
});

describe('the interval of a difference', () => {
  it('is centred on the mean for paired games', () => {
    const { value, least, most } = meanDifference([1, 0, 0, -1, 1, 0, 0, 0, 1, 0]);
    expect(value).toBe(0.2);
    // 4 wins and 2 losses of 12: mean 2/12, spread 1.96 sqrt((6/12 - (2/12)²) / 12).
    expect(least).toBeCloseTo(1 / 6 - 0.3888, 3);
    expect(most).toBeCloseTo(1 / 6 + 0.3888, 3);
  });

  it('stays open when all games end alike', () => {
    const { value, least, most } = meanDifference(new Array<number>(98).fill(0));
    expect(value).toBe(0);
    expect(most).toBeCloseTo((1.959964 * Math.sqrt(2 / 100)) / 10, 6);
    expect(least).toBe(-most);
    expect(meanDifference([])).toEqual({ value: 0, least: -1, most: 1 });
  });

  it("of shares matches Newcombe's example", () => {
    // Newcombe's example of 56/70 and 48/80: 0.2, with 0.0524 to 0.3339.
    const { value, least, most } = shareDifference(wilson(56, 70), wilson(48, 80));
    expect(value).toBeCloseTo(0.2, 12);
    expect(least).toBeCloseTo(0.0524, 4);
    expect(most).toBeCloseTo(0.3339, 4);
  });
});

describe('the mean of independent estimates', () => {
  it('weights each equally; interval lengths add up like errors', () => {
    const estimates = [
      { value: 0.3, least: 0, most: 0.5 },
      { value: 0.1, least: -0.3, most: 0.1 },
    ];
    const { value, least, most } = meanOfEstimates(estimates);
    expect(value).toBeCloseTo(0.2, 12);
    expect(value - least).toBeCloseTo(Math.sqrt(0.09 + 0.16) / 2, 12);
    expect(most - value).toBeCloseTo(0.2 / 2, 12);
  });

  it('of one estimate is that estimate, and of none is unknown', () => {
    const single = { value: 0.25, least: 0.125, most: 0.5 };
    expect(meanOfEstimates([single])).toEqual(single);
    expect(meanOfEstimates([])).toEqual({ value: 0, least: -1, most: 1 });
  });
});
