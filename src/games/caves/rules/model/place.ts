/** Size of every level in cells. */
export const WIDTH = 90;
export const HEIGHT = 32;

/** Number of levels in the full caves; the exit is on the first, the bear on the last. */
export const DEPTH = 5;

/** A cell of a level. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A cell of the caves; `z` counts levels from 0, downwards. */
export interface Spot extends Place {
  readonly z: number;
}

export const DIRECTIONS = [
  'north',
  'south',
  'west',
  'east',
  'northwest',
  'northeast',
  'southwest',
  'southeast',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** One step in a direction; y grows downwards. */
export const STEPS: Readonly<Record<Direction, Place>> = {
  north: { x: 0, y: -1 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  east: { x: 1, y: 0 },
  northwest: { x: -1, y: -1 },
  northeast: { x: 1, y: -1 },
  southwest: { x: -1, y: 1 },
  southeast: { x: 1, y: 1 },
};

export function neighbourIn({ x, y }: Place, direction: Direction): Place {
  const step = STEPS[direction];
  return { x: x + step.x, y: y + step.y };
}

export function isInside(x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT;
}

/** True for a cell on the edge of a level, whose rock cannot be dug. */
export function isOnEdge(x: number, y: number): boolean {
  return x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1;
}

/** The index of a cell in the texts and lists of its level. */
export function cellOf({ x, y }: Place): number {
  return y * WIDTH + x;
}

export function placeOf(cell: number): Place {
  return { x: cell % WIDTH, y: Math.floor(cell / WIDTH) };
}

/** A cell of a level, by its index. */
export function spotAt(cell: number, z: number): Spot {
  return { x: cell % WIDTH, y: Math.floor(cell / WIDTH), z };
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.x === other.x && one.y === other.y;
}

/** Steps between two cells without obstacles, diagonal steps included. */
export function stepsBetween(one: Place, other: Place): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}
