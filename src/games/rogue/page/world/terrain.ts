import { CAPS, FACE_DECORS, FACES, FLOOR_DECORS, FLOORS } from '../tiles/stone.ts';
import type { Rim, Shade } from '../tiles/edges.ts';
import type { KnownGround } from './shown.ts';

/** A pseudo-random number that is constant for a cell. */
function cellHash(x: number, y: number, salt: number): number {
  let hash = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** One in this many walls, and one in this many floors, is decorated. */
const WALL_DECOR_INTERVAL = 7;
const FLOOR_DECOR_INTERVAL = 15;

/** Tiles of a cell from bottom to top; none for unseen cells. */
export function tilesAt(ground: KnownGround, x: number, y: number): readonly string[] {
  if (!ground.isKnown(x, y)) return [];
  return ground.isWall(x, y) ? wallAt(ground, x, y) : floorAt(ground, x, y);
}

function wallAt(ground: KnownGround, x: number, y: number): string[] {
  // Unseen cells count as walls until they are seen.
  const isOpen = (dx: number, dy: number) =>
    ground.isKnown(x + dx, y + dy) && !ground.isWall(x + dx, y + dy);
  const tiles = [`cap-${cellHash(x, y, 0) % CAPS}`];
  const add = (rim: Rim, condition: boolean) => {
    if (condition) tiles.push(`rim-${rim}`);
  };
  const [north, south, west, east] = [isOpen(0, -1), isOpen(0, 1), isOpen(-1, 0), isOpen(1, 0)];
  add('n', north);
  add('w', west);
  add('e', east);
  add('nw', !north && !west && isOpen(-1, -1));
  add('ne', !north && !east && isOpen(1, -1));
  add('sw', !south && !west && isOpen(-1, 1));
  add('se', !south && !east && isOpen(1, 1));
  if (!south) return tiles;
  const hash = cellHash(x, y, 1);
  tiles.push(`face-${hash % FACES}`);
  if ((hash >>> 8) % WALL_DECOR_INTERVAL === 0)
    tiles.push(`hung-${(hash >>> 16) % FACE_DECORS.length}`);
  return tiles;
}

function floorAt(ground: KnownGround, x: number, y: number): string[] {
  const isWall = (dx: number, dy: number) =>
    ground.isKnown(x + dx, y + dy) && ground.isWall(x + dx, y + dy);
  const hash = cellHash(x, y, 2);
  const tiles = [`floor-${hash % FLOORS}`];
  const [north, west, east] = [isWall(0, -1), isWall(-1, 0), isWall(1, 0)];
  if (isDoorway(ground, x, y)) tiles.push('sill');
  else if ((hash >>> 8) % FLOOR_DECOR_INTERVAL === 0) {
    tiles.push(`strewn-${(hash >>> 16) % FLOOR_DECORS.length}`);
  }
  const add = (shade: Shade, condition: boolean) => {
    if (condition) tiles.push(`shade-${shade}`);
  };
  add('n', north);
  add('w', west);
  add('e', east);
  add('nw', !north && !west && isWall(-1, -1));
  add('ne', !north && !east && isWall(1, -1));
  return tiles;
}

/** Maximum width of a doorway. */
const MAX_DOORWAY = 2;
/** Open ground this deep in front of a gap is a room, not a corridor. */
const ROOM_DEPTH = 2;
/** Cells within this distance decide if a cell is a doorway. */
export const DOORWAY_REACH = MAX_DOORWAY + 1;

type Step = readonly [number, number];
const WALL_AXES: readonly Step[] = [
  [1, 0],
  [0, 1],
];

/**
 * True for doorways: gaps of one or two cells in a wall, with a room on at least one side. Excludes
 * corridor bends and crossings, spaces between pillars, and partly seen gaps.
 */
function isDoorway(ground: KnownGround, x: number, y: number): boolean {
  return ground.hasDoors && WALL_AXES.some((axis) => isGap(ground, [x, y], axis));
}

function isFree(ground: KnownGround, [x, y]: Step): boolean {
  return ground.isKnown(x, y) && !ground.isWall(x, y);
}

function isKnownWall(ground: KnownGround, [x, y]: Step): boolean {
  return ground.isKnown(x, y) && ground.isWall(x, y);
}

function moved([x, y]: Step, [dx, dy]: Step, by: number): Step {
  return [x + dx * by, y + dy * by];
}

/** True if a wall along `axis` has a doorway here. */
function isGap(ground: KnownGround, at: Step, axis: Step): boolean {
  const width = (side: 1 | -1) => {
    let cells = 1;
    while (cells <= MAX_DOORWAY && isFree(ground, moved(at, axis, side * cells))) cells += 1;
    return cells;
  };
  if (!isFree(ground, at)) return false;
  const [after, before] = [width(1), width(-1)];
  const cells = after + before - 1;
  if (cells > MAX_DOORWAY) return false;
  const first = moved(at, axis, 1 - before);
  const gap = Array.from({ length: cells }, (_, cell) => moved(first, axis, cell));
  const jambs = [moved(at, axis, -before), moved(at, axis, after)];
  if (!jambs.every((jamb) => isWallEnd(ground, jamb, axis))) return false;
  const crossAxis: Step = [axis[1], axis[0]];
  const opensTo = (side: number) =>
    gap.every((cell) => isFree(ground, moved(cell, crossAxis, side)));
  if (!opensTo(1) || !opensTo(-1)) return false;
  return [1, -1].some((side) =>
    jambs.some((jamb) =>
      [...gap, jamb].every((cell) =>
        isDeep(ground, cell, [crossAxis[0] * side, crossAxis[1] * side]),
      ),
    ),
  );
}

/** True for the end of a wall beside a gap, not a mere pillar. */
function isWallEnd(ground: KnownGround, jamb: Step, axis: Step): boolean {
  if (!isKnownWall(ground, jamb)) return false;
  const crossAxis: Step = [axis[1], axis[0]];
  return [axis, crossAxis].some((step) =>
    [1, -1].some((side) => isKnownWall(ground, moved(jamb, step, side))),
  );
}

function isDeep(ground: KnownGround, from: Step, step: Step): boolean {
  for (let depth = 1; depth <= ROOM_DEPTH; depth++)
    if (!isFree(ground, moved(from, step, depth))) return false;
  return true;
}
