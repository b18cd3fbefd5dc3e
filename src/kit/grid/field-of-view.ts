import { int32At } from '#core';
/**
 * Field of view from a cell: symmetric shadow casting, after the description by Albert Ford (2020),
 * in integers.
 *
 * Light spreads in four quarters, row by row. Each row is visible between two slopes, measured from
 * the centre of the viewer's cell; walls split it into parts. Floor is visible if the line between
 * the two centres passes between the slopes. This is symmetric: a viewer on floor who sees another
 * floor cell is visible from there. Walls are visible if any part of them is.
 */

/** True if a cell blocks light. */
export type IsOpaque = (x: number, y: number) => boolean;

/** Orientation of a quarter: x and y offsets of a step in depth and of a step aside. */
interface Quarter {
  readonly dx: number;
  readonly dy: number;
  readonly sx: number;
  readonly sy: number;
}

const QUARTERS: readonly Quarter[] = [
  { dx: 0, dy: -1, sx: 1, sy: 0 },
  { dx: 0, dy: 1, sx: 1, sy: 0 },
  { dx: -1, dy: 0, sx: 0, sy: 1 },
  { dx: 1, dy: 0, sx: 0, sy: 1 },
];

/** Largest radius for which all products below are exact. */
const MAX_RADIUS = 10_000;

/**
 * Calls `see` for every cell visible from (x, y), starting with that cell, within `radius`: dx * dx
 * + dy * dy <= radius * radius. Cells on a diagonal may be reported twice. Throws RangeError for a
 * radius that is not a whole number from 0 to 10 000.
 */
export function fieldOfView(
  isOpaque: IsOpaque,
  x: number,
  y: number,
  radius: number,
  see: (x: number, y: number) => void,
): void {
  if (!Number.isInteger(radius) || radius < 0 || radius > MAX_RADIUS) {
    throw new RangeError(`radius ${radius}: expected a whole number from 0 to ${MAX_RADIUS}`);
  }
  see(x, y);
  if (radius === 0) return;
  const reach = reachOf(radius);
  const rows = new Rows();
  for (const quarter of QUARTERS) lightQuarter(isOpaque, x, y, quarter, reach, rows, see);
}

/** Half width of the disc at each depth. */
function reachOf(radius: number): Int32Array {
  const reach = new Int32Array(radius + 1);
  let aside = radius;
  for (let depth = 0; depth <= radius; depth++) {
    while (aside * aside + depth * depth > radius * radius) aside -= 1;
    reach[depth] = aside;
  }
  return reach;
}

/**
 * Stack of rows to light, newest first, with five numbers each: its depth, and two slopes as
 * fractions with positive denominators. A slope is the offset aside per step of depth. The left
 * edge of a cell has the slope (2 * aside - 1) / (2 * depth).
 */
class Rows {
  readonly numbers: number[] = [];
  size = 0;

  push(depth: number, startAside: number, startDepth: number, endAside: number, endDepth: number) {
    const { numbers } = this;
    numbers[this.size++] = depth;
    numbers[this.size++] = startAside;
    numbers[this.size++] = startDepth;
    numbers[this.size++] = endAside;
    numbers[this.size++] = endDepth;
  }

  /** Pops the last number. */
  pop(): number {
    this.size -= 1;
    return this.numbers[this.size] as number;
  }
}

function lightQuarter(
  isOpaque: IsOpaque,
  x: number,
  y: number,
  { dx, dy, sx, sy }: Quarter,
  reach: Int32Array,
  rows: Rows,
  see: (x: number, y: number) => void,
): void {
  const deepest = reach.length - 1;
  rows.push(1, -1, 1, 1, 1);
  while (rows.size > 0) {
    const endDepth = rows.pop();
    const endAside = rows.pop();
    let startDepth = rows.pop();
    let startAside = rows.pop();
    const depth = rows.pop();
    const maxOffset = int32At(reach, depth);
    // Cells at least half between the slopes; the centres of the first and last may be outside.
    const from = Math.floor((2 * depth * startAside + startDepth) / (2 * startDepth));
    const to = Math.ceil((2 * depth * endAside - endDepth) / (2 * endDepth));
    const first = from * startDepth >= depth * startAside ? from : from + 1;
    const last = to * endDepth <= depth * endAside ? to : to - 1;
    const end = to < maxOffset ? to : maxOffset;
    let aside = from > -maxOffset ? from : -maxOffset;
    let cellX = x + dx * depth + sx * aside;
    let cellY = y + dy * depth + sy * aside;
    let isLit = false;
    for (let isFirst = true; aside <= end; aside++) {
      if (isOpaque(cellX, cellY)) {
        see(cellX, cellY);
        if (isLit && depth < deepest) {
          rows.push(depth + 1, startAside, startDepth, 2 * aside - 1, 2 * depth);
        }
        isLit = false;
      } else {
        if (!isLit && !isFirst) {
          startAside = 2 * aside - 1;
          startDepth = 2 * depth;
        }
        if (aside >= first && aside <= last) see(cellX, cellY);
        isLit = true;
      }
      isFirst = false;
      cellX += sx;
      cellY += sy;
    }
    if (isLit && depth < deepest) rows.push(depth + 1, startAside, startDepth, endAside, endDepth);
  }
}
