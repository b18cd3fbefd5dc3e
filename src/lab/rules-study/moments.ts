import type { Estimate } from '../statistics/interval.ts';

/** Integer of any size as two words, which add up exactly in any order. */
interface Large {
  high: number;
  low: number;
}

const WORD = 2 ** 40;

function addTo(sum: Large, high: number, low: number): void {
  const words = sum.low + low;
  const carry = Math.floor(words / WORD);
  sum.high += high + carry;
  sum.low = words - carry * WORD;
}

function valueOf({ high, low }: Large): number {
  return high * WORD + low;
}

/** Largest value that `addValue` squares exactly. */
const MAX_VALUE = 2 ** 25;

/** Count, sum and sum of squares of whole numbers from 0 on. Plain JSON, merged exactly. */
export interface Moments {
  count: number;
  sum: Large;
  squares: Large;
}

export function emptyMoments(): Moments {
  return { count: 0, sum: { high: 0, low: 0 }, squares: { high: 0, low: 0 } };
}

/** Adds a value, rounded and limited to 0 to 2^25. */
export function addValue(moments: Moments, value: number): void {
  const whole = Math.max(0, Math.min(MAX_VALUE, Math.round(value)));
  moments.count += 1;
  addTo(moments.sum, 0, whole);
  const square = whole * whole;
  const high = Math.floor(square / WORD);
  addTo(moments.squares, high, square - high * WORD);
}

export function mergeMoments(into: Moments, more: Moments): void {
  into.count += more.count;
  addTo(into.sum, more.sum.high, more.sum.low);
  addTo(into.squares, more.squares.high, more.squares.low);
}

const Z = 1.959964;

/**
 * Mean of independent values in units of `1 / scale`, with its 95 % interval; undefined without
 * values.
 */
export function meanOf({ count, sum, squares }: Moments, scale = 1): Estimate | undefined {
  if (count === 0) return undefined;
  const mean = valueOf(sum) / count;
  const variance = Math.max(0, valueOf(squares) / count - mean * mean);
  const spread = count < 2 ? mean : Z * Math.sqrt(variance / (count - 1));
  const least = Math.max(0, mean - spread);
  return { value: mean / scale, least: least / scale, most: (mean + spread) / scale };
}
