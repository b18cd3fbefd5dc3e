import type { BoardMark } from './board.ts';

/** Position value when no piece must continue. */
export const NOWHERE = -1;

/** State of a game before a step, for undoing it. */
export interface Frame extends BoardMark {
  turn: number;
  chainAt: number;
  chainType: number;
  lastFrom: number;
  lastTo: number;
  passes: number;
  loggedBefore: number;
  capturedBefore: number;
  isFresh: boolean;
  /** Saved list state: see `LegalMoves`. */
  heapUsed: number;
  listed: number;
  count: number;
  check: number;
  /** Saved board hashes of the turn: see `Trail`. */
  trailed: number;
  trailBefore: number;
  /** True if the step ended a turn and counted a position, with the hash of that position. */
  countsPosition: boolean;
  countedHigh: number;
  countedLow: number;
  /** Saved counts of turns: see `Progress`. */
  quiet: number;
  held: number;
  material: number;
  endgame: number;
}

export function emptyFrame(): Frame {
  return {
    logged: 0,
    captured: 0,
    hashHigh: 0,
    hashLow: 0,
    turn: 0,
    chainAt: NOWHERE,
    chainType: -1,
    lastFrom: -1,
    lastTo: -1,
    passes: 0,
    loggedBefore: 0,
    capturedBefore: 0,
    isFresh: false,
    heapUsed: 0,
    listed: 0,
    count: 0,
    check: 0,
    trailed: 0,
    trailBefore: 0,
    countsPosition: false,
    countedHigh: 0,
    countedLow: 0,
    quiet: 0,
    held: 0,
    material: 0,
    endgame: -1,
  };
}
