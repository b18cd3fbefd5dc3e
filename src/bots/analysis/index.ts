export { expectedFor } from './expected-score.ts';
export { JUDGEMENTS, judge } from './judgement.ts';
export type { Judgement } from './judgement.ts';
export { graphOf, isSolvedBy, puzzlesOf, reviewOf } from './review.ts';
export type { Puzzle, Review, ReviewedPosition, ReviewedTurn } from './review.ts';
export { StateAnalysis } from './state-analysis.ts';
export type { AnalysedLine } from './state-analysis.ts';
