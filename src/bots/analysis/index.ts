export type { LinesLimits } from './best-lines.ts';
export { expectedFor } from './expected-score.ts';
export type { Standing } from './expected-score.ts';
export { JUDGEMENTS, judge } from './judgement.ts';
export type { Judgement } from './judgement.ts';
export { graphOf, isSolvedBy, puzzlesOf, reviewOf } from './review.ts';
export type { Puzzle, Review, ReviewedPosition, ReviewedTurn } from './review.ts';
export { isAnalysable, StateAnalysis } from './state-analysis.ts';
export type { AnalysedLine, Analysis, EndInSight } from './state-analysis.ts';
