import type { Area, Grid, Size } from '#screen/cells/grid.ts';
import { FULL_SIZE, keyRowsIn, MIN_SIZE } from '#screen/menus/too-small.ts';
import { centred } from '#screen/widgets/areas.ts';
import type { AnyPuzzling } from '../puzzle/index.ts';

/** Columns of the side panel; fewer in narrow windows. Longer lines are hard to read. */
const SIDE = { most: 52, wide: 32, narrow: 15 } as const;
/** Rows that everything in the panel needs, messages included. */
const SIDE_ROWS = 22;
const GAP = 2;
/** Columns at the edges, and the title row. */
const EDGES = 2;
const TITLE = 1;

export interface PuzzleAreas {
  readonly board: Area;
  readonly side: Area;
}

/** The board, as large as the window allows, and the panel on its right, both in the middle. */
export function puzzleAreas(grid: Grid, puzzling: AnyPuzzling, state: unknown): PuzzleAreas {
  const height = grid.height - TITLE - keyRowsIn(grid);
  const leastSide = grid.width < FULL_SIZE.width ? SIDE.narrow : SIDE.wide;
  const room = { x: 1, y: TITLE, width: grid.width - leastSide - GAP - EDGES, height };
  const size = puzzling.sizeIn(state, room);
  const sideWidth = Math.min(SIDE.most, grid.width - size.width - GAP - EDGES);
  const table = { width: size.width + GAP + sideWidth, height: Math.max(size.height, SIDE_ROWS) };
  const all = centred({ ...room, width: grid.width - EDGES }, table);
  return {
    board: { ...all, width: size.width },
    side: { ...all, x: all.x + size.width + GAP, width: sideWidth },
  };
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
