/**
 * Largest of any number of values. Uses a loop, because spreading a long list into arguments
 * overflows the stack.
 */
export function largest(values: Iterable<number>, least = -Infinity): number {
  let most = least;
  for (const value of values) most = Math.max(most, value);
  return most;
}

/** Smallest of any number of values. */
export function smallest(values: Iterable<number>, most = Infinity): number {
  let least = most;
  for (const value of values) least = Math.min(least, value);
  return least;
}
