export { PuzzlePlayModel, puzzlePlayModelOf } from './game/puzzle-play-model.ts';
export { PuzzlePage } from './page.tsx';
