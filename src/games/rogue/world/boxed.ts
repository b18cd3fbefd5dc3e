import { below, pickWeighted } from '../../../core/index.ts';
import type { Random } from '../../../core/index.ts';
import { CellSet } from '../../../kit/grid/cell-set.ts';
import { weightsOf } from './content.ts';
import type { Content } from './content.ts';
import { ITEM_KINDS, MOB_KINDS } from './kinds.ts';
import type { ItemKind } from './kinds.ts';
import type { Place, PlacedItem, PlacedMob, WorldPlan } from './plan.ts';

/** What a boxed world is made by. */
export interface Boxes {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** How many doors the first room has at least. */
  readonly doors: number;
  /** Whether there is a sword in the first room. */
  readonly armed: boolean;
}

/** The named streams of a world. */
export interface Streams {
  readonly world: Random;
  readonly items: Random;
  readonly mobs: Random;
}

interface Room extends Place {
  readonly items: readonly ItemKind[];
}

interface Passage {
  readonly from: Place;
  readonly to: Place;
}

/** The neighbours of a room as they are drawn: north, south, west, east. */
const SIDES: readonly Place[] = [
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
];

/** Equal rooms in a grid, some of them joined by openings in the walls that they share (G-1, G-2). */
export function boxedPlan(boxes: Boxes, content: Content, streams: Streams): WorldPlan {
  const { rooms, passages } = joinRooms(boxes, content, streams);
  const walls = new CellSet();
  for (const room of rooms) build(walls, boxes, room);
  for (const passage of passages) open(walls, boxes, passage);
  const player = { x: Math.floor(boxes.width / 2) + 1, y: Math.floor(boxes.height / 2) + 1 };
  return { walls, player, ...furnish(boxes, content, streams, rooms, player) };
}

/** Stage 1: which rooms there are, which are joined, and how much lies in them. */
function joinRooms(
  { depth, doors }: Boxes,
  { itemsPerRoom, items }: Content,
  { world, items: random }: Streams,
): { readonly rooms: readonly Room[]; readonly passages: readonly Passage[] } {
  const rooms: Room[] = [];
  const passages: Passage[] = [];
  const queue: { readonly at: Place; readonly distance: number }[] = [
    { at: { x: 0, y: 0 }, distance: 0 },
  ];
  const known = new Set(['0,0']);
  for (const { at, distance } of queue) {
    const count = below(random, itemsPerRoom + 1);
    const kinds = Array.from({ length: count }, () => draw(random, ITEM_KINDS, items));
    rooms.push({ ...at, items: kinds });
    if (distance >= depth) continue;
    const least = distance === 0 ? doors : 0;
    for (const side of someSides(world, least + below(world, SIDES.length + 1 - least))) {
      const to = { x: at.x + side.x, y: at.y + side.y };
      passages.push({ from: at, to });
      if (known.has(`${to.x},${to.y}`)) continue;
      known.add(`${to.x},${to.y}`);
      queue.push({ at: to, distance: distance + 1 });
    }
  }
  return { rooms, passages };
}

function draw<K extends string>(
  random: Random,
  kinds: readonly K[],
  weights: Readonly<Record<K, number>>,
): K {
  return kinds[pickWeighted(random, weightsOf(kinds, weights))] as K;
}

/** So many different sides: a partial shuffle. */
function someSides(random: Random, count: number): readonly Place[] {
  const sides = [...SIDES];
  for (let index = 0; index < count; index++) {
    const other = index + below(random, sides.length - index);
    [sides[index], sides[other]] = [sides[other] as Place, sides[index] as Place];
  }
  return sides.slice(0, count);
}

/** Stage 2: the four walls of a room; neighbours share one. */
function build(walls: CellSet, { width, height }: Boxes, room: Place): void {
  const [left, top] = [room.x * (width + 1), room.y * (height + 1)];
  for (let x = left; x <= left + width + 1; x++) {
    walls.add(x, top);
    walls.add(x, top + height + 1);
  }
  for (let y = top; y <= top + height + 1; y++) {
    walls.add(left, y);
    walls.add(left + width + 1, y);
  }
}

/** An opening in the middle of the wall between two rooms: two cells wide where the wall is even. */
function open(walls: CellSet, { width, height }: Boxes, { from, to }: Passage): void {
  if (from.y === to.y) {
    const x = Math.max(from.x, to.x) * (width + 1);
    const y = from.y * (height + 1) + Math.floor(height / 2) + 1;
    walls.delete(x, y);
    if (height % 2 === 0) walls.delete(x, y - 1);
  } else {
    const y = Math.max(from.y, to.y) * (height + 1);
    const x = from.x * (width + 1) + Math.floor(width / 2) + 1;
    walls.delete(x, y);
    if (width % 2 === 0) walls.delete(x - 1, y);
  }
}

/** Mobs are at least so far from where the hero starts. */
const PEACE = 2;

function furnish(
  boxes: Boxes,
  content: Content,
  { items: random, mobs: others }: Streams,
  rooms: readonly Room[],
  player: Place,
): Pick<WorldPlan, 'items' | 'mobs'> {
  const items: PlacedItem[] = [];
  const mobs: PlacedMob[] = [];
  for (const [index, room] of rooms.entries()) {
    const cells = innerCells(boxes, room).filter(({ x, y }) => x !== player.x || y !== player.y);
    const kinds = boxes.armed && index === 0 ? ['sword' as const, ...room.items] : room.items;
    for (const kind of kinds) {
      const cell = takeCell(random, cells);
      if (cell !== undefined) items.push({ kind, ...cell });
    }
    const count = below(others, content.mobsPerRoom + 1);
    const far = cells.filter(
      ({ x, y }) => Math.max(Math.abs(x - player.x), Math.abs(y - player.y)) > PEACE,
    );
    for (let mob = 0; mob < count; mob++) {
      const kind = draw(others, MOB_KINDS, content.mobs);
      const cell = takeCell(others, far);
      if (cell !== undefined) mobs.push({ kind, ...cell });
    }
  }
  return { items, mobs };
}

function innerCells({ width, height }: Boxes, room: Place): Place[] {
  const cells: Place[] = [];
  for (let y = 1; y <= height; y++) {
    for (let x = 1; x <= width; x++)
      cells.push({ x: room.x * (width + 1) + x, y: room.y * (height + 1) + y });
  }
  return cells;
}

/** Takes one of the cells out of the list. */
function takeCell(random: Random, cells: Place[]): Place | undefined {
  if (cells.length === 0) return undefined;
  const index = below(random, cells.length);
  return cells.splice(index, 1)[0];
}
