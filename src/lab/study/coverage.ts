/**
 * Things in the rules of a game that may never happen: a piece on the board (`piece`), a piece that
 * moves (`mover`), a way to move or drop that is legal (`move`, `drop`), a goal that ends the game
 * (`goal`), a zone that contains a piece of a player it is for (`zone`), an occupied square (`square`).
 */
export const COVERAGE_KINDS = ['piece', 'mover', 'move', 'drop', 'goal', 'zone', 'square'] as const;
export type CoverageKind = (typeof COVERAGE_KINDS)[number];

export interface CoverageItem {
  /** Names the item in data; unique in its game. */
  readonly id: string;
  readonly kind: CoverageKind;
  /** Name as in the rules. */
  readonly name: string;
  /** Number among the moves or drops of a piece, from 1. */
  readonly number?: number;
  /** File and line, if the rules have them. */
  readonly place?: string;
  /** Id of an item without which this one cannot happen. */
  readonly within?: string;
}

/** Observer of one game, for rules of a certain kind. */
export interface CoverageWatch {
  /** Notes an action and the states around it. */
  note(before: unknown, action: unknown, after: unknown): void;
  /** Indexes of the items that have happened, in ascending order. */
  seen(): readonly number[];
}

/** Items of the rules of a game, in the order of the rules, and observers for its games. */
export interface Coverage {
  readonly items: readonly CoverageItem[];
  watch(): CoverageWatch;
}
