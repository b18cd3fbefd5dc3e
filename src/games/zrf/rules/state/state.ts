/** Linked list of earlier positions, latest first. */
export interface PastPosition {
  readonly high: number;
  readonly low: number;
  /** True if the turn that led to it gave check. Recorded only by rules against perpetual check. */
  readonly isCheck: boolean;
  readonly before: PastPosition | undefined;
}

/** Result of a finished game. */
export interface Ending {
  /**
   * One number per player: 1 for a win, -1 for a loss, otherwise 0; the number of pieces if they
   * were counted.
   */
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
  'perpetual',
  'quiet',
  'endgame',
  'material',
  'impasse',
  'counted',
  'passed',
  'stuck',
  'limit',
  'cost',
] as const;
export type EndingReason = (typeof ENDING_REASONS)[number];

/** State of a game from a rules file, using indexes of its `Rules`. */
export interface ZrfState {
  /** Key of the variant, as in the options. */
  readonly variant: string;
  /** Content of each position: see `compile/cell.ts`. */
  readonly cells: readonly number[];
  /** Attributes of each piece as a bit mask. */
  readonly attributes: readonly number[];
  /** `stock[player * types + type]`. */
  readonly stock: readonly number[];
  /** Index into the turn order. */
  readonly turn: number;
  /** Position of the piece that must continue, or -1, and its move type, -1 for any. */
  readonly chainAt: number;
  readonly chainType: number;
  /** Cells captured so far in the turn. */
  readonly taken: readonly number[];
  /** Boards reached so far in the turn, as two hash words each. */
  readonly trail: readonly number[];
  readonly lastFrom: number;
  readonly lastTo: number;
  /** Steps made since the start. */
  readonly made: number;
  /** Consecutive passes. */
  readonly passes: number;
  /** Turns since the last progress, and since the current endgame arose; 0 if not counted. */
  readonly quiet: number;
  readonly held: number;
  /** Positions since the last irreversible change. */
  readonly seen: PastPosition | undefined;
  readonly ending: Ending | undefined;
}
