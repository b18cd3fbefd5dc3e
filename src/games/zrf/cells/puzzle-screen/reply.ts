import type { SolvingAnswer, SolvingWant } from '../../puzzles/index.ts';

/**
 * The solver's answer for a position and metric, with the number of positions searched if reported.
 */
export interface SolverReply {
  readonly state: unknown;
  readonly metric: string;
  readonly want: SolvingWant;
  readonly answer: SolvingAnswer;
  readonly positions: number;
}
