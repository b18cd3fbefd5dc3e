import type { Area, Grid } from '../../../cells/grid.ts';
import type { AnyPuzzling } from '../puzzle/index.ts';

/** Rows of keys at the bottom. */
export const KEY_ROWS = 2;
const SIDE_LEAST = 32;
const GAP = 2;

export interface PuzzleAreas {
  readonly board: Area;
  readonly side: Area;
}

/** The board at the left, as large as the window allows, and what is told beside it. */
export function puzzleAreas(grid: Grid, puzzling: AnyPuzzling, state: unknown): PuzzleAreas {
  const height = grid.height - 1 - KEY_ROWS;
  const room = { x: 1, y: 1, width: grid.width - SIDE_LEAST - GAP - 2, height };
  const board = { ...room, width: puzzling.widthIn(state, room) };
  const x = board.x + board.width + GAP;
  return { board, side: { x, y: 1, width: grid.width - x - 1, height } };
}
