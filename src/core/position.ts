/**
 * A mutable position for search: moves are made and unmade in place, and a 64-bit hash is kept
 * along. Moves are small integers that mean something to this position only.
 * For games of perfect information and two players whose scores add up to a constant.
 */
export interface Position<A> {
  /** The player to decide, 0 or 1, or -1 once the game is over. */
  player(): number;
  /** Writes the legal moves into `into` from index `from` on; returns how many there are. */
  moves(into: Int32Array, from: number): number;
  make(move: number): void;
  /** Takes back the last move made and not yet unmade. */
  unmake(): void;
  /** The two words of the hash, which covers the board and the player to decide. */
  hashHigh(): number;
  hashLow(): number;
  /** First player's score minus the second's once the game is over. */
  result(): number;
  /** An estimate of `result`, in the same unit. */
  estimate(): number;
  /** The greatest possible absolute value of `result` and `estimate`. */
  readonly bound: number;
  /** How promising a legal move looks before it is made: higher is tried first. */
  promise(move: number): number;
  /** The action of the contract that a move stands for. */
  action(move: number): A;
  /** The most moves any one position can have. */
  readonly width: number;
}
