export { PuzzleTable, puzzleTableOf } from './game/table.ts';
export { PuzzlePage } from './page.tsx';
