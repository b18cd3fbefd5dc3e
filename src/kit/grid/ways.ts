/** How one moves on a grid: to 4 neighbours, or diagonally too. */
export type Ways = 4 | 8;

/** The neighbours of a cell: up, down, left, right, then the diagonals. */
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

/** Whether one can stand on a cell. */
export type IsPassable = (x: number, y: number) => boolean;

/** The most cells that are searched at once. */
const MAX_CELLS = 16_777_216;

/** A part of the plane in flat arrays, with a border of one cell around it that nothing passes. */
export interface Window {
  /** The cell of index 0, which belongs to the border. */
  readonly left: number;
  readonly top: number;
  /** Both with the border. */
  readonly width: number;
  readonly height: number;
}

/** The window of a box, whose ends belong to it; throws RangeError where it has too many cells. */
export function windowOf(left: number, top: number, right: number, bottom: number): Window {
  const width = right - left + 3;
  const height = bottom - top + 3;
  if (!(width >= 3 && height >= 3 && width * height <= MAX_CELLS)) {
    throw new RangeError(`${width - 2} x ${height - 2} cells: expected 1 to ${MAX_CELLS}`);
  }
  return { left: left - 1, top: top - 1, width, height };
}

/** Sets the border of a window in one of its arrays. */
export function setBorder(cells: Int32Array, { width, height }: Window, value: number): void {
  cells.fill(value, 0, width);
  cells.fill(value, (height - 1) * width);
  for (let row = 1; row < height - 1; row++) {
    cells[row * width] = value;
    cells[row * width + width - 1] = value;
  }
}

/** How far apart the neighbours of a cell are in the arrays of a window. */
export function offsetsIn({ width }: Window, ways: Ways): Int32Array {
  return Int32Array.from(NEIGHBOURS.slice(0, ways), ([dx, dy]) => dy * width + dx);
}
