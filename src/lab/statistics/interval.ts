import type { PairSums } from './sums.ts';

/** Share of successes in a number of trials, with 95 % confidence bounds. */
export interface Share {
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

const Z = 1.959964;

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

/**
 * Ratio x / y over all games. The games are independent, but the turns of one game are not. The
 * interval is therefore that of a ratio of two sums over games (linearised, as in cluster
 * sampling).
 */
export function ratioOf({ games, x, y, xx, xy, yy }: PairSums): Estimate {
  if (games < 2 || y === 0) return { value: y === 0 ? 0 : x / y, least: 0, most: Infinity };
  const value = x / y;
  const square = xx - 2 * value * xy + value * value * yy;
  // With identical games the sums have no variance, but another game could still differ.
  if (square <= 1e-9 * yy) {
    const { least, most } = wilson(Math.min(x, y), y);
    return { value, least: Math.min(value, least), most: Math.max(value, most) };
  }
  const spread = (Z * Math.sqrt((square * games) / (games - 1))) / y;
  return { value, least: Math.max(0, value - spread), most: value + spread };
}

/**
 * Mean difference between games of the same seeds, each from -1 to 1. For the interval, one
 * difference of each sign is added, which keeps it open for a small number of games (Bonett and
 * Price).
 */
export function meanDifference(differences: readonly number[]): Estimate {
  const { length } = differences;
  if (length === 0) return { value: 0, least: -1, most: 1 };
  let sum = 0;
  let squares = 2;
  for (const difference of differences) {
    sum += difference;
    squares += difference * difference;
  }
  const middle = sum / (length + 2);
  const spread = Z * Math.sqrt((squares / (length + 2) - middle * middle) / (length + 2));
  return {
    value: sum / length,
    least: Math.max(-1, middle - spread),
    most: Math.min(1, middle + spread),
  };
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
 * Difference of two shares from separate games (Newcombe's interval, from two Wilson intervals).
 */
export function shareDifference(a: Share, b: Share): Estimate {
  const value = a.share - b.share;
  return {
    value,
    least: value - lengthOf(a.share - a.least, b.most - b.share),
    most: value + lengthOf(a.most - a.share, b.share - b.least),
  };
}

function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** Larger distance from the value of an estimate to the ends of its interval. */
export function halfWidth({ value, least, most }: Estimate): number {
  return Math.max(value - least, most - value);
}
