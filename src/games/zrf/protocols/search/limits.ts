/** Limits of one search. Without any, it ends when its level has thought long enough. */
export interface SearchLimits {
  readonly milliseconds?: number;
  readonly depth?: number;
  readonly nodes?: number;
  /** True to go on until it is stopped. */
  readonly isInfinite?: boolean;
}

/** The clock of the player to move, in milliseconds. */
export interface ClockTime {
  readonly remaining: number;
  readonly increment: number;
  /** Moves until more time is added; 0 if the time is for the whole game. */
  readonly movesToGo: number;
  /** Time for each move after the remaining time has run out. */
  readonly byoyomi: number;
}

/** Moves that a game may still have. */
const EXPECTED_MOVES = 30;
/** Share of the increment that is used at once. */
const INCREMENT_SHARE = 0.8;
/** Time kept for the way to the other program and back. */
const OVERHEAD = 60;
/** Largest share of the remaining time for one move. */
const MAX_SHARE = 0.8;
const MIN_TIME = 1;

/** Time for the next move, in milliseconds, such that the clock never runs out. */
export function timeFor({ remaining, increment, movesToGo, byoyomi }: ClockTime): number {
  const moves = movesToGo > 0 ? Math.min(movesToGo, EXPECTED_MOVES) : EXPECTED_MOVES;
  const wanted = remaining / moves + INCREMENT_SHARE * increment + byoyomi;
  const most = Math.min(remaining * MAX_SHARE + byoyomi, remaining + byoyomi - OVERHEAD);
  return Math.max(MIN_TIME, Math.floor(Math.min(wanted, most)));
}

/** Time for a move that has a fixed time. */
export function timeWithin(milliseconds: number): number {
  return Math.max(MIN_TIME, Math.floor(Math.min(milliseconds * 0.98, milliseconds - OVERHEAD / 2)));
}
