/** Positions that occurred, the latest first. */
export interface Seen {
  readonly high: number;
  readonly low: number;
  readonly before: Seen | undefined;
}

/** How a game ended. */
export interface Ending {
  /** One number per player: 1 won, -1 lost, 0 neither; pieces where they were counted. */
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly reason: EndingReason;
}

export const ENDING_REASONS = [
  'goal',
  'line',
  'place',
  'captured',
  'remaining',
  'checkmate',
  'stalemate',
  'repetition',
  'counted',
  'passed',
  'stuck',
  'limit',
  'cost',
] as const;
export type EndingReason = (typeof ENDING_REASONS)[number];

/** A state of any game of the rules language; indexes are those of its `Rules`. */
export interface ZrfState {
  /** The variant that is played, as the options name it. */
  readonly variant: string;
  /** What stands on each position: see `compile/cell.ts`. */
  readonly cells: readonly number[];
  /** The attributes of each piece, as bits. */
  readonly attributes: readonly number[];
  /** `stock[player * types + type]`. */
  readonly stock: readonly number[];
  /** Index of the turn order. */
  readonly turn: number;
  /** Where the piece stands that must go on, or -1; and the move type it goes on with, -1 for any. */
  readonly chainAt: number;
  readonly chainType: number;
  /** Cells that were captured in the turn so far. */
  readonly taken: readonly number[];
  /** Boards that the turn has been through so far, as two hash words each. */
  readonly trail: readonly number[];
  readonly lastFrom: number;
  readonly lastTo: number;
  /** Steps made since the start. */
  readonly made: number;
  /** Turns passed in succession. */
  readonly passes: number;
  /** Positions since the last change that no move takes back. */
  readonly seen: Seen | undefined;
  readonly ending: Ending | undefined;
}
