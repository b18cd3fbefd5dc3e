export { MAX_DIFFICULTY, difficultyOf } from './draft/difficulty.ts';
export {
  BLOCK_NAMES,
  FREE,
  MAX_SIDE,
  WALL,
  blocksOf,
  coverOf,
  emptyDraft,
  freshName,
  ghostOf,
  isBlock,
  offsetsOf,
} from './draft/draft.ts';
export type { PuzzleDraft as Draft, Target } from './draft/draft.ts';
export { clear, moveBlock, paint, resize } from './draft/edit.ts';
export { cellName, makeDraft, parseDraft } from './draft/picture.ts';
export { problemsOf } from './draft/problems.ts';
export { readDraft, readVariant } from './draft/read.ts';
export {
  aim,
  aimAll,
  aimAlso,
  canShare,
  doesShare,
  dropTarget,
  moveGhost,
  share,
  swap,
  targetOf,
} from './draft/targets.ts';
export { MAX_TEXT, withText } from './draft/texts.ts';
export type { DraftText } from './draft/texts.ts';
export { UNTITLED, writeRules } from './draft/write.ts';
export { countSteps, moveLengths } from './model/counts.ts';
export type { Counts } from './model/counts.ts';
export type { Formula } from './model/formula.ts';
export { Handling } from './model/handling.ts';
export type { Way } from './model/handling.ts';
export { puzzleOf } from './model/model.ts';
export type { BlockPuzzle } from './model/model.ts';
export { slidingPuzzleOf } from './model/sliding.ts';
export type { Answer, Solver } from './search/answer.ts';
export { Distances } from './search/distances.ts';
export { arranged, hardestOf } from './search/hardest.ts';
export { SOLVE_LIMITS, isPuzzle, isSearchedInDepth, solverOf } from './search/solve.ts';
export { GameSolver } from './solver/game-solver.ts';
export { SolverService } from './solver/solver-service.ts';
export { SolverClient } from './solver/solver-client.ts';
export type { Busy } from './solver/solver-client.ts';
export type { PuzzleSolver, SolvingQuestion } from './solver/question.ts';
export type { SolvedMove, SolvingAnswer, SolvingProgress, SolvingWant } from './search/solving.ts';
export { Packings } from './space/packings.ts';
export { METRICS } from './space/state-space.ts';
export type { Metric } from './space/state-space.ts';
export { parseTrail } from './space/trail.ts';
export type { Stop } from './space/trail.ts';
