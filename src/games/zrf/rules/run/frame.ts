import type { BoardMark } from './board.ts';

/** No piece must go on. */
export const NOWHERE = -1;

/** How a game was before a step, so that it can go back there. */
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
  /** What was listed: see `LegalMoves`. */
  heapUsed: number;
  listed: number;
  count: number;
  /** The boards that turns went through: see `Trail`. */
  trailed: number;
  trailBefore: number;
  /** Whether the step ended a turn, so that a position was counted, and its hash. */
  countsPosition: boolean;
  countedHigh: number;
  countedLow: number;
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
    trailed: 0,
    trailBefore: 0,
    countsPosition: false,
    countedHigh: 0,
    countedLow: 0,
  };
}
