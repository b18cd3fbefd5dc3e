import type { SolvingAnswer, SolvingWant } from '../../puzzles/index.ts';

/** What was answered about a position, counted in a metric; `positions` as far as they were told. */
export interface SolverReply {
  readonly state: unknown;
  readonly metric: string;
  readonly want: SolvingWant;
  readonly answer: SolvingAnswer;
  readonly positions: number;
}
