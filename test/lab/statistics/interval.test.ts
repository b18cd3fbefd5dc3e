import { describe, expect, it } from 'vitest';
import { below, makeStream } from '#core';
import {
  differenceOf,
  estimateOf,
  meanDifference,
  meanInterval,
  meanOfEstimates,
  ratioOf,
  wilson,
} from '#lab/statistics/interval.ts';
import { addPair, addValue, emptyMoments, emptySums, momentsOf } from '#lab/statistics/sums.ts';

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

  it('stays near the mean for identical games with more than one x per y', () => {
    const { value, least, most } = ratioOf(
      sums(...new Array<[number, number]>(200).fill([1000, 1])),
    );
    expect(value).toBe(1000);
    // Two imagined games each at 0 and 2000: 1.96 sqrt(4 * 1000² / 204) / sqrt(204).
    expect(1000 - least).toBeCloseTo((1.959964 * 2000) / 204, 6);
    expect(most - 1000).toBeCloseTo(1000 - least, 6);
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

describe('the interval of a mean', () => {
  const full = { n: 200, mean: 1000, variance: 0 };

  it('respects the bounds of the figure', () => {
    const { value, least, most } = meanInterval(full, { bounds: { least: 0, most: 1000 } });
    expect([value, most]).toEqual([1000, 1000]);
    // As for a share of 1 in 200: two imagined runs each of 0 and 1000 turns.
    expect(least).toBeCloseTo(
      1000 * (202 / 204 - (1.959964 / 204) * Math.sqrt((202 * 2) / 204)),
      6,
    );
  });

  it('ignores distant bounds', () => {
    const near = meanInterval(
      { n: 50, mean: 10, variance: 4 },
      { bounds: { least: 0, most: 1e6 } },
    );
    expect(near).toEqual(meanInterval({ n: 50, mean: 10, variance: 4 }));
  });

  it('approaches that of the normal approximation', () => {
    const { least, most } = meanInterval({ n: 100_000, mean: 10, variance: 4 });
    expect((most - least) / 2).toBeCloseTo(1.959964 * Math.sqrt(4 / 100_000), 4);
  });

  it("matches Agresti and Coull's for shares", () => {
    // Two successes and two failures added to 9 of 10: 11 of 14.
    const bounds = { least: 0, most: 1 };
    const nine = meanInterval({ n: 10, mean: 0.9, variance: 0.09 }, { bounds, scale: 1 });
    const spread = 1.959964 * Math.sqrt(((11 / 14) * (3 / 14)) / 14);
    expect(nine.least).toBeCloseTo(11 / 14 - spread, 12);
    expect(nine.most).toBe(1);
  });

  it('contains the mean, however few units there are', () => {
    for (let n = 1; n <= 2000; n = Math.ceil(n * 1.3)) {
      for (const mean of [0, 1, 999, 1000]) {
        const { least, most } = meanInterval(
          { n, mean, variance: 0 },
          { bounds: { least: 0, most: 1000 } },
        );
        expect(least).toBeLessThanOrEqual(mean);
        expect(most).toBeGreaterThanOrEqual(mean);
      }
    }
  });

  it('is as wide as the bounds for a single unit', () => {
    const single = { n: 1, mean: 3, variance: 0 };
    expect(meanInterval(single)).toEqual({ value: 3, least: -Infinity, most: Infinity });
    const bounds = { least: 0, most: 10 };
    expect(meanInterval(single, { bounds })).toEqual({ value: 3, ...bounds });
  });

  it('is open without any unit', () => {
    const none = { n: 0, mean: 0, variance: 0 };
    expect(meanInterval(none)).toEqual({ value: 0, least: -Infinity, most: Infinity });
    const bounds = { least: 0, most: 1 };
    expect(meanInterval(none, { bounds })).toEqual({ value: 0, ...bounds });
  });

  it('of zeros keeps the scale of the figure', () => {
    const zeros = { n: 100, mean: 0, variance: 0 };
    expect(meanInterval(zeros).most).toBeCloseTo((1.959964 * 2) / 104, 6);
    expect(meanInterval(zeros, { scale: 50 }).most).toBeCloseTo((1.959964 * 100) / 104, 6);
  });

  it('covers the mean of runs that nearly always reach the limit', () => {
    const random = makeStream('interval', 'limit');
    let inside = 0;
    for (let study = 0; study < 400; study++) {
      const moments = emptyMoments();
      // 2 % of the runs end early, at a uniformly distributed turn.
      for (let run = 0; run < 150; run++) {
        addValue(moments, below(random, 50) === 0 ? below(random, 1000) : 1000);
      }
      const bounds = { least: 0, most: 1000 };
      const { least, most } = meanInterval(momentsOf(moments), { bounds });
      if (least <= 989.99 && most >= 989.99) inside += 1;
    }
    expect(inside / 400).toBeGreaterThan(0.93);
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
    const { value, least, most } = differenceOf(
      estimateOf(wilson(56, 70)),
      estimateOf(wilson(48, 80)),
    );
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
