import { expect, test } from 'vitest';
import { upperShare } from '#lab/statistics/share-bound.ts';

// Source: 1 - 0.05 ** (1 / n) without successes; the others from the beta quantile
// qbeta(0.95, successes + 1, trials - successes) of R.
test.each([
  [0, 10, 1 - 0.05 ** (1 / 10)],
  [0, 1000, 1 - 0.05 ** (1 / 1000)],
  [1, 10, 0.3941633],
  [5, 10, 0.7775588],
  [10, 10, 1],
  [0, 0, 1],
])('%d of %d are at most this share', (successes, trials, most) => {
  expect(upperShare(successes, trials)).toBeCloseTo(most, 6);
});

test('is exact for samples too large for plain powers', () => {
  expect(upperShare(50_000, 100_000)).toBeCloseTo(0.5026, 4);
});
