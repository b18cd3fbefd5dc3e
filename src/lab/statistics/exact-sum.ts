/**
 * Exact sums of floating-point numbers (Shewchuk 1997, "Adaptive precision floating-point arithmetic
 * and fast robust geometric predicates", and `math.fsum` of Python). A sum is kept as several
 * numbers whose exact total it is, so rounding happens once, at the end. Any order and grouping of
 * the same values therefore gives the same double, and chunks of a study can be merged freely.
 */
import { elementAt } from '#core';

/**
 * Exact sum as plain JSON, in ascending magnitude; empty for 0. The last part is the total rounded to
 * nearest even, the one before it the rest rounded likewise, and so on. Equal sums have equal lists.
 */
export type ExactSum = number[];

/** Largest magnitude of a value. A sum of 2^53 such values does not overflow. */
const MAX_VALUE = 1e290;

/** Adds a finite value. Throws RangeError above 1e290. */
export function addExact(sum: ExactSum, value: number): void {
  if (!(Math.abs(value) <= MAX_VALUE)) {
    throw new RangeError(`exact sum: ${value} is not a number from -${MAX_VALUE} to ${MAX_VALUE}`);
  }
  add(sum, value);
}

/** Adds the sum `more` to `into`. */
export function mergeExact(into: ExactSum, more: Readonly<ExactSum>): void {
  for (const part of more) add(into, part);
}

/** Total, rounded once to the nearest double, half to even. */
export function valueOfExact(sum: Readonly<ExactSum>): number {
  return sum.at(-1) ?? 0;
}

function add(sum: ExactSum, value: number): void {
  const parts = grow(sum, value);
  // One addition leaves its result and error, which are already in the form of a sum.
  const settled = sum.length <= 1 ? parts : settle(parts);
  sum.length = 0;
  for (const part of settled) sum.push(part);
}

/** Parts without common bits, in ascending magnitude, whose total is that of `parts` and `value`. */
function grow(parts: readonly number[], value: number): number[] {
  const grown: number[] = [];
  let carry = value;
  for (const part of parts) {
    const high = carry + part;
    const low = additionError(carry, part, high);
    if (low !== 0) grown.push(low);
    carry = high;
  }
  if (carry !== 0) grown.push(carry);
  return grown;
}

/** Exact difference between a + b and its rounded value `sum` (Knuth's TwoSum). */
function additionError(a: number, b: number, sum: number): number {
  const bigger = sum - a;
  return a - (sum - bigger) + (b - bigger);
}

/** The unique list for a total: takes its rounded value off until nothing is left. */
function settle(parts: readonly number[]): ExactSum {
  const settled: number[] = [];
  let rest = parts;
  while (rest.length > 0) {
    const top = round(rest);
    settled.push(top);
    rest = grow(rest, -top);
  }
  return settled.reverse();
}

/** Total of parts without common bits, rounded to nearest even. */
function round(parts: readonly number[]): number {
  let index = parts.length - 1;
  let high = elementAt(parts, index);
  let low = 0;
  while (index > 0 && low === 0) {
    index -= 1;
    const part = elementAt(parts, index);
    const sum = high + part;
    low = part - (sum - high);
    high = sum;
  }
  // If `low` is exactly half a unit, the sign of the next part decides, not evenness.
  if (index > 0 && Math.sign(low) === Math.sign(elementAt(parts, index - 1))) {
    const next = high + low * 2;
    if (next - high === low * 2) return next;
  }
  return high;
}
