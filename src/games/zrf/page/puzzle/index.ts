export { PuzzlePlayModel, puzzlePlayModelOf } from './game/play-model.ts';
export { PuzzlePage } from './page.tsx';
