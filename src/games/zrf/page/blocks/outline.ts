import { assertDefined, largest, smallest } from '#core';
import type { Point } from '#web/canvas/geometry.ts';

/** A place of a board of squares, counted from the upper left one. */
export interface Square {
  readonly column: number;
  readonly row: number;
}

/** The side of a place in the units of pictures of blocks. */
export const CELL = 100;

/** A corner of an outline: where it is, and which way the outline comes and goes. */
interface Corner {
  readonly at: Point;
  readonly into: Point;
  readonly out: Point;
}

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** Each side of a place: where it begins and ends, and the place beyond it. Clockwise. */
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

/** How sharply an outline turns to the right: 1 right, 0 straight on, -1 left. */
function turnOf(into: Point, out: Point): number {
  return into.x * out.y - into.y * out.x;
}

/** The sides of places that have no neighbour, with the inside on their right. */
function edgesOf(places: readonly Square[]): Edge[] {
  const taken = new Set(places.map(({ column, row }) => keyOf(column, row)));
  return places.flatMap(({ column, row }) =>
    SIDES.filter(({ beyond }) => !taken.has(keyOf(column + beyond.x, row + beyond.y))).map(
      ({ from, to }) => ({
        from: { x: column + from.x, y: row + from.y },
        to: { x: column + to.x, y: row + to.y },
      }),
    ),
  );
}

/** Edges joined to closed loops. Where two places touch at a corner only, each keeps its own. */
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

/** The edge that goes on where one ends, the one most to the right. */
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

export interface OutlineWish {
  /** How far the outline stays inside the places. */
  readonly gap: number;
  readonly radius: number;
}

function pathOf(corners: readonly Corner[], { gap, radius }: OutlineWish): string {
  // The inside lies to the right of each edge.
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

/** The outline of places as a path of SVG, with rounded corners: a loop for each part and hole. */
export function outlineOf(places: readonly Square[], wish: OutlineWish): string {
  return loopsOf(edgesOf(places))
    .map((loop) => pathOf(cornersOf(loop), wish))
    .join('');
}

/** Where a name fits best into a block, and how many places wide the block is there. */
export interface Middle extends Point {
  readonly room: number;
}

/** The middle of a rectangle; else that of a place, or the corner that four places share. */
export function middleOf(places: readonly Square[]): Middle {
  const taken = new Set(places.map(({ column, row }) => keyOf(column, row)));
  const has = (x: number, y: number) => taken.has(keyOf(x, y));
  const centre = {
    x: places.reduce((sum, { column }) => sum + column + 0.5, 0) / places.length,
    y: places.reduce((sum, { row }) => sum + row + 0.5, 0) / places.length,
  };
  const { width, height } = extentOf(places);
  if (isFull(places)) return inUnits({ ...centre, room: Math.min(width, height) });
  const spots = places.flatMap(({ column: x, row: y }) => {
    const isInner = has(x - 1, y) && has(x, y - 1) && has(x - 1, y - 1);
    const beside = [has(x - 1, y), has(x + 1, y), has(x, y - 1), has(x, y + 1)];
    const own = { x: x + 0.5, y: y + 0.5, room: 1, worth: beside.filter(Boolean).length };
    return isInner ? [own, { x, y, room: 2, worth: 6 }] : [own];
  });
  const away = ({ x, y }: Point) => Math.hypot(x - centre.x, y - centre.y);
  const best = spots.sort((a, b) => b.worth - a.worth || away(a) - away(b))[0];
  return inUnits(best ?? { ...centre, room: 1 });
}

function inUnits({ x, y, room }: Middle): Middle {
  return { x: x * CELL, y: y * CELL, room };
}

/** Whether places fill a rectangle. */
export function isFull(places: readonly Square[]): boolean {
  const { width, height } = extentOf(places);
  return width * height === places.length;
}

/** How many columns and rows places reach over. */
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
