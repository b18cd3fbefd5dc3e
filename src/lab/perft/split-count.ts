import { assertDefined } from '#core';
import type { AnyGame, OptionValues, Problem } from '#core';
import { actionsIn, Perft } from './perft.ts';

/**
 * Count of move sequences, divided into parts that are counted separately: subtrees below the first
 * moves, or below the first two if there are few.
 */
export interface SplitCount {
  /** Number of parts at a depth. */
  parts(depth: number): number;
  /** Counts the sequences of exactly `depth` moves in a part, in slices. */
  count(part: number, depth: number): Generator<undefined, number>;
  /** Moves that took too long to compute, whose branches are missing from the counts. */
  costly(): readonly Problem[];
}

/** Number of first moves above which each is a part of its own. */
export const MANY_MOVES = 64;

/** Shallowest depth that is counted in parts. */
export const SPLIT_DEPTH = 3;

/** Number of positions per slice. */
const SLICE = 100_000;

function* countAt(game: AnyGame, state: unknown, depth: number): Generator<undefined, number> {
  const counting = Perft.at(game, state, depth);
  while (!counting.run(SLICE)) yield;
  return assertDefined(counting.nodes[0]);
}

/** Splits the count of a game by its actions. */
export function splitActions(game: AnyGame, root: unknown): SplitCount {
  const next = (states: readonly unknown[]) =>
    states.flatMap((state) =>
      actionsIn(game, state).map((action) => game.apply(state, action).state),
    );
  const first = next([root]);
  const plies = first.length > MANY_MOVES ? 1 : 2;
  const states = plies === 1 ? first : next(first);
  return {
    parts: (depth) => (depth < SPLIT_DEPTH ? 1 : states.length),
    count: (part, depth) =>
      depth < SPLIT_DEPTH ? countAt(game, root, depth) : countAt(game, states[part], depth - plies),
    costly: () => [],
  };
}

/** Counts moves from the start of a game. */
export type CountTurns = (game: AnyGame, options: OptionValues) => Promise<SplitCount | undefined>;
