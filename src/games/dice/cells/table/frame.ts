import { fit, widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { rowsOf } from '#screen/widgets/areas.ts';

const INK = { ink: 'frame' } as const;

/** The parts of the table, from top to bottom. The middle takes the remaining height. */
export interface TableAreas {
  readonly whole: Area;
  readonly top: Area;
  /** Page number of a long list, on the border below the top. */
  readonly pages: Area;
  readonly middle: Area;
  readonly hero: Area;
  readonly hand: Area;
  readonly status: Area;
  readonly actions: Area;
}

/** Columns of the time at the top right, including its walls. */
const TIME_ROOM = 16;
/** Rows of the lower half, from the hero's frame down. */
const LOWER = 12;

/** Computes the areas of the table. All rows are one column inside the frame. */
export function tableAreas(whole: Area): TableAreas {
  const inner = { ...whole, x: whole.x + 2, width: whole.width - 4 };
  const lower = whole.height - LOWER;
  return {
    whole,
    top: rowsOf(inner, 1, 1),
    pages: rowsOf({ ...inner, width: inner.width - TIME_ROOM }, 2, 1),
    middle: rowsOf(inner, 3, lower - 3),
    hero: rowsOf(inner, lower + 1, 1),
    hand: rowsOf(inner, lower + 3, 4),
    status: rowsOf(inner, lower + 8, 1),
    actions: rowsOf(inner, lower + 9, 2),
  };
}

/** Returns a test for texts that fit in the status row. */
export function fitsStatus(whole: Area): (text: string) => boolean {
  const { width } = tableAreas(whole).status;
  return (text) => widthOf(text) <= width;
}

/** Draws a horizontal border with optional captions. */
function drawBorder(
  grid: Grid,
  whole: Area,
  row: number,
  ends: string,
  texts: readonly Caption[] = [],
): void {
  const y = whole.y + row;
  const [left = '', right = ''] = ends;
  grid.put(whole.x, y, left + '─'.repeat(whole.width - 2) + right, INK);
  for (const { x, text, isKeys = false } of texts) {
    grid.put(x, y, fit(` ${text} `, whole.x + whole.width - 1 - x), {
      ink: isKeys ? 'soft' : 'title',
    });
  }
}

export interface Caption {
  readonly x: number;
  readonly text: string;
  readonly isKeys?: boolean;
}

export interface Captions {
  readonly top: readonly Caption[];
  readonly hand: readonly Caption[];
  readonly bottom: readonly Caption[];
}

/** Draws the lines of the table without touching its contents. */
export function drawFrame(grid: Grid, whole: Area, { top, hand, bottom }: Captions): void {
  const lower = whole.height - LOWER;
  for (let row = 0; row < whole.height; row++) {
    grid.put(whole.x, whole.y + row, '│', INK);
    grid.put(whole.x + whole.width - 1, whole.y + row, '│', INK);
  }
  drawBorder(grid, whole, 0, '┌┐', top);
  drawBorder(grid, whole, 2, '├┤');
  drawBorder(grid, whole, lower, '├┤');
  drawBorder(grid, whole, lower + 2, '├┤', hand);
  drawBorder(grid, whole, lower + 7, '├┤');
  drawBorder(grid, whole, whole.height - 1, '└┘', bottom);
}

/** Draws a vertical line that joins the borders above and below and divides a row. */
export function drawWall(grid: Grid, whole: Area, row: number, x: number): void {
  const y = whole.y + row;
  grid.put(x, y, '│', INK);
  for (const [at, plain, joined] of [
    [y - 1, '─', '┬'],
    [y + 1, '─', '┴'],
  ] as const) {
    if (grid.cell(x, at).glyph === plain) grid.put(x, at, joined, INK);
  }
}
