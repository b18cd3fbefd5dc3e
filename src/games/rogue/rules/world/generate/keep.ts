import { elementAt, int32At } from '#core';
/**
 * A ruined keep: a rectangle divided recursively until its rooms are small enough. All rooms are
 * joined by doors, with extra doors for loops. Walls have gaps, and halls have pillars.
 */
import { CellSet } from '#kit/grid/cell-set.ts';
import type { Box } from '#kit/grid/cell-set.ts';
import type { Place } from '../plan.ts';
import { drawItems, Furnishing } from './furnish.ts';
import { drawSome } from './random-source.ts';
import type { RandomSource } from './random-source.ts';
import type { Generator, WorldSize } from './settings.ts';

/**
 * One in this many rooms of medium size stays undivided; all larger ones are divided if possible.
 */
const UNDIVIDED_INTERVAL = 3;
/**
 * One in `LOOP_INTERVAL` redundant doors is opened anyway; one in `GAP_INTERVAL` doors is a gap.
 */
const LOOP_INTERVAL = 3;
const GAP_INTERVAL = 4;
/** Minimum width and height of halls with pillars, and the pillars' spacing. */
const MIN_HALL = 5;
const PILLAR_SPACING = 3;

type MinSize = Pick<WorldSize, 'width' | 'height'>;

const widthOf = ({ left, right }: Box) => right - left + 1;
const heightOf = ({ top, bottom }: Box) => bottom - top + 1;

/** Inner boxes of the rooms that a box is divided into, separated by walls one cell thick. */
function cut(box: Box, minSize: MinSize, random: RandomSource): Box[] {
  const spareX = widthOf(box) - 2 * minSize.width - 1;
  const spareY = heightOf(box) - 2 * minSize.height - 1;
  if (spareX < 0 && spareY < 0) return [box];
  const isSmall = spareX <= minSize.width && spareY <= minSize.height;
  if (isSmall && random.nextInt(1, UNDIVIDED_INTERVAL) === 1) return [box];
  if (spareX >= spareY) {
    const wall = box.left + minSize.width + random.nextInt(0, spareX);
    return [
      ...cut({ ...box, right: wall - 1 }, minSize, random),
      ...cut({ ...box, left: wall + 1 }, minSize, random),
    ];
  }
  const wall = box.top + minSize.height + random.nextInt(0, spareY);
  return [
    ...cut({ ...box, bottom: wall - 1 }, minSize, random),
    ...cut({ ...box, top: wall + 1 }, minSize, random),
  ];
}

function cellsOf({ left, top, right, bottom }: Box): Place[] {
  const cells: Place[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) cells.push({ x, y });
  return cells;
}

/** Wall cells between each pair of rooms, where doors are possible. */
function wallsBetween(rooms: readonly Box[], bounds: Box): Map<string, Place[]> {
  const width = widthOf(bounds);
  const owners = new Int32Array(width * heightOf(bounds)).fill(-1);
  const at = (x: number, y: number) => int32At(owners, (y - bounds.top) * width + x - bounds.left);
  for (const [room, box] of rooms.entries()) {
    for (const { x, y } of cellsOf(box)) owners[(y - bounds.top) * width + x - bounds.left] = room;
  }
  const between = new Map<string, Place[]>();
  for (let y = bounds.top + 1; y < bounds.bottom; y++) {
    for (let x = bounds.left + 1; x < bounds.right; x++) {
      if (at(x, y) !== -1) continue;
      const [one, other] =
        at(x - 1, y) === -1 ? [at(x, y - 1), at(x, y + 1)] : [at(x - 1, y), at(x + 1, y)];
      if (one === -1 || other === -1) continue;
      const key = `${one} ${other}`;
      const cells = between.get(key);
      if (cells === undefined) between.set(key, [{ x, y }]);
      else cells.push({ x, y });
    }
  }
  return between;
}

/** Opens doors until every room is reachable. */
function openDoors(walls: CellSet, rooms: readonly Box[], bounds: Box, random: RandomSource): void {
  const groups = rooms.map((_, room) => room);
  const groupOf = (room: number): number => {
    let group = room;
    while (groups[group] !== group) group = elementAt(groups, group);
    groups[room] = group;
    return group;
  };
  const between = [...wallsBetween(rooms, bounds)];
  for (const [key, cells] of drawSome(random, between, between.length)) {
    const [one = 0, other = 0] = key.split(' ').map((room) => groupOf(Number(room)));
    if (one === other && random.nextInt(1, LOOP_INTERVAL) !== 1) continue;
    groups[Math.max(one, other)] = Math.min(one, other);
    const reach = random.nextInt(1, GAP_INTERVAL) === 1 ? 1 : 0;
    const middle = random.nextInt(0, cells.length - 1);
    for (const { x, y } of cells.slice(Math.max(0, middle - reach), middle + reach + 1)) {
      walls.delete(x, y);
    }
  }
}

/** Puts free-standing pillars into some large rooms. */
function raisePillars(walls: CellSet, rooms: readonly Box[], start: Place, random: RandomSource) {
  for (const room of rooms) {
    if (widthOf(room) < MIN_HALL || heightOf(room) < MIN_HALL) continue;
    if (random.nextInt(1, UNDIVIDED_INTERVAL) !== 1) continue;
    for (let y = room.top + 1; y < room.bottom; y += PILLAR_SPACING) {
      for (let x = room.left + 1; x < room.right; x += PILLAR_SPACING) {
        if (x !== start.x || y !== start.y) walls.add(x, y);
      }
    }
  }
}

/** Room sizes range from half the given size to more than twice. */
export const keep: Generator = (size, content, random) => {
  const places = size.depth + 2;
  const [width, height] = [places * (size.width + 1) + 1, places * (size.height + 1) + 1];
  const bounds = { left: 0, top: 0, right: width - 1, bottom: height - 1 };
  const inside = { left: 1, top: 1, right: width - 2, bottom: height - 2 };
  const minSize = { width: Math.ceil(size.width / 2), height: Math.ceil(size.height / 2) };
  const rooms = cut(inside, minSize, random.world);
  const walls = new CellSet();
  for (const { x, y } of cellsOf(bounds)) walls.add(x, y);
  for (const { x, y } of rooms.flatMap(cellsOf)) walls.delete(x, y);
  openDoors(walls, rooms, bounds, random.world);
  const first = rooms[0] ?? inside;
  const player = {
    x: Math.floor((first.left + first.right) / 2),
    y: Math.floor((first.top + first.bottom) / 2),
  };
  raisePillars(walls, rooms, player, random.world);
  const furnishing = new Furnishing(walls, player, content);
  const furnished = rooms.map((room, index) => {
    const items = drawItems(content, random.items);
    const cells = cellsOf(room).filter(({ x, y }) => !walls.has(x, y));
    return { cells, items, isArmed: size.armed && index === 0 };
  });
  furnishing.furnish(furnished, random);
  return { walls, player, items: furnishing.items, mobs: furnishing.mobs };
};
