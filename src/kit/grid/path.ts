import { int32At } from '#core';
import type { Box } from './cell-set.ts';
import type { Cell } from './distances.ts';
import { NEIGHBOURS, offsetsIn, setBorder, windowOf } from './ways.ts';
import type { IsPassable, Ways, Window } from './ways.ts';

type Step = (typeof NEIGHBOURS)[number];

export interface PathSearch {
  readonly isPassable: IsPassable;
  readonly from: Cell;
  readonly to: Cell;
  /** Bounds of the path, which must contain both ends. */
  readonly within: Box;
  /** Defaults to 4. */
  readonly ways?: Ways;
  /** Maximum number of cells to expand; unlimited by default. */
  readonly most?: number;
}

/**
 * State of a cell: unknown, impassable, or reached, encoded as `(steps + 1) * 8 + way` with the
 * direction of the last step. Typed arrays start as zeros, which makes untouched cells free.
 */
const UNKNOWN = 0;
const BLOCKED = -1;

/** Three stacks hold all open cells, because the estimate grows by at most 2 per step. */
const STACKS = 3;

/** Octants of the goal direction, as seen from a cell. */
const OCTANTS = 8;

/** True if two steps end on the starting cell or next to it. */
function isDetour(last: Step, way: Step, ways: Ways): boolean {
  const [across, along] = [Math.abs(last[0] + way[0]), Math.abs(last[1] + way[1])];
  return (ways === 4 ? across + along : Math.max(across, along)) <= 1;
}

/**
 * Orders in which to push the neighbours of a cell, the best last. Directions are ranked by
 * progress towards the goal, the longer remaining side first. This leads paths through the middle,
 * where most of them are. One order per direction of arrival and octant of the goal (see
 * `octantOf`); neighbours that the previous cell also reaches are left out. The last orders are for
 * the start.
 */
function ordersOf(ways: Ways): readonly (readonly number[])[] {
  const all = Array.from({ length: ways }, (_, way) => way);
  const stepOf = (way: number) => NEIGHBOURS[way] as Step;
  return [...all, undefined].flatMap((last) => {
    const open = all.filter(
      (way) => last === undefined || !isDetour(stepOf(last), stepOf(way), ways),
    );
    return Array.from({ length: OCTANTS }, (_, octant) => {
      const xSign = (octant & 1 ? 1 : -1) * (octant & 4 ? 1 : 2);
      const ySign = (octant & 2 ? 1 : -1) * (octant & 4 ? 2 : 1);
      const progressOf = (way: number) => stepOf(way)[0] * xSign + stepOf(way)[1] * ySign;
      return open.toSorted((one, other) => progressOf(one) - progressOf(other));
    });
  });
}

const ORDERS = { 4: ordersOf(4), 8: ordersOf(8) } as const;

/**
 * Octant of the goal: bits for right (1), below (2), and further vertically than horizontally (4).
 */
function octantOf(xSign: number, ySign: number): number {
  const isUpright = Math.abs(xSign) < Math.abs(ySign);
  return (xSign > 0 ? 1 : 0) + (ySign > 0 ? 2 : 0) + (isUpright ? 4 : 0);
}

const X_STEPS = NEIGHBOURS.map(([dx]) => dx);
const Y_STEPS = NEIGHBOURS.map(([, dy]) => dy);

/**
 * Finds a shortest path: the cells after `from`, up to and including `to`. Returns undefined if
 * none exists or none was found after expanding `most` cells. All steps cost the same, including
 * diagonal ones. Throws RangeError for ends outside `within`.
 *
 * A* with flat arrays. The estimated total length never decreases along a path and grows by 0, 1 or
 * 2 per step, which lets three stacks in rotation replace a priority queue. Ties are broken in
 * favour of the newest cell, which leads straight to the goal if nothing is in the way.
 */
export function findPath(search: PathSearch): Cell[] | undefined {
  const { from, to, within } = search;
  for (const { x, y } of [from, to]) {
    const { left, top, right, bottom } = within;
    if (x < left || x > right || y < top || y > bottom) {
      throw new RangeError(`(${x}, ${y}) is not within ${left}..${right}, ${top}..${bottom}`);
    }
  }
  return new PathFinder(search).find();
}

class PathFinder {
  readonly #search: PathSearch;
  readonly #ways: Ways;
  readonly #orders: (typeof ORDERS)[Ways];
  readonly #window: Window;
  readonly #offsets: Int32Array;
  readonly #cells: Int32Array;
  readonly #stacks: readonly number[][] = Array.from({ length: STACKS }, () => []);

  constructor(search: PathSearch) {
    const { left, top, right, bottom } = search.within;
    this.#search = search;
    this.#ways = search.ways ?? 4;
    this.#orders = ORDERS[this.#ways];
    this.#window = windowOf(left, top, right, bottom);
    this.#offsets = offsetsIn(this.#window, this.#ways);
    this.#cells = new Int32Array(this.#window.width * this.#window.height);
    setBorder(this.#cells, this.#window, BLOCKED);
  }

  find(): Cell[] | undefined {
    const { from, to, most = Infinity } = this.#search;
    const goal = this.#indexOf(to.x, to.y);
    const start = this.#indexOf(from.x, from.y);
    let estimate = this.#rest(to.x - from.x, to.y - from.y);
    let looked = 0;
    this.#cells[start] = 1 << 3;
    this.#stacks[estimate % STACKS]?.push(start);
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

  /** Expands a cell. Returns false if it was already expanded by a shorter path. */
  #spread(index: number, estimate: number): boolean {
    const cells = this.#cells;
    const stacks = this.#stacks;
    const offsets = this.#offsets;
    const { to, isPassable } = this.#search;
    const { left, top, width } = this.#window;
    const row = Math.floor(index / width);
    const x = left + index - row * width;
    const y = top + row;
    const [xSign, ySign] = [to.x - x, to.y - y];
    const cellState = int32At(cells, index);
    const next = (cellState >> 3) + 1;
    if (next - 2 + this.#rest(xSign, ySign) < estimate) return false;
    const last = next === 2 ? this.#ways : cellState & 7;
    const order = this.#orders[last * OCTANTS + octantOf(xSign, ySign)] as readonly number[];
    for (const way of order) {
      const cell = index + int32At(offsets, way);
      const before = int32At(cells, cell);
      if (before !== UNKNOWN && before >> 3 <= next) continue;
      const dx = X_STEPS[way] as number;
      const dy = Y_STEPS[way] as number;
      if (before === UNKNOWN && !isPassable(x + dx, y + dy)) {
        cells[cell] = BLOCKED;
        continue;
      }
      cells[cell] = (next << 3) | way;
      const total = next - 1 + this.#rest(xSign - dx, ySign - dy);
      (stacks[total % STACKS] as number[]).push(cell);
    }
    return true;
  }

  /** Lower bound on the number of steps to a goal at this offset. */
  #rest(xSign: number, ySign: number): number {
    const [across, along] = [Math.abs(xSign), Math.abs(ySign)];
    return this.#ways === 4 ? across + along : Math.max(across, along);
  }

  #indexOf(x: number, y: number): number {
    const { left, top, width } = this.#window;
    return (y - top) * width + x - left;
  }

  /** Traces the path back from the goal. */
  #trace(): Cell[] {
    let { x, y } = this.#search.to;
    const path: Cell[] = [];
    for (;;) {
      const cellState = int32At(this.#cells, this.#indexOf(x, y));
      if (cellState >> 3 <= 1) return path.reverse();
      path.push({ x, y });
      x -= X_STEPS[cellState & 7] as number;
      y -= Y_STEPS[cellState & 7] as number;
    }
  }
}
