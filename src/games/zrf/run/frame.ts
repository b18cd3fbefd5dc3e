/** No piece must go on. */
export const NOWHERE = -1;

/** What a step changes beside the board, so that it can be taken back. */
export interface Frame {
  turn: number;
  chainAt: number;
  chainType: number;
  lastFrom: number;
  lastTo: number;
  passes: number;
  logged: number;
  captured: number;
  loggedBefore: number;
  capturedBefore: number;
  isFresh: boolean;
  heapUsed: number;
  listed: number;
  count: number;
  trailed: number;
  trailBefore: number;
  /** Whether the step ended a turn, so that a position was counted. */
  countsPosition: boolean;
}

export function emptyFrame(): Frame {
  return {
    turn: 0,
    chainAt: NOWHERE,
    chainType: -1,
    lastFrom: -1,
    lastTo: -1,
    passes: 0,
    logged: 0,
    captured: 0,
    loggedBefore: 0,
    capturedBefore: 0,
    isFresh: false,
    heapUsed: 0,
    listed: 0,
    count: 0,
    trailed: 0,
    trailBefore: 0,
    countsPosition: false,
  };
}
