/** A cell of the world: x grows rightwards, y downwards; both may be negative. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** One step in a direction; y grows downwards. */
export const STEPS: Readonly<Record<Direction, Place>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

export function neighbourIn({ x, y }: Place, direction: Direction): Place {
  const step = STEPS[direction];
  return { x: x + step.x, y: y + step.y };
}

/** The four adjacent cells, in order of direction. */
export function neighbours(place: Place): readonly Place[] {
  return DIRECTIONS.map((direction) => neighbourIn(place, direction));
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.x === other.x && one.y === other.y;
}

/** Square of the Euclidean distance. */
export function squareBetween(one: Place, other: Place): number {
  const [x, y] = [one.x - other.x, one.y - other.y];
  return x * x + y * y;
}

/** Number of steps between two cells, ignoring obstacles. */
export function stepsBetween(one: Place, other: Place): number {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}
