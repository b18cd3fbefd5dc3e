/** Interval in entries at which the state is hashed and stored for undo. */
export const CHECKPOINT = 50;

/** Value of `by` in entries decided by chance. */
export const CHANCE = -1;

/** Log entry: an action and the player who took it, or `CHANCE`. */
export interface Entry<A> {
  readonly by: number;
  readonly action: A;
  /**
   * Time that the player used since their previous entry, in milliseconds. Only in matches with a
   * clock.
   */
  readonly time?: number;
}
