import type { Area, Grid, Size } from '#screen/cells/grid.ts';
import { FULL_SIZE, keyRowsIn, MIN_SIZE } from '#screen/menus/too-small.ts';
import type { AnyPuzzling } from '../puzzle/index.ts';

/** Columns of the side panel; fewer in narrow windows. */
const SIDE = { wide: 32, narrow: 15 } as const;
const GAP = 2;
/** Columns at the edges, and the title row. */
const EDGES = 2;
const TITLE = 1;

export interface PuzzleAreas {
  readonly board: Area;
  readonly side: Area;
}

/** The board on the left, as large as the window allows, and the panel beside it. */
export function puzzleAreas(grid: Grid, puzzling: AnyPuzzling, state: unknown): PuzzleAreas {
  const height = grid.height - TITLE - keyRowsIn(grid);
  const sideWidth = grid.width < FULL_SIZE.width ? SIDE.narrow : SIDE.wide;
  const room = { x: 1, y: TITLE, width: grid.width - sideWidth - GAP - EDGES, height };
  const board = { ...room, width: puzzling.widthIn(state, room) };
  const x = board.x + board.width + GAP;
  return { board, side: { x, y: TITLE, width: grid.width - x - 1, height } };
}

/** Minimum window size of a puzzle; boards too large for a usual window are shown in part. */
export function minSizeOf(puzzling: AnyPuzzling, state: unknown): Size {
  const board = puzzling.least(state);
  const width = board.width + SIDE.narrow + GAP + EDGES;
  const height = board.height + TITLE + 1;
  return {
    width: Math.min(FULL_SIZE.width, Math.max(MIN_SIZE.width, width)),
    height: Math.min(FULL_SIZE.height, Math.max(MIN_SIZE.height, height)),
  };
}
