import type { OptionValues } from '#core';
import type { Say } from '#i18n/say.ts';
import type { SolvedMove } from '../../puzzles/index.ts';
import type { Area, Size } from '#screen/cells/grid.ts';
import type { KeyLabel } from '#screen/model/key.ts';

/** What the look of a puzzle knows for the screen on which it is played. */
export interface Puzzling<S, A> {
  /** The ways of counting moves, the one that is first in use first. */
  readonly metrics: readonly string[];
  /** Under what name results are kept, for a game that began with these options. */
  keyOf(options: OptionValues): string;
  /** Whether it begins as its rules have it. */
  isUsual(options: OptionValues): boolean;
  /** How many moves a log is, in each way of counting. */
  count(actions: readonly A[]): Readonly<Record<string, number>>;
  /** How many actions each move of a log is, in their order. */
  split(actions: readonly A[]): readonly number[];
  /** How much room the board takes at the least. */
  least(state: S): Size;
  /** How wide the board is when it is drawn into an area. */
  widthIn(state: S, area: Area): number;
  /** What is to be done, in a sentence or two. */
  about(state: S, say: Say): string;
  /** What the signs on the board mean, or '' if there are none. */
  legend(state: S, say: Say): string;
  describeMove(state: S, move: SolvedMove, say: Say): string;
  /** The keys of the board, explained. */
  help(state: S, say: Say): readonly KeyLabel[];
}

/** Of a puzzle whose states and actions are opaque to whoever holds it. */
export type AnyPuzzling = Puzzling<unknown, unknown>;
