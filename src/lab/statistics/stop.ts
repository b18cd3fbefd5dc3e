/** Number of units before the first decision: fewer are too few for normal approximations. */
export const FIRST_BOUNDARY = 32;

/**
 * Smallest boundary above a number of units: 32, 36, 40, and so on, each 10 % above the last. A
 * stopping rule decides only at boundaries, by the counts of all units below, so the order in which
 * chunks return does not matter.
 */
export function nextBoundary(units: number, first = FIRST_BOUNDARY, growth = 1.1): number {
  let boundary = first;
  while (boundary <= units) boundary = Math.floor(boundary * growth) + 1;
  return boundary;
}
