/** The state is hashed, and kept for going back, at intervals of this many entries. */
export const CHECKPOINT = 50;

/** The `by` of an entry that chance decided. */
export const CHANCE = -1;

/** One entry of the log: an action, and the player who took it (or `CHANCE`). */
export interface Entry<A> {
  readonly by: number;
  readonly action: A;
}
