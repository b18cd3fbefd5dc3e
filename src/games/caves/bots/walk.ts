import { int16At, int8At } from '#core';
import type { CavesAction } from '../rules/model/action.ts';
import {
  cellOf,
  DIRECTIONS,
  HEIGHT,
  placeOf,
  STEPS,
  stepsBetween,
  WIDTH,
} from '../rules/model/place.ts';
import type { Place } from '../rules/model/place.ts';
import { UNKNOWN, WALL } from '../rules/model/tiles.ts';
import type { Tiles } from '../rules/model/tiles.ts';

const CELLS = WIDTH * HEIGHT;
const UNREACHED = -1;
const WALL_CODE = WALL.charCodeAt(0);
const UNKNOWN_CODE = UNKNOWN.charCodeAt(0);

const COLUMN_STEPS = DIRECTIONS.map((direction) => STEPS[direction].x);
const ROW_STEPS = DIRECTIONS.map((direction) => STEPS[direction].y);

/** Calls `visit` with every adjacent cell and the index of its direction. */
export function forNeighbours(cell: number, visit: (next: number, way: number) => void): void {
  const x = cell % WIDTH;
  const y = (cell - x) / WIDTH;
  for (let way = 0; way < DIRECTIONS.length; way++) {
    const nextX = x + (COLUMN_STEPS[way] as number);
    const nextY = y + (ROW_STEPS[way] as number);
    if (nextX < 0 || nextY < 0 || nextX >= WIDTH || nextY >= HEIGHT) continue;
    visit(nextY * WIDTH + nextX, way);
  }
}

export function isUnknown(tiles: Tiles, cell: number): boolean {
  return tiles.charCodeAt(cell) === UNKNOWN_CODE;
}

export function isOpen(tiles: Tiles, cell: number): boolean {
  const code = tiles.charCodeAt(cell);
  return code !== WALL_CODE && code !== UNKNOWN_CODE;
}

/** Steps between a cell and a place, ignoring obstacles. */
export function stepsFrom(cell: number, at: Place): number {
  return stepsBetween(placeOf(cell), at);
}

/**
 * All walking paths from a cell over known ground. Blocked cells can be reached but not crossed.
 */
export class Walk {
  readonly #from: number;
  readonly #steps = new Int16Array(CELLS).fill(UNREACHED);
  readonly #ways = new Int8Array(CELLS);
  readonly #queue = new Int16Array(CELLS);
  #count = 1;

  constructor(tiles: Tiles, from: Place, isBlocked: (cell: number) => boolean) {
    this.#from = cellOf(from);
    this.#steps[this.#from] = 0;
    this.#queue[0] = this.#from;
    for (let index = 0; index < this.#count; index++) {
      const cell = int16At(this.#queue, index);
      if (index === 0 || !isBlocked(cell)) this.#spread(tiles, cell);
    }
  }

  #spread(tiles: Tiles, cell: number): void {
    const steps = int16At(this.#steps, cell) + 1;
    forNeighbours(cell, (next, way) => {
      if (this.#steps[next] !== UNREACHED || !isOpen(tiles, next)) return;
      this.#steps[next] = steps;
      this.#ways[next] = way;
      this.#queue[this.#count++] = next;
    });
  }

  /** Number of steps to a cell; undefined if it is unreachable. */
  stepsTo(cell: number): number | undefined {
    const steps = this.#steps[cell] ?? UNREACHED;
    return steps === UNREACHED ? undefined : steps;
  }

  /** The nearest reachable cell that matches, starting with the origin. */
  find(isGoal: (cell: number, steps: number) => boolean): number | undefined {
    return this.#queue
      .subarray(0, this.#count)
      .find((cell) => isGoal(cell, int16At(this.#steps, cell)));
  }

  /** The farthest reachable cell that matches. */
  findLast(isGoal: (cell: number, steps: number) => boolean): number | undefined {
    return this.#queue
      .subarray(0, this.#count)
      .findLast((cell) => isGoal(cell, int16At(this.#steps, cell)));
  }

  /** The first step on the path to another reachable cell. */
  stepTowards(cell: number): CavesAction {
    let at = cell;
    for (;;) {
      const way = int8At(this.#ways, at);
      const previous = at - (ROW_STEPS[way] as number) * WIDTH - (COLUMN_STEPS[way] as number);
      const direction = DIRECTIONS[way];
      if (direction === undefined) throw new RangeError(`No path to cell ${cell}`);
      if (previous === this.#from) return { kind: 'move', direction };
      at = previous;
    }
  }
}
