export type { Answer, SolutionMove, Solver } from './answer.ts';
export { countSteps } from './counts.ts';
export { Distances } from './distances.ts';
export { puzzleOf } from './model.ts';
export { isPuzzle, solverOf } from './solve.ts';
export { METRICS } from './space.ts';
export type { Metric } from './space.ts';
