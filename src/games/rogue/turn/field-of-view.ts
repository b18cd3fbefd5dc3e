import type { Cells } from '../../../kit/grid/cell-set.ts';
import type { Place } from '../world/plan.ts';

const QUARTERS = [
  [1, 0, 0, 1],
  [-1, 0, 0, 1],
  [0, 1, 1, 0],
  [0, -1, 1, 0],
] as const;

/** A row of a quarter of the view: its distance, and the slopes between which it is seen. */
interface Row {
  readonly depth: number;
  readonly start: number;
  readonly end: number;
}

/** Symmetric shadow casting over a disc: ground is seen exactly where it sees back. */
export function fieldOfView(
  walls: Cells,
  { x, y }: Place,
  radius: number,
  see: (x: number, y: number) => void,
): void {
  see(x, y);
  for (const [ax, ay, bx, by] of QUARTERS) {
    const rows: Row[] = [{ depth: 1, start: -1, end: 1 }];
    for (let row = rows.pop(); row !== undefined; row = rows.pop()) {
      const { depth, end } = row;
      let { start } = row;
      let wasWall: boolean | undefined;
      for (let side = roundUp(depth * start); side <= roundDown(depth * end); side++) {
        const [cx, cy] = quarterCell(x, y, ax, ay, bx, by, depth, side);
        const isWall = walls.has(cx, cy);
        const isSymmetric = side >= depth * start && side <= depth * end;
        if ((isWall || isSymmetric) && depth * depth + side * side <= radius * radius) see(cx, cy);
        if (wasWall === true && !isWall) start = slope(depth, side);
        if (wasWall === false && isWall && depth < radius)
          rows.push({ depth: depth + 1, start, end: slope(depth, side) });
        wasWall = isWall;
      }
      if (wasWall === false && depth < radius) rows.push({ depth: depth + 1, start, end });
    }
  }
}
function quarterCell(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  depth: number,
  side: number,
): readonly [number, number] {
  return [x + ax * depth + bx * side, y + ay * depth + by * side];
}
function slope(depth: number, side: number): number {
  return (2 * side - 1) / (2 * depth);
}
function roundUp(n: number): number {
  return Math.floor(n + 0.5);
}
function roundDown(n: number): number {
  return Math.ceil(n - 0.5);
}
