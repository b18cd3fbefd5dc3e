/**
 * A mutable position for search: moves are made and unmade in place, and a 64-bit hash is kept
 * along. Moves are integers from 0 to 500 000 that mean something to this position only.
 * For games of perfect information and two players. All scores here are the first player's minus
 * the second's, in points of the game or in the position's own measure: the sign says who won.
 */
export interface Position<A> {
  /** The player to decide, 0 or 1, or -1 once the game is over. */
  player(): number;
  /** Writes the legal moves into `into` from index `from` on; returns how many there are. */
  moves(into: Int32Array, from: number): number;
  make(move: number): void;
  /** Takes back the last move made and not yet unmade. */
  unmake(): void;
  /**
   * The two words of the hash: equal hashes mean the same player to decide, the same moves and the
   * same `result() - scoreSoFar()` for each way of going on.
   */
  hashHigh(): number;
  hashLow(): number;
  /** The part of the score that is certain already; 0 in games without one. */
  scoreSoFar(): number;
  /** The most by which `result` can still differ from `scoreSoFar`. */
  remaining(): number;
  /** The score once the game is over. */
  result(): number;
  /** An estimate of `result`, no further than `remaining` from `scoreSoFar`. */
  estimate(): number;
  /** The greatest possible absolute value of a score. */
  readonly bound: number;
  /** For move ordering, before a legal move is made: higher is tried first. */
  orderingScore(move: number): number;
  /** The action of the contract that a move stands for. */
  action(move: number): A;
  /** An upper bound on the number of moves now; it may change after each move. */
  readonly width: number;
  /**
   * Whether a legal move changes so much that an estimate before it says little, as captures do:
   * such moves are searched beyond the requested depth. Omitted if no move does.
   */
  isNoisy?(move: number): boolean;
  /**
   * The key of a legal move in the history heuristic: moves of other positions that do much the same
   * share it. Left out where equal numbers are such moves anyway.
   */
  historyKey?(move: number): number;
  /** True if a position takes so long to search that fewer of them have to be enough. */
  readonly isHeavy?: boolean;
}
