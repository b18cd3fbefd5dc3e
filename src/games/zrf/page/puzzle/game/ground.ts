import { assertDefined, largest, smallest } from '#core';
import type { Board, Rectangle } from '#games/zrf/rules/index.ts';
import type { BlockPuzzle } from '#games/zrf/puzzles/index.ts';
import type { Point } from '#web/canvas/geometry.ts';
import type { Square } from '../../blocks/outline.ts';

/** A board of squares in rows and columns, whose blocks can be drawn as shapes. */
export interface Squares {
  readonly columns: number;
  readonly rows: number;
  /** Square of each position; undefined if not drawn. */
  readonly places: readonly (Square | undefined)[];
  /** Squares without a position. */
  readonly missing: readonly Square[];
}

/** Indexes of evenly spaced numbers; undefined if the spacing is uneven. */
function indexesOf(numbers: readonly number[]): number[] | undefined {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const first = sorted[0] ?? 0;
  const gaps = sorted.slice(1).map((number, index) => number - assertDefined(sorted[index]));
  const step = smallest(gaps);
  if (gaps.length === 0) return numbers.map(() => 0);
  const indexes = numbers.map((number) => (number - first) / step);
  return indexes.every(Number.isInteger) ? indexes : undefined;
}

/** True if blocks move only between adjacent squares. */
function movesToNeighbours(
  { shapes }: BlockPuzzle,
  places: readonly (Square | undefined)[],
): boolean {
  return shapes.every(({ anchors, next }) =>
    next.every((link) =>
      [...link].every((to, from) => {
        if (to < 0) return true;
        const [a, b] = [places[assertDefined(anchors[from])], places[assertDefined(anchors[to])]];
        if (a === undefined || b === undefined) return false;
        return Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1;
      }),
    ),
  );
}

/** Maximum side of a board drawn as shapes. */
const MAX_SIDE = 40;

/** The board as squares; undefined if it is not made of squares, or blocks jump between them. */
export function groundOf({ positions }: Board, puzzle: BlockPuzzle): Squares | undefined {
  const drawn = [...positions.entries()].filter(([, { isDummy }]) => !isDummy);
  const rectangles = drawn.map(([, { rectangle }]): Rectangle => rectangle);
  const columns = indexesOf(rectangles.map(({ left }) => left));
  const rows = indexesOf(rectangles.map(({ top }) => top));
  if (drawn.length === 0 || columns === undefined || rows === undefined) return undefined;
  const [width, height] = [largest(columns) + 1, largest(rows) + 1];
  if (Math.max(width, height) > MAX_SIDE) return undefined;
  const places: (Square | undefined)[] = positions.map(() => undefined);
  const occupied = new Set<string>();
  for (const [order, [position]] of drawn.entries()) {
    const place = { column: assertDefined(columns[order]), row: assertDefined(rows[order]) };
    places[position] = place;
    occupied.add(`${place.column} ${place.row}`);
  }
  if (occupied.size < drawn.length || !movesToNeighbours(puzzle, places)) return undefined;
  const all = Array.from({ length: width * height }, (_, index) => ({
    column: index % width,
    row: Math.floor(index / width),
  }));
  const missing = all.filter(({ column, row }) => !occupied.has(`${column} ${row}`));
  return { columns: width, rows: height, places, missing };
}

/** Square of a visible position. */
export function placeOf({ places }: Squares, position: number): Square {
  return places[position] ?? { column: 0, row: 0 };
}

/** Square of a position as a point. */
export function pointOf(ground: Squares, position: number): Point {
  const { column, row } = placeOf(ground, position);
  return { x: column, y: row };
}
