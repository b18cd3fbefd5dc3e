import { largest, smallest } from '#core';
import type { Point } from '#web/canvas/geometry.ts';

/** Tolerance of a cell's place, in cells. */
const SLACK = 0.1;
/**
 * Range of row spacing for hexes, in cells: at most slightly above one, to exclude squares of one
 * colour.
 */
const ROWS = { least: 0.6, most: 1.15 } as const;

interface Row {
  readonly y: number;
  readonly xs: number[];
}

function rowsOf(centres: readonly Point[], tolerance: number): Row[] {
  const rows: { y: number; xs: number[] }[] = [];
  for (const { x, y } of [...centres].sort((a, b) => a.y - b.y)) {
    const last = rows.at(-1);
    if (last !== undefined && y - last.y <= tolerance) last.xs.push(x);
    else rows.push({ y, xs: [x] });
  }
  return rows;
}

/** Smallest gap between neighbouring numbers; `none` if there are fewer than two. */
function minGap(numbers: readonly number[], fallback: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return smallest(
    sorted.slice(1).map((number, index) => number - (sorted[index] ?? 0)),
    fallback,
  );
}

/** Distance of a number from the nearest multiple of a length, as a fraction of the length. */
function deviation(number: number, length: number): number {
  const part = number / length;
  return Math.abs(part - Math.round(part));
}

/** Width and height of cells whose rows each shift by half a cell; undefined for other layouts. */
function shiftedRows(centres: readonly Point[], side: number): Point | undefined {
  const rows = rowsOf(centres, side * SLACK);
  if (rows.length < 3) return undefined;
  const width = smallest(rows.map(({ xs }) => minGap(xs, Number.POSITIVE_INFINITY)));
  const gaps = rows.slice(1).map(({ y }, index) => y - (rows[index]?.y ?? 0));
  const height = smallest(gaps);
  const isNear = height >= width * ROWS.least && height <= width * ROWS.most;
  if (!Number.isFinite(width) || !isNear || largest(gaps) > height * (1 + SLACK)) return undefined;
  const isShifted = rows.every(({ xs }, index) => {
    const before = rows[index - 1]?.xs[0];
    const [first = 0] = xs;
    const inRow = xs.every((x) => deviation(x - first, width) <= SLACK);
    return inRow && (before === undefined || deviation(first - before + width / 2, width) <= SLACK);
  });
  return isShifted ? { x: width, y: height } : undefined;
}

/** Corners of a cell relative to its middle, one of them at the top. */
function cornersOf({ x: width, y: height }: Point): Point[] {
  const [side, tip, shoulder] = [width / 2, (height * 2) / 3, height / 3];
  return [
    { x: 0, y: -tip },
    { x: side, y: -shoulder },
    { x: side, y: shoulder },
    { x: 0, y: tip },
    { x: -side, y: shoulder },
    { x: -side, y: -shoulder },
  ];
}

function turned({ x, y }: Point): Point {
  return { x: y, y: x };
}

/**
 * Corners of each cell relative to its middle, if cells are hexes; `side` is the usual cell size.
 */
export function hexOf(centres: readonly Point[], side: number): readonly Point[] | undefined {
  const upright = shiftedRows(centres, side);
  if (upright !== undefined) return cornersOf(upright);
  const lying = shiftedRows(centres.map(turned), side);
  return lying && cornersOf(lying).map(turned);
}
