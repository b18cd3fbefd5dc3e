/** The largest of values, however many there are: arguments stand on the stack, a loop does not. */
export function largest(values: Iterable<number>, least = -Infinity): number {
  let most = least;
  for (const value of values) most = Math.max(most, value);
  return most;
}

/** The smallest of values, however many there are. */
export function smallest(values: Iterable<number>, most = Infinity): number {
  let least = most;
  for (const value of values) least = Math.min(least, value);
  return least;
}
