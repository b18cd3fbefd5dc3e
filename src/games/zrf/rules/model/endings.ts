/** Material after which a game is drawn unless it is won within some moves. */
export interface Endgame {
  /** Moves of each player. */
  readonly moves: number;
  readonly material: EndgameMaterial;
}

/** Pieces of one side: at least one of each type's number, and the total. */
export interface SideMaterial {
  /** Pairs of a type and the number of its pieces. */
  readonly counts: readonly { readonly type: number; readonly count: number }[];
  /** Number of other pieces, of any type. */
  readonly others: number;
}

/**
 * `sides`: these two sides, either way round; the count starts once they face each other, and only a
 * capture restarts it. `total`: at most that many pieces, with each player owning one of `type`; a
 * promotion restarts the count too.
 */
export type EndgameMaterial =
  | { readonly kind: 'sides'; readonly sides: readonly [SideMaterial, SideMaterial] }
  | { readonly kind: 'total'; readonly most: number; readonly type: number };

/** Type of a piece that cannot mate alone. */
export interface MinorPiece {
  readonly type: number;
  /** True if any number of them cannot mate while all are on squares of one colour. */
  readonly isColourBound: boolean;
}

/** Win by bringing the royal piece and others into a zone, decided by points (jishogi). */
export interface Impasse {
  readonly zone: number;
  /** Pieces in the zone besides the royal one. */
  readonly pieces: number;
  /** Points that each player needs, by seat; the last one counts for all further seats. */
  readonly points: readonly number[];
  /** Types worth 5 points; all others except royal ones are worth 1. */
  readonly majors: readonly number[];
}

/** Options of this program about the end of a game. */
export interface EndingOptions {
  /** Moves of each player without progress that draw the game; 0 for no limit. */
  readonly quietMoves: number;
  /** Types whose moves are progress. Captures, drops and promotions always are. */
  readonly advancingPieces: readonly number[];
  /** Endgames with a limit; the first that applies counts. */
  readonly endgames: readonly Endgame[];
  /** Occurrences of a position that end the game. */
  readonly repetitions: number;
  /** True if a player who repeats a position by checks alone loses. */
  readonly perpetualCheckLoses: boolean;
  /** Minor pieces, or undefined if material never draws. */
  readonly minorPieces: readonly MinorPiece[] | undefined;
  /** Types that may not be dropped to give mate. */
  readonly noDropMate: readonly number[];
  readonly impasse: Impasse | undefined;
}

export const NO_ENDINGS: EndingOptions = {
  quietMoves: 0,
  advancingPieces: [],
  endgames: [],
  repetitions: 3,
  perpetualCheckLoses: false,
  minorPieces: undefined,
  noDropMate: [],
  impasse: undefined,
};
