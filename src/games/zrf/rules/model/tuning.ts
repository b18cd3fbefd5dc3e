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
  readonly patterns: readonly TunedPattern[];
}

/** Digits of contents that tell only who holds a position: no one, the first or the second player. */
export const HOLDERS = 3;

/** Number of digits of contents that name the piece on a position, by the number of types. */
export function pieceDigits(types: number): number {
  return 1 + 2 * types;
}

/** Number of different contents of a line; also the weight of the digit after its last one. */
export function contentsOf(base: number, length: number): number {
  let count = 1;
  for (let left = length; left > 0; left -= 1) count *= base;
  return count;
}

/**
 * Lead of the first player by the contents of lines, besides the values of single pieces. Contents
 * are numbers in base `base`, whose lowest digit is the first position of a line. A digit is 0 for an
 * empty position, else 1 for the first player and 2 for the second, plus 2 for each type before that
 * of the piece unless digits only tell holders.
 */
export interface TunedPattern {
  readonly base: number;
  /** Positions of lines of equal length. */
  readonly lines: readonly (readonly number[])[];
  /** Lines that are worth the same if the players are exchanged. */
  readonly mirrored: readonly (readonly number[])[];
  /** Values by contents at the start and at the end of a game. */
  readonly early: readonly number[];
  readonly late: readonly number[];
}
