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
  /** Change of the value of a move towards the end, as a share of it at the start. */
  readonly lateMobility: number;
  /** Value of being to move. */
  readonly turn: number;
  readonly pairs: readonly TunedPair[];
}

/** Value of pieces on two linked positions, besides the values of each. */
export interface TunedPair {
  readonly positions: readonly [number, number];
  /** For both pieces of a player, at the start and at the end of a game. */
  readonly together: readonly [number, number];
  /** For a player's piece on the first position and an enemy on the second. */
  readonly against: readonly [number, number];
}
