/** Weight 1 of a possible move in `Tuning.mobility`. */
export const WHOLE_WAY = 16;

/**
 * Values of pieces for bots, measured by self-play. They replace those derived from the rules. Tables
 * follow the cells of a program: `1 + type * players + player`.
 */
export interface Tuning {
  /** Material value of each piece type, used for captures. */
  readonly values: readonly number[];
  /** `early[cell * positions + position]`, at the start of a game. */
  readonly early: Int32Array;
  /** The same at its end; in between both are mixed. */
  readonly late: Int32Array;
  /** `inStock[player * types + type]`. */
  readonly inStock: Int32Array;
  /** Value of a possible move of each type, in parts of `WHOLE_WAY`; empty to derive it. */
  readonly mobility: readonly number[];
  /** Value of being to move. */
  readonly turn: number;
}
