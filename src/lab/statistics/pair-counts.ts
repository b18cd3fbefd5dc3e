import type { Moments } from './sums.ts';

/**
 * Numbers of pairs of games by the points of the first side: 0, 1/2, 1, 3/2 and 2. A pair has one
 * opening and exchanged sides. Pairs are independent, the two games of a pair are not.
 */
export type PairCounts = readonly [number, number, number, number, number];

/** Moments of the score per game, from 0 to 1, with one value per pair. */
export function scoreMoments(counts: PairCounts): Moments {
  let [n, points, squares] = [0, 0, 0];
  for (const [halves, count] of counts.entries()) {
    n += count;
    points += count * halves;
    squares += count * halves * halves;
  }
  if (n === 0) return { n, mean: 0, variance: 0 };
  const [mean, square] = [points / (4 * n), squares / (16 * n)];
  return { n, mean, variance: Math.max(0, square - mean * mean) };
}
