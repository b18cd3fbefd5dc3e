import type { Size } from '../../screen/index.ts';

/** How large cells are, in device pixels, and how many there are. */
export interface CellMeasures extends Size {
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly font: number;
}

/** The least screen that the text screens are made for. */
const LEAST: Size = { width: 80, height: 24 };
const FONT_LEAST = 7;
const FONT_MOST = 22;
const LINE = 1.2;

/**
 * The largest letters with which 80 by 24 cells fit an area, and the cells there are then. `advance`
 * is the width of a letter by its height. Cells are whole device pixels, so that they join.
 */
export function measureCells(
  width: number,
  height: number,
  density: number,
  advance: number,
): CellMeasures {
  const measure = (size: number): CellMeasures => {
    const font = size * density;
    const cellWidth = Math.max(1, Math.round(font * advance));
    const cellHeight = Math.max(1, Math.round(font * LINE));
    return {
      font,
      cellWidth,
      cellHeight,
      width: Math.max(1, Math.floor((width * density) / cellWidth)),
      height: Math.max(1, Math.floor((height * density) / cellHeight)),
    };
  };
  for (let size = FONT_MOST; size > FONT_LEAST; size -= 0.5) {
    const cells = measure(size);
    if (cells.width >= LEAST.width && cells.height >= LEAST.height) return cells;
  }
  return measure(FONT_LEAST);
}
