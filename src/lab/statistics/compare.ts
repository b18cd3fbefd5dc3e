import { differenceOf, Z } from './interval.ts';
import type { Estimate } from './interval.ts';
import { twoSidedTail } from './normal.ts';

/** Change of a figure between two independent studies. */
export interface Change {
  /** The figure after minus the figure before, with a 95 % interval. */
  readonly difference: Estimate;
  /** Probability of a difference at least as large if nothing has changed. */
  readonly p: number;
  /** True if the change is beyond chance, with all other figures compared. */
  readonly isBeyondChance: boolean;
}

/** Distance of a difference from 0 in standard errors, by its 95 % interval. */
export function errorsFromZero({ value, least, most }: Estimate): number {
  const reach = value > 0 ? value - least : most - value;
  return Math.abs(value) / (reach / Z);
}

/**
 * Two-sided p-value of a difference with a 95 % interval, under the normal approximation: below 0.05 if
 * the interval excludes 0. Confidence sequences give larger p-values than necessary.
 */
export function chanceOf(estimate: Estimate): number {
  const errors = errorsFromZero(estimate);
  // Infinite estimates, and equal ones without an interval, leave nothing to compare.
  return Number.isNaN(errors) ? 1 : twoSidedTail(errors);
}

/**
 * Changes of figures, each a pair of independent estimates before and after, in the same order. On
 * average, at most 5 % of the changes reported as beyond chance are false (Benjamini and Hochberg
 * 1995, "Controlling the false discovery rate"). Estimates from common seeds are compared too
 * cautiously.
 */
export function changesBeyondChance(
  pairs: readonly (readonly [before: Estimate, after: Estimate])[],
  falseDiscoveryRate = 0.05,
): readonly Change[] {
  const changes = pairs.map(([before, after]) => {
    const difference = differenceOf(after, before);
    return { difference, p: chanceOf(difference) };
  });
  const found = findDiscoveries(
    changes.map(({ p }) => p),
    falseDiscoveryRate,
  );
  return changes.map((change, at) => ({ ...change, isBeyondChance: found[at] === true }));
}

/** True for each p-value beyond chance among all of them, as above. */
export function findDiscoveries(
  chances: readonly number[],
  falseDiscoveryRate = 0.05,
): readonly boolean[] {
  const ascending = chances.toSorted((a, b) => a - b);
  const limit = ascending.findLast(
    (p, at) => p <= (falseDiscoveryRate * (at + 1)) / ascending.length,
  );
  return chances.map((p) => limit !== undefined && p <= limit);
}
