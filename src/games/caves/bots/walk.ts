import { int16At } from '#core';
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
import type { Direction, Place } from '../rules/model/place.ts';
import { isFrontierAt, UNKNOWN, WALL } from '../rules/model/tiles.ts';
import type { Tiles } from '../rules/model/tiles.ts';

const CELLS = WIDTH * HEIGHT;
const CODES = 128;
const WALL_CODE = WALL.charCodeAt(0);
const UNKNOWN_CODE = UNKNOWN.charCodeAt(0);

const COLUMN_STEPS = DIRECTIONS.map((direction) => STEPS[direction].x);
const ROW_STEPS = DIRECTIONS.map((direction) => STEPS[direction].y);
/** Differences between a cell and its neighbours, by direction. */
export const OFFSETS = Int16Array.from(DIRECTIONS, (direction) => cellOf(STEPS[direction]));

/** True for a cell all of whose neighbours are inside the level. */
export function isInner(cell: number): boolean {
  const x = cell % WIDTH;
  return x > 0 && x < WIDTH - 1 && cell >= WIDTH && cell < CELLS - WIDTH;
}

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

/** Ground to walk on. */
export interface Footing {
  readonly tiles: Tiles;
  /** 1 for the character codes of ground that can be entered. */
  readonly signs: Uint8Array;
  /** Cells that are not entered, whatever their ground. */
  readonly barred?: ReadonlySet<number>;
}

/** 1 for the character codes of all known ground. */
export const OPEN_SIGNS: Uint8Array = Uint8Array.from({ length: CODES }, (_, code) =>
  code === WALL_CODE || code === UNKNOWN_CODE ? 0 : 1,
);

/** All known ground. */
export function openGround(tiles: Tiles): Footing {
  return { tiles, signs: OPEN_SIGNS };
}

/** True for a cell that can be entered. */
function contains({ tiles, signs, barred }: Footing, cell: number): boolean {
  return signs[tiles.charCodeAt(cell)] === 1 && barred?.has(cell) !== true;
}

/** True for a cell next to an unknown one. */
export function isFrontier(tiles: Tiles, cell: number): boolean {
  if (!isInner(cell)) return isFrontierAt(tiles, placeOf(cell));
  for (let way = 0; way < OFFSETS.length; way++)
    if (tiles.charCodeAt(cell + int16At(OFFSETS, way)) === UNKNOWN_CODE) return true;
  return false;
}

/** Steps between a cell and a place, ignoring obstacles. */
export function stepsFrom(cell: number, at: Place): number {
  return stepsBetween(placeOf(cell), at);
}

/** Bits of a reached cell that hold the direction of the last step; the others, steps plus 1. */
const WAY_BITS = 3;
const WAY_MASK = (1 << WAY_BITS) - 1;
const CLOSED = -1;

/**
 * All walking paths from a cell, searched only as far as needed. Blocked cells can be reached but
 * not crossed.
 */
export class Walk {
  readonly #footing: Footing;
  readonly #from: number;
  readonly #isBlocked: (cell: number) => boolean;
  /** For every cell, the path there; 0 until it is reached, `CLOSED` if it cannot be entered. */
  readonly #paths = new Int16Array(CELLS);
  /** Cells that can be reached, nearest first. */
  readonly #queue: number[];
  /** Number of cells of the queue whose neighbours have been reached. */
  #spreadCount = 0;

  constructor(footing: Footing, from: Place, isBlocked: (cell: number) => boolean) {
    this.#footing = footing;
    this.#from = cellOf(from);
    this.#isBlocked = isBlocked;
    this.#paths[this.#from] = 1 << WAY_BITS;
    this.#queue = [this.#from];
  }

  /** Searches on until the queue is longer than this; false if no more cells can be reached. */
  #reaches(index: number): boolean {
    const queue = this.#queue;
    while (index >= queue.length) {
      if (this.#spreadCount === queue.length) return false;
      const cell = queue[this.#spreadCount] as number;
      if (this.#spreadCount === 0 || !this.#isBlocked(cell)) this.#spread(cell);
      this.#spreadCount += 1;
    }
    return true;
  }

  #spread(cell: number): void {
    const path = (int16At(this.#paths, cell) | WAY_MASK) + 1;
    if (isInner(cell)) {
      for (let way = 0; way < OFFSETS.length; way++)
        this.#reach(cell + int16At(OFFSETS, way), path | way);
    } else forNeighbours(cell, (next, way) => this.#reach(next, path | way));
  }

  #reach(cell: number, path: number): void {
    if (int16At(this.#paths, cell) !== 0) return;
    if (!contains(this.#footing, cell)) {
      this.#paths[cell] = CLOSED;
      return;
    }
    this.#paths[cell] = path;
    this.#queue.push(cell);
  }

  #stepsOf(cell: number): number {
    return (int16At(this.#paths, cell) >> WAY_BITS) - 1;
  }

  /** Number of steps to a cell; undefined if it is unreachable. */
  stepsTo(cell: number): number | undefined {
    if (this.#paths[cell] === 0 && !contains(this.#footing, cell)) return undefined;
    while (this.#paths[cell] === 0) if (!this.#reaches(this.#queue.length)) return undefined;
    const path = this.#paths[cell] ?? CLOSED;
    return path === CLOSED ? undefined : this.#stepsOf(cell);
  }

  /** The nearest cell that matches, at most this many steps away, starting with the origin. */
  find(isGoal: (cell: number, steps: number) => boolean, maxSteps = Infinity): number | undefined {
    for (let index = 0; this.#reaches(index); index++) {
      const cell = this.#queue[index] as number;
      const steps = this.#stepsOf(cell);
      if (steps > maxSteps) return undefined;
      if (isGoal(cell, steps)) return cell;
    }
    return undefined;
  }

  /** The farthest reachable cell that matches. */
  findLast(isGoal: (cell: number, steps: number) => boolean): number | undefined {
    while (this.#reaches(this.#queue.length));
    for (let index = this.#queue.length - 1; index >= 0; index--) {
      const cell = this.#queue[index] as number;
      if (isGoal(cell, this.#stepsOf(cell))) return cell;
    }
    return undefined;
  }

  /** The first step on the path to another reachable cell. */
  stepTowards(cell: number): CavesAction {
    if (cell === this.#from || this.stepsTo(cell) === undefined)
      throw new RangeError(`No path to cell ${cell}`);
    for (let at = cell; ;) {
      const way = int16At(this.#paths, at) & WAY_MASK;
      at -= int16At(OFFSETS, way);
      if (at === this.#from) return { kind: 'move', direction: DIRECTIONS[way] as Direction };
    }
  }
}
