/**
 * Largest of any number of values. Uses a loop, because spreading a long list into arguments
 * overflows the stack.
 */
export function largest(values: Iterable<number>, min = -Infinity): number {
  let max = min;
  for (const value of values) max = Math.max(max, value);
  return max;
}

/** Smallest of any number of values. */
export function smallest(values: Iterable<number>, max = Infinity): number {
  let min = max;
  for (const value of values) min = Math.min(min, value);
  return min;
}
