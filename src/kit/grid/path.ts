import type { Box } from './cell-set.ts';
import type { Cell } from './distances.ts';
import { CELLS_MOST, NEIGHBOURS } from './ways.ts';
import type { IsPassable, Ways } from './ways.ts';

export interface PathSearch {
  readonly isPassable: IsPassable;
  readonly from: Cell;
  readonly to: Cell;
  /** Where the path may lead; both ends have to be in it. */
  readonly within: Box;
  /** 4 unless told. */
  readonly ways?: Ways;
  /** From so many cells at most is looked on; without limit unless told. */
  readonly most?: number;
}

/**
 * What is known of a cell: nothing, that it cannot be passed, or how many steps lead there and the way of the last
 * one, as `(steps + 1) * 8 + way`. Arrays begin with zeros, and what is not touched costs nothing.
 */
const UNKNOWN = 0;
const BLOCKED = -1;

/** Estimates grow by 2 at most from one cell to the next: so many stacks hold all that waits. */
const STACKS = 3;

/**
 * In which order the neighbours of a cell are put on the stacks, the last being looked at first: the more a way leads to
 * the goal, the later, and along the longer side of what is left rather than the shorter one, so that paths go
 * through the middle, where there are most of them. One order for each way to the goal: see `octantOf`.
 */
function ordersOf(ways: Ways): readonly (readonly number[])[] {
  return Array.from({ length: 8 }, (_, octant) => {
    const aside = (octant & 1 ? 1 : -1) * (octant & 4 ? 1 : 2);
    const down = (octant & 2 ? 1 : -1) * (octant & 4 ? 2 : 1);
    const towards = (way: number) => {
      const [dx, dy] = NEIGHBOURS[way] as (typeof NEIGHBOURS)[number];
      return dx * aside + dy * down;
    };
    return Array.from({ length: ways }, (__, way) => way).sort((a, b) => towards(a) - towards(b));
  });
}

const ORDERS = { 4: ordersOf(4), 8: ordersOf(8) } as const;

/** Whether the goal lies to the right (1), below (2), and rather below or above than aside (4). */
function octantOf(aside: number, down: number): number {
  const isUpright = Math.abs(aside) < Math.abs(down);
  return (aside > 0 ? 1 : 0) + (down > 0 ? 2 : 0) + (isUpright ? 4 : 0);
}

const ASIDE = NEIGHBOURS.map(([dx]) => dx);
const DOWN = NEIGHBOURS.map(([, dy]) => dy);

/**
 * A shortest path: the cells after `from`, up to `to`; undefined where there is none, or where it was not found
 * from `most` cells. Every step costs the same, diagonal ones too. Throws RangeError for ends outside of
 * `within`.
 *
 * A* with flat arrays. The estimate of a whole path through a cell never shrinks on the way and grows by 0, 1 or 2 with a
 * step, so three stacks, taken in turn, do what a priority queue would. Of equal estimates the newest comes
 * first, which leads straight to the goal where nothing is in the way.
 */
export function findPath(search: PathSearch): Cell[] | undefined {
  const { from, to, within } = search;
  for (const { x, y } of [from, to]) {
    const { left, top, right, bottom } = within;
    if (x < left || x > right || y < top || y > bottom) {
      throw new RangeError(`(${x}, ${y}) is not within ${left}..${right}, ${top}..${bottom}`);
    }
  }
  const cells = (within.right - within.left + 1) * (within.bottom - within.top + 1);
  if (cells > CELLS_MOST)
    throw new RangeError(`${cells} cells: at most ${CELLS_MOST} are searched`);
  return new PathFinder(search).find();
}

class PathFinder {
  readonly #search: PathSearch;
  readonly #ways: Ways;
  readonly #orders: (typeof ORDERS)[Ways];
  readonly #width: number;
  readonly #box: Box;
  readonly #toX: number;
  readonly #toY: number;
  readonly #isPassable: IsPassable;
  readonly #cells: Int32Array;
  readonly #stacks: readonly number[][] = Array.from({ length: STACKS }, () => []);

  constructor(search: PathSearch) {
    const { left, top, right, bottom } = search.within;
    this.#search = search;
    this.#box = { left, top, right, bottom };
    this.#toX = search.to.x;
    this.#toY = search.to.y;
    this.#isPassable = search.isPassable;
    this.#ways = search.ways ?? 4;
    this.#orders = ORDERS[this.#ways];
    this.#width = right - left + 1;
    this.#cells = new Int32Array(this.#width * (bottom - top + 1));
  }

  find(): Cell[] | undefined {
    const { from, to, most = Infinity } = this.#search;
    const goal = this.#indexOf(to.x, to.y);
    let estimate = this.#rest(from.x, from.y);
    let looked = 0;
    this.#reach(this.#indexOf(from.x, from.y), 0, 0, estimate);
    for (let empty = 0; empty < STACKS;) {
      const index = this.#stacks[estimate % STACKS]?.pop();
      if (index === undefined) {
        estimate += 1;
        empty += 1;
        continue;
      }
      empty = 0;
      if (index === goal) return this.#trace();
      if (looked === most) return undefined;
      if (this.#spread(index, estimate)) looked += 1;
    }
    return undefined;
  }

  /** Goes on from a cell; false where that was done already, from a shorter way there. */
  #spread(index: number, estimate: number): boolean {
    const { left, top, right, bottom } = this.#box;
    const cells = this.#cells;
    const width = this.#width;
    const row = Math.floor(index / width);
    const x = left + index - row * width;
    const y = top + row;
    const steps = cells[index] as number;
    if ((steps >> 3) - 1 + this.#rest(x, y) < estimate) return false;
    const next = (steps >> 3) + 1;
    for (const way of this.#orders[octantOf(this.#toX - x, this.#toY - y)] as readonly number[]) {
      const nextX = x + (ASIDE[way] as number);
      const nextY = y + (DOWN[way] as number);
      if (nextX < left || nextX > right) continue;
      if (nextY < top || nextY > bottom) continue;
      const cell = (nextY - top) * width + nextX - left;
      const known = cells[cell] as number;
      if (known !== UNKNOWN && known >> 3 <= next) continue;
      if (known === UNKNOWN && !this.#isPassable(nextX, nextY)) cells[cell] = BLOCKED;
      else this.#reach(cell, next - 1, way, next - 1 + this.#rest(nextX, nextY));
    }
    return true;
  }

  #reach(index: number, steps: number, way: number, estimate: number): void {
    this.#cells[index] = ((steps + 1) << 3) | way;
    this.#stacks[estimate % STACKS]?.push(index);
  }

  /** How many steps it is to the goal at least. */
  #rest(x: number, y: number): number {
    const aside = Math.abs(x - this.#toX);
    const down = Math.abs(y - this.#toY);
    return this.#ways === 4 ? aside + down : Math.max(aside, down);
  }

  #indexOf(x: number, y: number): number {
    const { left, top } = this.#box;
    return (y - top) * this.#width + x - left;
  }

  /** The path to the goal, from its end. */
  #trace(): Cell[] {
    let { x, y } = this.#search.to;
    const path: Cell[] = [];
    for (;;) {
      const known = this.#cells[this.#indexOf(x, y)] as number;
      if (known >> 3 <= 1) return path.reverse();
      path.push({ x, y });
      x -= ASIDE[known & 7] as number;
      y -= DOWN[known & 7] as number;
    }
  }
}
