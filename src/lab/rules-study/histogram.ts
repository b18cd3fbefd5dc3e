import { defineOwn, elementAt, largest, own, smallest } from '#core';
import type { Estimate } from '../statistics/interval.ts';
import type { Intervals } from './intervals.ts';

/** Counts by name or whole number. Plain JSON. */
export type Counts = Record<string, number>;

export function addCount(counts: Counts, name: string | number, count = 1): void {
  const key = String(name);
  defineOwn(counts, key, (own(counts, key) ?? 0) + count);
}

export function mergeCounts(into: Counts, more: Counts): void {
  for (const [name, count] of Object.entries(more)) addCount(into, name, count);
}

/** Whole numbers with their counts, in ascending order. */
function sortedCounts(counts: Counts): readonly (readonly [number, number])[] {
  return Object.entries(counts)
    .map(([name, count]) => [Number(name), count] as const)
    .sort(([a], [b]) => a - b);
}

/**
 * Quantile of whole numbers. Its interval reaches from order statistic to order statistic: their
 * ranks are the bounds of the share of values up to the quantile. Undefined without values.
 */
export function quantileOf(
  counts: Counts,
  share: number,
  intervals: Intervals,
): Estimate | undefined {
  const sorted = sortedCounts(counts);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return undefined;
  const at = (rank: number) => {
    let left = Math.max(1, Math.min(total, rank));
    const found = sorted.find(([, count]) => {
      left -= count;
      return left <= 0;
    });
    return found?.[0] ?? 0;
  };
  const { least, most } = intervals.share(total * share, total);
  return {
    value: at(Math.ceil(total * share)),
    least: at(Math.floor(total * least)),
    most: at(Math.ceil(total * most) + 1),
  };
}

/** Bars over whole numbers: the first number of each bar, and its count. */
export type Bars = readonly { readonly x: number; readonly y: number }[];

/** Counts in intervals of equal width, at most `most` of them, shared by all lists. */
export function barsOf(lists: readonly Counts[], most: number): readonly Bars[] {
  const numbers = lists.flatMap((counts) => sortedCounts(counts).map(([number]) => number));
  if (numbers.length === 0) return lists.map(() => []);
  const [least, last] = [smallest(numbers), largest(numbers)];
  const width = Math.max(1, Math.ceil((last - least + 1) / most));
  const start = Math.floor(least / width) * width;
  return lists.map((counts) => {
    const bars: { x: number; y: number }[] = [];
    for (let x = start; x <= last; x += width) bars.push({ x, y: 0 });
    for (const [value, count] of sortedCounts(counts)) {
      elementAt(bars, Math.floor((value - start) / width)).y += count;
    }
    return bars;
  });
}
