import { CellSet } from '#kit/grid/cell-set.ts';
import type { Content } from '../content.ts';
import type { ItemKind } from '../kinds.ts';
import type { Place } from '../plan.ts';
import { drawItems, Furnishing } from './furnish.ts';
import { drawSome } from './random-source.ts';
import type { Generator, WorldRandom, WorldSize } from './settings.ts';

/** A room with its grid position and items. */
export interface Room extends Place {
  readonly items: readonly ItemKind[];
}

/** Two rooms joined by an opening. */
export type Door = readonly [Place, Place];

const SIDES = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;

const keyOf = ({ x, y }: Place) => `${x},${y}`;

/**
 * Generates rooms, their connections and their items (G-1). Works breadth first from room (0, 0)
 * down to the maximum depth; each room opens to some of its neighbours.
 */
export function joinRooms(
  { depth, doors: minDoors }: Pick<WorldSize, 'depth' | 'doors'>,
  content: Content,
  random: Pick<WorldRandom, 'world' | 'items'>,
): { readonly rooms: readonly Room[]; readonly doors: readonly Door[] } {
  const rooms: Room[] = [];
  const doors = new Map<string, Door>();
  const queue: { readonly room: Place; readonly away: number }[] = [
    { room: { x: 0, y: 0 }, away: 0 },
  ];
  const seen = new Set(['0,0']);
  for (const { room, away } of queue) {
    const items = drawItems(content, random.items);
    rooms.push({ ...room, items });
    if (away === depth) continue;
    const count = random.world.nextInt(away === 0 ? minDoors : 0, SIDES.length);
    for (const [dx, dy] of drawSome(random.world, [...SIDES], count)) {
      const next = { x: room.x + dx, y: room.y + dy };
      // Normalises the direction: from the upper or left room.
      const door: Door = dx + dy > 0 ? [room, next] : [next, room];
      doors.set(door.map(keyOf).join('-'), door);
      if (seen.has(keyOf(next))) continue;
      seen.add(keyOf(next));
      queue.push({ room: next, away: away + 1 });
    }
  }
  return { rooms, doors: [...doors.values()] };
}

/** Maximum number of attempts to draw a large enough world. */
const MAX_DRAWS = 100;

/**
 * The first draw with more rooms than the depth, which guarantees a path. If the first room may be
 * closed, returns the first draw regardless.
 */
export function drawRooms(
  size: Pick<WorldSize, 'depth' | 'doors'>,
  content: Content,
  random: Pick<WorldRandom, 'world' | 'items'>,
): ReturnType<typeof joinRooms> {
  let drawn = joinRooms(size, content, random);
  if (size.doors === 0) return drawn;
  for (let draw = 1; draw < MAX_DRAWS && drawn.rooms.length < size.depth + 2; draw++)
    drawn = joinRooms(size, content, random);
  return drawn;
}

/**
 * Walls around rooms of a given inner size, with openings (G-2). Adjacent rooms share a wall one
 * cell thick.
 */
function buildRooms(
  { width, height }: Pick<WorldSize, 'width' | 'height'>,
  rooms: readonly Place[],
  doors: readonly Door[],
): CellSet {
  const walls = new CellSet();
  for (const room of rooms) {
    const left = room.x * (width + 1);
    const top = room.y * (height + 1);
    for (let x = left; x <= left + width + 1; x++) {
      walls.add(x, top);
      walls.add(x, top + height + 1);
    }
    for (let y = top; y <= top + height + 1; y++) {
      walls.add(left, y);
      walls.add(left + width + 1, y);
    }
  }
  for (const [room, next] of doors) {
    const x = room.x * (width + 1) + Math.floor(width / 2) + 1;
    const y = room.y * (height + 1) + Math.floor(height / 2) + 1;
    if (room.y === next.y) {
      walls.delete(next.x * (width + 1), y);
      if (height % 2 === 0) walls.delete(next.x * (width + 1), y - 1);
    } else {
      walls.delete(x, next.y * (height + 1));
      if (width % 2 === 0) walls.delete(x - 1, next.y * (height + 1));
    }
  }
  return walls;
}

function innerCells({ width, height }: WorldSize, room: Place): Place[] {
  const left = room.x * (width + 1) + 1;
  const top = room.y * (height + 1) + 1;
  return Array.from({ length: width * height }, (_, cell) => ({
    x: left + (cell % width),
    y: top + Math.floor(cell / width),
  }));
}

/** Rooms of equal size in a grid, some of them joined. */
export const boxed: Generator = (size, content, random) => {
  const { rooms, doors } = drawRooms(size, content, random);
  const walls = buildRooms(size, rooms, doors);
  const player = { x: Math.floor(size.width / 2) + 1, y: Math.floor(size.height / 2) + 1 };
  const furnishing = new Furnishing(walls, player, content);
  const furnished = rooms.map((room, index) => ({
    cells: innerCells(size, room),
    items: room.items,
    isArmed: size.armed && index === 0,
  }));
  furnishing.furnish(furnished, random);
  return { walls, player, items: furnishing.items, mobs: furnishing.mobs };
};
