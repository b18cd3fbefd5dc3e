export type { Answer, Solver } from './answer.ts';
export { countSteps } from './counts.ts';
export { Distances } from './distances.ts';
export { hardestOf } from './hardest.ts';
export { puzzleOf } from './model.ts';
export { isPuzzle, SOLVE_LIMITS, solverOf } from './solve.ts';
export { METRICS } from './space.ts';
export type { Metric } from './space.ts';
