import { assertDefined, largest, smallest } from '#core';
import type { Point } from '#web/canvas/geometry.ts';

/** A square of the board, counted from the upper left. */
export interface Square {
  readonly column: number;
  readonly row: number;
}

/** Side of a square in picture units. */
export const CELL = 100;

/** Corner of an outline: its position, with the incoming and outgoing directions. */
interface Corner {
  readonly at: Point;
  readonly into: Point;
  readonly out: Point;
}

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** Sides of a square, clockwise: start, end, and the square beyond. */
const SIDES = [
  { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, beyond: { x: 0, y: -1 } },
  { from: { x: 1, y: 0 }, to: { x: 1, y: 1 }, beyond: { x: 1, y: 0 } },
  { from: { x: 1, y: 1 }, to: { x: 0, y: 1 }, beyond: { x: 0, y: 1 } },
  { from: { x: 0, y: 1 }, to: { x: 0, y: 0 }, beyond: { x: -1, y: 0 } },
] as const;

function keyOf(x: number, y: number): string {
  return `${x} ${y}`;
}

function headingOf({ from, to }: Edge): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

/** Turn of an outline: 1 right, 0 straight, -1 left. */
function turnOf(into: Point, out: Point): number {
  return into.x * out.y - into.y * out.x;
}

/** Sides without a neighbouring place, with the inside on their right. */
function edgesOf(places: readonly Square[]): Edge[] {
  const occupied = new Set(places.map(({ column, row }) => keyOf(column, row)));
  return places.flatMap(({ column, row }) =>
    SIDES.filter(({ beyond }) => !occupied.has(keyOf(column + beyond.x, row + beyond.y))).map(
      ({ from, to }) => ({
        from: { x: column + from.x, y: row + from.y },
        to: { x: column + to.x, y: row + to.y },
      }),
    ),
  );
}

/** Joins edges into closed loops. Places that touch only at a corner have separate loops. */
function loopsOf(edges: readonly Edge[]): Edge[][] {
  const open = new Set(edges);
  const loops: Edge[][] = [];
  for (const first of edges) {
    const loop: Edge[] = [];
    let edge: Edge | undefined = open.has(first) ? first : undefined;
    while (edge !== undefined) {
      open.delete(edge);
      loop.push(edge);
      edge = edgeAfter(edge, open);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** Next edge from the end of an edge, the rightmost if there are several. */
function edgeAfter(edge: Edge, open: ReadonlySet<Edge>): Edge | undefined {
  const into = headingOf(edge);
  const next = [...open].filter(({ from }) => from.x === edge.to.x && from.y === edge.to.y);
  next.sort((a, b) => turnOf(into, headingOf(b)) - turnOf(into, headingOf(a)));
  return next[0];
}

function cornersOf(loop: readonly Edge[]): Corner[] {
  return loop.flatMap((edge, index) => {
    const into = headingOf(assertDefined(loop.at(index - 1)));
    const out = headingOf(edge);
    return turnOf(into, out) === 0 ? [] : [{ at: edge.from, into, out }];
  });
}

export interface OutlineOptions {
  /** Distance of the outline from the edge of the places, towards the inside. */
  readonly gap: number;
  readonly radius: number;
}

function pathOf(corners: readonly Corner[], { gap, radius }: OutlineOptions): string {
  // The inside is to the right of each edge.
  const points = corners.map(({ at, into, out }) => ({
    x: at.x * CELL + gap * (-into.y - out.y),
    y: at.y * CELL + gap * (into.x + out.x),
  }));
  const lengthTo = (index: number, other: number) => {
    const [a, b] = [assertDefined(points.at(index)), assertDefined(points.at(other))];
    return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  };
  const parts = corners.map(({ into, out }, index) => {
    const { x, y } = assertDefined(points[index]);
    const next = (index + 1) % points.length;
    const room = Math.min(lengthTo(index, index - 1), lengthTo(index, next)) / 2;
    const isOuter = turnOf(into, out) > 0;
    const r = Math.min(isOuter ? radius : Math.max(1, radius / 2), room);
    const start = `${x - into.x * r} ${y - into.y * r}`;
    const end = `${x + out.x * r} ${y + out.y * r}`;
    return `${index === 0 ? 'M' : 'L'}${start}A${r} ${r} 0 0 ${isOuter ? 1 : 0} ${end}`;
  });
  return `${parts.join('')}Z`;
}

/** Outline of places as an SVG path with rounded corners: a loop for each part and hole. */
export function outlineOf(places: readonly Square[], options: OutlineOptions): string {
  return loopsOf(edgesOf(places))
    .map((loop) => pathOf(cornersOf(loop), options))
    .join('');
}

/** Best place for a label in a block, and the block's width there in places. */
export interface Middle extends Point {
  readonly room: number;
}

/** Middle of a rectangle; otherwise of a place, or a corner shared by four places. */
export function middleOf(places: readonly Square[]): Middle {
  const occupied = new Set(places.map(({ column, row }) => keyOf(column, row)));
  const has = (x: number, y: number) => occupied.has(keyOf(x, y));
  const centre = {
    x: places.reduce((sum, { column }) => sum + column + 0.5, 0) / places.length,
    y: places.reduce((sum, { row }) => sum + row + 0.5, 0) / places.length,
  };
  const { width, height } = extentOf(places);
  if (isFull(places)) return inUnits({ ...centre, room: Math.min(width, height) });
  const spots = places.flatMap(({ column: x, row: y }) => {
    const isInner = has(x - 1, y) && has(x, y - 1) && has(x - 1, y - 1);
    const neighbours = [has(x - 1, y), has(x + 1, y), has(x, y - 1), has(x, y + 1)];
    const own = { x: x + 0.5, y: y + 0.5, room: 1, worth: neighbours.filter(Boolean).length };
    return isInner ? [own, { x, y, room: 2, worth: 6 }] : [own];
  });
  const away = ({ x, y }: Point) => Math.hypot(x - centre.x, y - centre.y);
  const best = spots.sort((a, b) => b.worth - a.worth || away(a) - away(b))[0];
  return inUnits(best ?? { ...centre, room: 1 });
}

function inUnits({ x, y, room }: Middle): Middle {
  return { x: x * CELL, y: y * CELL, room };
}

/** True if places fill a rectangle. */
export function isFull(places: readonly Square[]): boolean {
  const { width, height } = extentOf(places);
  return width * height === places.length;
}

/** Bounding box of places in columns and rows. */
export function extentOf(places: readonly Square[]): {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
} {
  const columns = places.map(({ column }) => column);
  const rows = places.map(({ row }) => row);
  const [left, top] = [smallest(columns), smallest(rows)];
  return {
    left,
    top,
    width: largest(columns) - left + 1,
    height: largest(rows) - top + 1,
  };
}
