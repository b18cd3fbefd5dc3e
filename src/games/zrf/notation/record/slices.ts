/** Work in slices, which yields the share done so far, from 0 to 1. */
export type Slices<T> = Generator<number, T>;

/** Does all slices at once. */
export function finish<T>(slices: Slices<T>): T {
  let step = slices.next();
  while (step.done !== true) step = slices.next();
  return step.value;
}
