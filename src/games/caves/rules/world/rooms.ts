import { below } from '#core';
import type { Random } from '#core';
import type { Rooms } from '../model/level-kinds.ts';
import { GROUND, ROCK, solidCave } from './rock.ts';
import type { Cave } from './rock.ts';

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A level of rooms, and the cells of its doors. */
export interface Halls {
  readonly cave: Cave;
  readonly doors: readonly number[];
}

/** Every so many rooms, a corridor leads to a second one. */
const LOOPS = 3;

function between(random: Random, least: number, most: number): number {
  return least + below(random, Math.max(1, most - least + 1));
}

function isApart(one: Room, other: Room): boolean {
  return (
    one.x > other.x + other.width + 1 ||
    other.x > one.x + one.width + 1 ||
    one.y > other.y + other.height + 1 ||
    other.y > one.y + one.height + 1
  );
}

function placeRooms(random: Random, cave: Cave, { tries, least, most }: Rooms): readonly Room[] {
  const rooms: Room[] = [];
  for (let time = 0; time < tries; time++) {
    const width = between(random, least, most);
    const height = between(random, least, Math.max(least, Math.floor(most / 2)));
    if (width + 2 > cave.width || height + 2 > cave.height) continue;
    const room = {
      x: 1 + below(random, cave.width - width),
      y: 1 + below(random, cave.height - height),
      width,
      height,
    };
    if (rooms.every((other) => isApart(room, other))) rooms.push(room);
  }
  return rooms;
}

function centreOf(cave: Cave, { x, y, width, height }: Room): readonly [number, number] {
  return [
    Math.min(cave.width, x + Math.floor(width / 2)),
    Math.min(cave.height, y + Math.floor(height / 2)),
  ];
}

/** Digs a corridor with one bend, and returns the cells that it opened, in order. */
function digCorridor(random: Random, cave: Cave, from: Room, to: Room): readonly number[] {
  const line = cave.width + 2;
  let [x, y] = centreOf(cave, from);
  const [endX, endY] = centreOf(cave, to);
  const isAcrossFirst = below(random, 2) === 0;
  const opened: number[] = [];
  while (x !== endX || y !== endY) {
    const isAcross = isAcrossFirst ? x !== endX : y === endY;
    if (isAcross) x += Math.sign(endX - x);
    else y += Math.sign(endY - y);
    const cell = y * line + x;
    if (cave.cells[cell] !== ROCK) continue;
    cave.cells[cell] = GROUND;
    opened.push(cell);
  }
  return opened;
}

/** True for a corridor cell between two walls: a doorway. */
function isDoorway({ cells, width }: Cave, cell: number): boolean {
  const line = width + 2;
  const isOpen = (at: number) => cells[at] === GROUND;
  const [north, south] = [isOpen(cell - line), isOpen(cell + line)];
  const [west, east] = [isOpen(cell - 1), isOpen(cell + 1)];
  return (north && south && !west && !east) || (west && east && !north && !south);
}

/** Lets walls fall: rock beside ground becomes ground. */
function ruin(random: Random, { cells, inside, width }: Cave, fallen: number): void {
  const line = width + 2;
  const falling = inside.filter((cell) => {
    if (cells[cell] !== ROCK) return false;
    const isBeside = [-line, line, -1, 1].some((step) => cells[cell + step] === GROUND);
    return isBeside && below(random, 1000) < fallen;
  });
  for (const cell of falling) cells[cell] = GROUND;
}

/** A level of rectangular rooms that corridors connect. */
export function drawHalls(random: Random, width: number, height: number, kind: Rooms): Halls {
  const cave = solidCave(width, height);
  const line = width + 2;
  const rooms = placeRooms(random, cave, kind);
  for (const room of rooms)
    for (let y = room.y; y < room.y + room.height; y++)
      for (let x = room.x; x < room.x + room.width; x++) cave.cells[y * line + x] = GROUND;
  const ends: number[] = [];
  for (const [i, room] of rooms.entries()) {
    const before = rooms.slice(0, i);
    const distance = (other: Room) => Math.abs(other.x - room.x) + Math.abs(other.y - room.y);
    const near = [...before].sort((one, other) => distance(one) - distance(other));
    for (const other of near.slice(0, i % LOOPS === 0 ? 2 : 1)) {
      const opened = digCorridor(random, cave, room, other);
      for (const end of [opened[0], opened.at(-1)]) if (end !== undefined) ends.push(end);
    }
  }
  if (kind.fallen !== undefined) ruin(random, cave, kind.fallen);
  const doors = [...new Set(ends)].filter(
    (cell) => isDoorway(cave, cell) && below(random, 1000) < (kind.doors ?? 0),
  );
  return { cave, doors };
}
