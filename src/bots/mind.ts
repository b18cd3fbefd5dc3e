import type { Random } from '#core';

/** A player of a game's own, known by its name, beside the bots of every strength. */
export interface Mind<S, A> {
  readonly id: string;
  /** What is done in a state in which somebody decides, of which it knows no more than a view shows. */
  choose(state: S, random: Random): A;
}

/** The mind of any game. */
export type AnyMind = Mind<unknown, unknown>;
