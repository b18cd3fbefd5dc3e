/**
 * A game in which two players take empty cells in turn until the board is full. Exactly one of them
 * has then connected all edges of his: as in Hex.
 */
export interface Filling {
  /** For each cell, the cells next to it. */
  readonly neighbours: readonly (readonly number[])[];
  /** For player 0 and player 1, each of the edges to connect as a list of cells. */
  readonly edges: readonly (readonly (readonly number[])[])[];
  /** Holder of each cell, -1 for none yet, or 2 for cells that are not played for. */
  readonly holders: Int8Array;
  /** For each cell, the move that takes it, or -1. */
  readonly moves: Int32Array;
  /** For each empty cell of a board, a guess from 0 to 1 at how good it is to take it. */
  promises(holders: Int8Array): Float64Array;
}

/**
 * Mutable position for search. Moves are made and unmade in place, with an incremental 64-bit hash.
 * Moves are integers from 0 to 500 000 that are meaningful only to this position. For games of
 * perfect information and two players. All scores are the first player's minus the second's, in
 * points of the game or in the position's own unit: the sign shows the winner.
 */
export interface Position<A> {
  /** Player to move, 0 or 1, or -1 once the game is over. */
  player(): number;
  /**
   * Cheaper than `player`: may still name a player who has no move, which ends the game. Omitted if
   * `player` costs no more.
   */
  mover?(): number;
  /** Writes the legal moves into `into` from index `from` on and returns their number. */
  moves(into: Int32Array, from: number): number;
  make(move: number): void;
  /** Takes back the last move that has not been unmade. */
  unmake(): void;
  /**
   * Two words of the hash. Equal hashes mean the same player to move, the same moves, and the same
   * `result() - scoreSoFar()` for every continuation.
   */
  hashHigh(): number;
  hashLow(): number;
  /** Part of the score that can no longer change; 0 in games without one. */
  scoreSoFar(): number;
  /** Maximum difference between `result` and `scoreSoFar`. */
  remaining(): number;
  /** Score once the game is over. */
  result(): number;
  /** Estimate of `result`, within `remaining` of `scoreSoFar`. */
  estimate(): number;
  /**
   * True if the estimate is as good as a result: one side can no longer be stopped by correct play.
   */
  isSettled?(): boolean;
  /** The position as a board to fill; omitted or undefined if it is none. */
  filling?(): Filling | undefined;
  /** Cheap estimate, hardly ever further than `doubt` from `estimate`. */
  quickEstimate?(): number;
  /** Omitted without `quickEstimate`. */
  readonly doubt?: number;
  /** Largest possible absolute value of a score. */
  readonly bound: number;
  /** Move ordering score of a legal move, before it is made: higher is tried first. */
  orderingScore(move: number): number;
  /** The game's action for a move. */
  action(move: number): A;
  /** Upper bound on the current number of moves; it may change after each move. */
  readonly width: number;
  /**
   * True for a legal move that makes a prior estimate unreliable, as captures do: it is searched
   * beyond the requested depth. Omitted if no move is noisy.
   */
  isNoisy?(move: number): boolean;
  /**
   * History heuristic key of a legal move. Similar moves in other positions share it. Omitted if
   * equal move numbers already mean similar moves.
   */
  historyKey?(move: number): number;
  /** True if positions are slow to search and the search must use fewer. */
  readonly isHeavy?: boolean;
  // The rest lets a search leave out moves that are unlikely to matter. Omit what a game lacks.
  /** Largest usual change of the estimate by a move that is not noisy. */
  readonly margin?: number;
  /** Largest likely change of the estimate by a noisy move, for its mover. */
  gain?(move: number): number;
  /**
   * Material balance of a noisy move for its mover if both sides go on capturing on its target as
   * long as that pays. Only the sign matters.
   */
  exchange?(move: number): number;
  /** True if the player to move must answer a direct threat to win the game. */
  isCheck?(): boolean;
  /** True for a legal move that makes such a threat, as far as that is seen without making it. */
  isThreat?(move: number): boolean;
  /** True if the position occurred before and another repetition draws the game. */
  isRepeated?(): boolean;
  /**
   * True if the player to move most likely has a move better than passing, were that legal, and may
   * rely on the estimate without looking at moves.
   */
  canPass?(): boolean;
  /** Passes the turn although the rules forbid it, if `canPass`. `unmake` takes it back. */
  pass?(): void;
}
