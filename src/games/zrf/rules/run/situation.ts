import type { Board } from './board.ts';

/** What code may ask about beside the cells. */
export interface Situation {
  readonly board: Board;
  /** Where the last step began and ended: -1 where none did. */
  lastFrom: number;
  lastTo: number;
}
