import { largest, smallest } from '#core';
import type { Point } from '#web/canvas/geometry.ts';

/** How far off its place a cell may lie, in cells. */
const SLACK = 0.1;
/** Rows of hexes lie closer than cells of a row, but not so close as squares of one colour. */
const ROWS = { least: 0.6, most: 1.15 } as const;

interface Row {
  readonly y: number;
  readonly xs: number[];
}

function rowsOf(centres: readonly Point[], near: number): Row[] {
  const rows: { y: number; xs: number[] }[] = [];
  for (const { x, y } of [...centres].sort((a, b) => a.y - b.y)) {
    const last = rows.at(-1);
    if (last !== undefined && y - last.y <= near) last.xs.push(x);
    else rows.push({ y, xs: [x] });
  }
  return rows;
}

/** The least distance of numbers next to each other. */
function leastGap(numbers: readonly number[], none: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return smallest(
    sorted.slice(1).map((number, index) => number - (sorted[index] ?? 0)),
    none,
  );
}

/** How far a number is from a multiple of a length, as a part of it. */
function offBy(number: number, length: number): number {
  const part = number / length;
  return Math.abs(part - Math.round(part));
}

/** The width and height of cells in rows each of which is shifted by half a cell against the one before. */
function shiftedRows(centres: readonly Point[], side: number): Point | undefined {
  const rows = rowsOf(centres, side * SLACK);
  if (rows.length < 3) return undefined;
  const width = smallest(rows.map(({ xs }) => leastGap(xs, Number.POSITIVE_INFINITY)));
  const gaps = rows.slice(1).map(({ y }, index) => y - (rows[index]?.y ?? 0));
  const height = smallest(gaps);
  const isNear = height >= width * ROWS.least && height <= width * ROWS.most;
  if (!Number.isFinite(width) || !isNear || largest(gaps) > height * (1 + SLACK)) return undefined;
  const isShifted = rows.every(({ xs }, index) => {
    const before = rows[index - 1]?.xs[0];
    const [first = 0] = xs;
    const inRow = xs.every((x) => offBy(x - first, width) <= SLACK);
    return inRow && (before === undefined || offBy(first - before + width / 2, width) <= SLACK);
  });
  return isShifted ? { x: width, y: height } : undefined;
}

/** Corners of a cell around its middle, with one of them on top. */
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

/** The corners of each cell around its middle, where cells are hexes; `side` is that of a usual cell. */
export function hexOf(centres: readonly Point[], side: number): readonly Point[] | undefined {
  const upright = shiftedRows(centres, side);
  if (upright !== undefined) return cornersOf(upright);
  const lying = shiftedRows(centres.map(turned), side);
  return lying && cornersOf(lying).map(turned);
}
