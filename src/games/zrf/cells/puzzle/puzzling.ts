import type { OptionValues } from '#core';
import type { Say } from '#i18n/say.ts';
import type { SolvedMove } from '../../puzzles/index.ts';
import type { Area, Size } from '#screen/cells/grid.ts';
import type { KeyLabel } from '#screen/model/key.ts';

/** Puzzle details that a look provides to the puzzle screen. */
export interface Puzzling<S, A> {
  /** Metrics for counting moves, the default first. */
  readonly metrics: readonly string[];
  /** Key under which results are stored, for a game started with these options. */
  keyOf(options: OptionValues): string;
  /** True if these options start the puzzle as its rules define it. */
  isUsual(options: OptionValues): boolean;
  /** Length of a log in each metric. */
  count(actions: readonly A[]): Readonly<Record<string, number>>;
  /** Number of actions in each move of a log, in order. */
  split(actions: readonly A[]): readonly number[];
  /** Minimum size of the board. */
  least(state: S): Size;
  /** Size of the board when drawn in an area. */
  sizeIn(state: S, area: Area): Size;
  /** The task, in a sentence or two. */
  about(state: S, say: Say): string;
  /** Explanation of the signs on the board, or '' if it has none. */
  legend(state: S, say: Say): string;
  describeMove(state: S, move: SolvedMove, say: Say): string;
  /** Board keys with their explanations. */
  help(state: S, say: Say): readonly KeyLabel[];
}

/** A puzzle with opaque states and actions. */
export type AnyPuzzling = Puzzling<unknown, unknown>;
