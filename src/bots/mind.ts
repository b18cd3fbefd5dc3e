import type { Random } from '#core';

/** Game-specific bot with a name of its own, in addition to the bots of each strength. */
export interface Mind<S, A> {
  readonly id: string;
  /** Chooses an action for the player to move. Uses only what that player's view shows. */
  choose(state: S, random: Random): A;
}

/** Mind for any game. */
export type AnyMind = Mind<unknown, unknown>;
