/**
 * Sums over the units of a study (games, pairs of games or runs), from which means, ratios and their
 * intervals follow. Counts stay plain numbers, which are exact below 2^53. Other figures need exact
 * sums, so that chunks of any size give the same report.
 */
import { addExact, mergeExact, valueOfExact } from './exact-sum.ts';
import type { ExactSum } from './exact-sum.ts';

/** Number, mean and variance (mean squared deviation) of some values; all 0 for none. */
export interface Moments {
  readonly n: number;
  readonly mean: number;
  readonly variance: number;
}

/** Exact sums of a figure and of its squares, each square rounded to a double. */
export interface MomentSums {
  n: number;
  readonly sum: ExactSum;
  readonly squares: ExactSum;
}

export function emptyMoments(): MomentSums {
  return { n: 0, sum: [], squares: [] };
}

/** Adds the figure of one unit. */
export function addValue(sums: MomentSums, value: number): void {
  sums.n += 1;
  addExact(sums.sum, value);
  addExact(sums.squares, value * value);
}

/** Adds the sums `more` to `into`. */
export function mergeMoments(into: MomentSums, more: MomentSums): void {
  into.n += more.n;
  mergeExact(into.sum, more.sum);
  mergeExact(into.squares, more.squares);
}

export function momentsOf({ n, sum, squares }: MomentSums): Moments {
  return momentsFrom(n, valueOfExact(sum), valueOfExact(squares));
}

/** Moments of all values but those of a part of them. */
export function restOf(all: MomentSums, part: MomentSums): Moments {
  const sum = valueOfExact(all.sum) - valueOfExact(part.sum);
  return momentsFrom(all.n - part.n, sum, valueOfExact(all.squares) - valueOfExact(part.squares));
}

function momentsFrom(n: number, sum: number, squares: number): Moments {
  if (n === 0) return { n, mean: 0, variance: 0 };
  const mean = sum / n;
  return { n, mean, variance: Math.max(0, squares / n - mean * mean) };
}

/** Sums over games of two counts per game, e.g. red turns and all turns. Sums can be added. */
export interface PairSums {
  games: number;
  x: number;
  y: number;
  xx: number;
  xy: number;
  yy: number;
}

export function emptySums(): PairSums {
  return { games: 0, x: 0, y: 0, xx: 0, xy: 0, yy: 0 };
}

/** Adds a game with the counts `x` and `y`. */
export function addPair(sums: PairSums, x: number, y: number): void {
  sums.games += 1;
  sums.x += x;
  sums.y += y;
  sums.xx += x * x;
  sums.xy += x * y;
  sums.yy += y * y;
}

/** Adds the sums `more` to `into`. */
export function mergeSums(into: PairSums, more: PairSums): void {
  into.games += more.games;
  into.x += more.x;
  into.y += more.y;
  into.xx += more.xx;
  into.xy += more.xy;
  into.yy += more.yy;
}

/** Exact sums over games of two figures per game that are not counts. */
export interface ExactPairSums {
  games: number;
  readonly x: ExactSum;
  readonly y: ExactSum;
  readonly xx: ExactSum;
  readonly xy: ExactSum;
  readonly yy: ExactSum;
}

export function emptyExactSums(): ExactPairSums {
  return { games: 0, x: [], y: [], xx: [], xy: [], yy: [] };
}

/** Adds a game with the figures `x` and `y`. */
export function addExactPair(sums: ExactPairSums, x: number, y: number): void {
  sums.games += 1;
  addExact(sums.x, x);
  addExact(sums.y, y);
  addExact(sums.xx, x * x);
  addExact(sums.xy, x * y);
  addExact(sums.yy, y * y);
}

/** Adds the sums `more` to `into`. */
export function mergeExactPairs(into: ExactPairSums, more: ExactPairSums): void {
  into.games += more.games;
  mergeExact(into.x, more.x);
  mergeExact(into.y, more.y);
  mergeExact(into.xx, more.xx);
  mergeExact(into.xy, more.xy);
  mergeExact(into.yy, more.yy);
}

/** Exact sums, each rounded once, for `ratioOf` and `ratioMoments`. */
export function roundedSums({ games, x, y, xx, xy, yy }: ExactPairSums): PairSums {
  return {
    games,
    x: valueOfExact(x),
    y: valueOfExact(y),
    xx: valueOfExact(xx),
    xy: valueOfExact(xy),
    yy: valueOfExact(yy),
  };
}

/**
 * Ratio x / y of two sums over games, as the mean of one value per game. That value is the ratio plus
 * the residual x - ratio * y of the game in units of the mean y (linearised, as in cluster sampling).
 * All 0 if the sum of y is 0.
 */
export function ratioMoments({ games, x, y, xx, xy, yy }: PairSums): Moments {
  if (y === 0) return { n: games, mean: 0, variance: 0 };
  const ratio = x / y;
  const residuals = Math.max(0, xx - 2 * ratio * xy + ratio * ratio * yy);
  return { n: games, mean: ratio, variance: (residuals * games) / (y * y) };
}
