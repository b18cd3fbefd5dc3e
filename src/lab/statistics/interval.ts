import { addValue, emptyMoments, momentsOf } from './sums.ts';
import type { Moments, PairSums } from './sums.ts';

/** Share of successes in a number of trials, with 95 % confidence bounds. */
export interface Share {
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

/** Standard errors on each side of a 95 % interval under the normal approximation. */
export const Z = 1.959964;

/** Wilson's score interval; `successes` may count halves. */
export function wilson(successes: number, trials: number): Share {
  if (trials === 0) return { share: 0, least: 0, most: 1 };
  const share = successes / trials;
  const square = (Z * Z) / trials;
  const middle = (share + square / 2) / (1 + square);
  const spread =
    (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials));
  // Keep rounding from exceeding the bounds at 0 and 1.
  const least = successes === 0 ? 0 : middle - spread;
  return { share, least, most: successes === trials ? 1 : middle + spread };
}

/** Measured value with 95 % confidence bounds. */
export interface Estimate {
  readonly value: number;
  readonly least: number;
  readonly most: number;
}

export function estimateOf({ share, least, most }: Share): Estimate {
  return { value: share, least, most };
}

/** Range of the possible values of a unit. Its ends may be infinite. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

const UNBOUNDED: Bounds = { least: -Infinity, most: Infinity };
const NOT_NEGATIVE: Bounds = { least: 0, most: Infinity };

/** Scale of the figures behind a mean. */
export interface Scale {
  readonly bounds?: Bounds;
  /** Distance of a plausible extreme from the mean. By default the mean itself, or 1 if it is 0. */
  readonly scale?: number;
}

/**
 * Mean of the values of independent units. The interval is as long as `errors` standard errors on each
 * side, computed with `imagined` more units at each plausible extreme: the mean plus and minus `scale`,
 * within the bounds. They keep the interval open when all values are alike, because another unit could
 * still differ. Their weight vanishes as units are added.
 */
export function paddedMean(
  { n, mean, variance }: Moments,
  errors: number,
  imagined: number,
  { bounds = UNBOUNDED, scale = Math.abs(mean) || 1 }: Scale = {},
): Estimate {
  if (n === 0) return { value: 0, ...bounds };
  const low = Math.max(bounds.least, mean - scale);
  const high = Math.min(bounds.most, mean + scale);
  const all = n + 2 * imagined;
  const middle = (n * mean + imagined * (low + high)) / all;
  const squares =
    n * (variance + square(mean - middle)) +
    imagined * (square(low - middle) + square(high - middle));
  const spread = (errors * Math.sqrt(squares / all)) / Math.sqrt(all);
  return {
    value: mean,
    least: Math.max(bounds.least, middle - spread),
    most: Math.min(bounds.most, middle + spread),
  };
}

/**
 * Mean of a figure, with two imagined units at each plausible extreme. For shares, with the bounds 0
 * and 1 and scale 1, this is the interval of Agresti and Coull (1998). For a single unit it is as wide
 * as the bounds.
 */
export function meanInterval(moments: Moments, scale: Scale = {}): Estimate {
  if (moments.n < 2) return { value: moments.mean, ...(scale.bounds ?? UNBOUNDED) };
  return paddedMean(moments, Z, 2, scale);
}

function square(x: number): number {
  return x * x;
}

/**
 * Ratio x / y over all games. The games are independent, but the turns of one game are not. The
 * interval is therefore that of a ratio of two sums over games (linearised, as in cluster
 * sampling).
 */
export function ratioOf({ games, x, y, xx, xy, yy }: PairSums): Estimate {
  if (games < 2 || y === 0) return { value: y === 0 ? 0 : x / y, least: 0, most: Infinity };
  const value = x / y;
  const residuals = xx - 2 * value * xy + value * value * yy;
  // With identical games the sums have no variance, but another game could still differ.
  if (residuals <= Math.max(1e-9 * yy, 1e-14 * xx)) {
    if (x <= y) return estimateOf(wilson(x, y));
    return meanInterval({ n: games, mean: value, variance: 0 }, { bounds: NOT_NEGATIVE });
  }
  const spread = (Z * Math.sqrt((residuals * games) / (games - 1))) / y;
  return { value, least: Math.max(0, value - spread), most: value + spread };
}

/**
 * Mean difference between games of the same seeds, each from -1 to 1. For the interval, one
 * difference of each sign is added, which keeps it open for a small number of games (Bonett and
 * Price).
 */
export function meanDifference(differences: readonly number[]): Estimate {
  const sums = emptyMoments();
  for (const difference of differences) addValue(sums, difference);
  return paddedMean(momentsOf(sums), Z, 1, { bounds: { least: -1, most: 1 }, scale: 2 });
}

/**
 * Mean of independent estimates with equal weights. Their intervals combine as root sums of
 * squares.
 */
export function meanOfEstimates(estimates: readonly Estimate[]): Estimate {
  const { length } = estimates;
  if (length === 0) return { value: 0, least: -1, most: 1 };
  const meanOf = (of: (one: Estimate) => number) =>
    estimates.reduce((sum, one) => sum + of(one), 0) / length;
  const value = meanOf((one) => one.value);
  const below = meanOf((one) => (one.value - one.least) ** 2);
  const above = meanOf((one) => (one.most - one.value) ** 2);
  return {
    value,
    least: value - Math.sqrt(below / length),
    most: value + Math.sqrt(above / length),
  };
}

/**
 * Difference a - b of independent estimates: the distances to the bounds add up as roots of sums of
 * squares. For shares with Wilson's intervals this is the interval of Newcombe (1998).
 */
export function differenceOf(a: Estimate, b: Estimate): Estimate {
  const value = a.value - b.value;
  return {
    value,
    least: value - lengthOf(a.value - a.least, b.most - b.value),
    most: value + lengthOf(a.most - a.value, b.value - b.least),
  };
}

function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** Larger distance from the value of an estimate to the ends of its interval. */
export function halfWidth({ value, least, most }: Estimate): number {
  return Math.max(value - least, most - value);
}
