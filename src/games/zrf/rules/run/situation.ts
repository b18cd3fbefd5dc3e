import type { Board } from './board.ts';

/** State that code can test in addition to the cells. */
export interface Situation {
  readonly board: Board;
  /** Start and end of the last step, -1 if there was none. */
  lastFrom: number;
  lastTo: number;
}
