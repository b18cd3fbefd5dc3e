import { CAPS, FACE_DECORS, FACES, FLOOR_DECORS, FLOORS } from '../tiles/stone.ts';
import type { Rim, Shade } from '../tiles/edges.ts';
import type { Ground } from './shown.ts';

/** A number that is always the same for a cell, and looks like chance. */
function cellHash(x: number, y: number, salt: number): number {
  let hash = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Of so many walls, and of so many floors, one is adorned. */
const HUNG_EVERY = 7;
const STREWN_EVERY = 15;

/** The pictures that make up a cell, from the lowest to the highest; none for what was never seen. */
export function tilesAt(ground: Ground, x: number, y: number): readonly string[] {
  if (!ground.knows(x, y)) return [];
  return ground.isWall(x, y) ? wallAt(ground, x, y) : floorAt(ground, x, y);
}

function wallAt(ground: Ground, x: number, y: number): string[] {
  // What was never seen may be anything: walls go on there until it is.
  const isOpen = (dx: number, dy: number) =>
    ground.knows(x + dx, y + dy) && !ground.isWall(x + dx, y + dy);
  const tiles = [`cap-${cellHash(x, y, 0) % CAPS}`];
  const add = (rim: Rim, when: boolean) => {
    if (when) tiles.push(`rim-${rim}`);
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
  if ((hash >>> 8) % HUNG_EVERY === 0) tiles.push(`hung-${(hash >>> 16) % FACE_DECORS.length}`);
  return tiles;
}

function floorAt(ground: Ground, x: number, y: number): string[] {
  const isWall = (dx: number, dy: number) =>
    ground.knows(x + dx, y + dy) && ground.isWall(x + dx, y + dy);
  const hash = cellHash(x, y, 2);
  const tiles = [`floor-${hash % FLOORS}`];
  const [north, west, east] = [isWall(0, -1), isWall(-1, 0), isWall(1, 0)];
  if (isOpening(ground, x, y)) tiles.push('sill');
  else if ((hash >>> 8) % STREWN_EVERY === 0) {
    tiles.push(`strewn-${(hash >>> 16) % FLOOR_DECORS.length}`);
  }
  const add = (shade: Shade, when: boolean) => {
    if (when) tiles.push(`shade-${shade}`);
  };
  add('n', north);
  add('w', west);
  add('e', east);
  add('nw', !north && !west && isWall(-1, -1));
  add('ne', !north && !east && isWall(1, -1));
  return tiles;
}

/** Whether a wall ends beside the cell that lies between ground on both sides: a passage. */
export function isOpening(ground: Ground, x: number, y: number): boolean {
  const isWall = (dx: number, dy: number) =>
    ground.knows(x + dx, y + dy) && ground.isWall(x + dx, y + dy);
  const isFree = (dx: number, dy: number) =>
    ground.knows(x + dx, y + dy) && !ground.isWall(x + dx, y + dy);
  if (!isFree(0, 0)) return false;
  // The wall goes no further along the passage, as far as that is known.
  const ends = (dx: number, dy: number) => {
    const [one, other] = [
      [dx + dy, dy + dx],
      [dx - dy, dy - dx],
    ] as const;
    if (!isWall(dx, dy) || isWall(...one) || isWall(...other)) return false;
    return isFree(...one) || isFree(...other);
  };
  const across = isFree(0, -1) && isFree(0, 1) && (ends(-1, 0) || ends(1, 0));
  const along = isFree(-1, 0) && isFree(1, 0) && (ends(0, -1) || ends(0, 1));
  return across || along;
}
