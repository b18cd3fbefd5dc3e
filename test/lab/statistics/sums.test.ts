import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratioOf } from '#lab/statistics/interval.ts';
import {
  addExactPair,
  addPair,
  addValue,
  emptyExactSums,
  emptyMoments,
  emptySums,
  mergeExactPairs,
  mergeMoments,
  mergeSums,
  momentsOf,
  ratioMoments,
  roundedSums,
} from '#lab/statistics/sums.ts';

const figures = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { maxLength: 30 });
const chunks = fc.array(figures, { maxLength: 8 });

describe('moment sums', () => {
  it('are the same for chunks of any size, in any order', () => {
    fc.assert(
      fc.property(chunks, (lists) => {
        const whole = emptyMoments();
        for (const value of lists.flat()) addValue(whole, value);
        const merged = emptyMoments();
        for (const list of lists.toReversed()) {
          const chunk = emptyMoments();
          for (const value of list) addValue(chunk, value);
          mergeMoments(merged, chunk);
        }
        expect(merged).toEqual(whole);
      }),
    );
  });

  it('return the mean and the mean squared deviation', () => {
    const sums = emptyMoments();
    expect(momentsOf(sums)).toEqual({ n: 0, mean: 0, variance: 0 });
    for (const value of [1, 2, 3, 6]) addValue(sums, value);
    expect(momentsOf(sums)).toEqual({ n: 4, mean: 3, variance: 3.5 });
  });

  it('have no variance for identical figures', () => {
    const sums = emptyMoments();
    for (let unit = 0; unit < 1000; unit++) addValue(sums, 0.1);
    const { mean, variance } = momentsOf(sums);
    expect(mean).toBeCloseTo(0.1, 15);
    expect(variance).toBeGreaterThanOrEqual(0);
    expect(variance).toBeLessThan(1e-17);
  });
});

describe('exact pair sums', () => {
  const pairs = fc.array(fc.tuple(fc.integer({ min: 0, max: 999 }), fc.nat(999)), {
    minLength: 1,
    maxLength: 30,
  });

  it('equal plain sums for counts', () => {
    fc.assert(
      fc.property(pairs, pairs, (one, other) => {
        const [plain, exact] = [emptySums(), emptyExactSums()];
        for (const list of [one, other]) {
          const [plainChunk, exactChunk] = [emptySums(), emptyExactSums()];
          for (const [x, y] of list) {
            addPair(plainChunk, x, y);
            addExactPair(exactChunk, x, y);
          }
          mergeSums(plain, plainChunk);
          mergeExactPairs(exact, exactChunk);
        }
        expect(roundedSums(exact)).toEqual(plain);
        expect(ratioOf(roundedSums(exact))).toEqual(ratioOf(plain));
      }),
    );
  });
});

describe('ratio moments', () => {
  it('are the moments of x when y is 1', () => {
    const [pairs, values] = [emptySums(), emptyMoments()];
    for (const value of [1, 2, 3, 6]) {
      addPair(pairs, value, 1);
      addValue(values, value);
    }
    expect(ratioMoments(pairs)).toEqual(momentsOf(values));
  });

  it('measure residuals in units of the mean y', () => {
    const sums = emptySums();
    for (const [x, y] of [[1, 4] as const, [3, 4] as const, [0, 8] as const, [4, 4] as const]) {
      addPair(sums, x, y);
    }
    const { n, mean, variance } = ratioMoments(sums);
    expect([n, mean]).toEqual([4, 0.4]);
    // Residuals x - 0.4 y: -0.6, 1.4, -3.2, 2.4; squares 18.32; mean y: 5.
    expect(variance).toBeCloseTo(18.32 / 4 / 25, 12);
    expect(ratioMoments(emptySums())).toEqual({ n: 0, mean: 0, variance: 0 });
  });
});
