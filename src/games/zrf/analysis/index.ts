export { graphOf, isSolvedBy, JUDGEMENTS, puzzlesOf, reviewOf } from '#bots/analysis/index.ts';
export type {
  AnalysedLine,
  Puzzle,
  Review,
  ReviewedPosition,
  ReviewedTurn,
} from '#bots/analysis/index.ts';
export { Evaluator } from './evaluator.ts';
export { readAnalysis } from './read-analysis.ts';
export type { MaterialChange, PieceCount } from './material.ts';
export { refute } from './refutation.ts';
export type { Price, Refutation, Wish } from './refutation.ts';
export { askWhyNot, explainWish, lastTurnOf, turnBefore } from './why-not.ts';
export type { PlayedLog } from './why-not.ts';
export { whyUnsuitable } from './suitability.ts';
export { resultLine } from './result-line.ts';
export {
  addLine,
  addTurn,
  commentOn,
  makeMain,
  promote,
  removeTurn,
  toggleNag,
} from './tree/edit.ts';
export type { Edited } from './tree/edit.ts';
export {
  asideFrom,
  backFrom,
  continuationsAt,
  endFrom,
  forwardFrom,
  isMain,
  isSamePath,
  nodeAt,
  nodesOn,
  START,
} from './tree/path.ts';
export type { TreePath } from './tree/path.ts';
export { followGame, treeOfGame } from './tree/game-tree.ts';
export type { PlayedMatch } from './tree/game-tree.ts';
export { hasNotes } from './tree/has-notes.ts';
export { makeTreeText, readTreeText } from './tree/tree-text.ts';
export { afterTurn, beginsWith, notateLine, readSteps, startOf, TreeStates } from './tree/turns.ts';
