/** Number of directions on a grid: 4, or 8 with diagonals. */
export type Ways = 4 | 8;

/** Offsets of the neighbours of a cell: up, down, left, right, then the diagonals. */
export const NEIGHBOURS = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** True if a cell can be entered. */
export type IsPassable = (x: number, y: number) => boolean;

/** Maximum number of cells in one search. */
const MAX_CELLS = 16_777_216;

/** Part of the plane in flat arrays, surrounded by an impassable border one cell wide. */
export interface Window {
  /** Coordinates of the cell at index 0, which is part of the border. */
  readonly left: number;
  readonly top: number;
  /** Size, including the border. */
  readonly width: number;
  readonly height: number;
}

/** Window of a box with inclusive ends. Throws RangeError if it has too many cells. */
export function windowOf(left: number, top: number, right: number, bottom: number): Window {
  const width = right - left + 3;
  const height = bottom - top + 3;
  if (!(width >= 3 && height >= 3 && width * height <= MAX_CELLS)) {
    throw new RangeError(`${width - 2} x ${height - 2} cells: expected 1 to ${MAX_CELLS}`);
  }
  return { left: left - 1, top: top - 1, width, height };
}

/** Fills the border of a window in one of its arrays. */
export function setBorder(cells: Int32Array, { width, height }: Window, value: number): void {
  cells.fill(value, 0, width);
  cells.fill(value, (height - 1) * width);
  for (let row = 1; row < height - 1; row++) {
    cells[row * width] = value;
    cells[row * width + width - 1] = value;
  }
}

/** Index offsets of the neighbours of a cell in the arrays of a window. */
export function offsetsIn({ width }: Window, ways: Ways): Int32Array {
  return Int32Array.from(NEIGHBOURS.slice(0, ways), ([dx, dy]) => dy * width + dx);
}
