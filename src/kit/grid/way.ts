import { CellSet } from './cell-set.ts';
import type { Cell } from './distances.ts';

/** Range of coordinates with distinct keys: 2^24 cells in each direction. */
const HALF = 16_777_216;
const WIDTH = 2 * HALF;

/** Numeric key of a cell. */
export function keyOf({ x, y }: Cell): number {
  return (y + HALF) * WIDTH + x + HALF;
}

/** Set of places visited by a search. */
export interface Marks<P> {
  /** Marks a place. Returns false if it was already marked. */
  mark(place: P): boolean;
}

/** Marks for cells of the plane: faster than their keys, which exceed small integers. */
export function cellMarks(): Marks<Cell> {
  const cells = new CellSet();
  return {
    mark({ x, y }) {
      if (cells.has(x, y)) return false;
      cells.add(x, y);
      return true;
    },
  };
}

function keyMarks<P>(key: (place: P) => number): Marks<P> {
  const keys = new Set<number>();
  return {
    mark(place) {
      const before = keys.size;
      keys.add(key(place));
      return keys.size > before;
    },
  };
}

/** Parameters of a breadth-first search, with any kind of step. */
export interface PathParameters<P, D> {
  readonly from: P;
  readonly steps: readonly D[];
  /** Place that a step leads to. */
  readonly beside: (place: P, step: D) => P;
  /** Unique numeric key of a place. */
  readonly keyOf: (place: P) => number;
  /** Creates an empty set of places; by default, a set of keys. */
  readonly marks?: () => Marks<P>;
  /** True if the path may cross a place. */
  readonly isFree: (place: P) => boolean;
  /** True for a goal. Never called for the start. */
  readonly isGoal: (place: P) => boolean;
  /** True if the path must end on a free place. */
  readonly endsOnFree?: boolean;
  /** Maximum number of places to expand. */
  readonly most: number;
}

interface Reached<P, D> {
  readonly place: P;
  readonly before: Reached<P, D> | undefined;
  readonly step: D | undefined;
}

/**
 * Finds a shortest path to the nearest goal, as a list of steps. Returns undefined if there is
 * none.
 */
export function findWay<P, D>(search: PathParameters<P, D>): readonly D[] | undefined {
  const { from, steps, beside, isFree, isGoal, endsOnFree = false, most } = search;
  const queue: Reached<P, D>[] = [{ place: from, before: undefined, step: undefined }];
  const visited = search.marks?.() ?? keyMarks(search.keyOf);
  visited.mark(from);
  for (let at = 0; at < queue.length && at < most; at++) {
    const reached = queue[at] as Reached<P, D>;
    for (const step of steps) {
      const place = beside(reached.place, step);
      if (!visited.mark(place)) continue;
      const next = { place, before: reached, step };
      const isOpen = isFree(place);
      if ((isOpen || !endsOnFree) && isGoal(place)) return stepsTo(next);
      if (isOpen) queue.push(next);
    }
  }
  return undefined;
}

function stepsTo<P, D>(last: Reached<P, D>): readonly D[] {
  const steps: D[] = [];
  for (let at: Reached<P, D> | undefined = last; at?.step !== undefined; at = at.before) {
    steps.push(at.step);
  }
  return steps.reverse();
}

/** Places along a path. */
export function placesAlong<P, D>(
  { from, beside }: Pick<PathParameters<P, D>, 'from' | 'beside'>,
  way: readonly D[],
): readonly P[] {
  let place = from;
  return way.map((step) => (place = beside(place, step)));
}

/** Walks to the nearest goal step by step, and finds a new path when blocked. */
export class Walk<P, D> {
  #way: readonly D[] = [];
  #goal: P | undefined;

  /** Next step, or undefined if there is no path. */
  next(search: PathParameters<P, D>): D | undefined {
    const { from, beside, isFree, isGoal } = search;
    // The goal may have become invalid since the last step.
    if (this.#goal !== undefined && !isGoal(this.#goal)) this.#way = [];
    const [first] = this.#way;
    if (first === undefined || !isFree(beside(from, first))) {
      const way = findWay({ ...search, endsOnFree: true });
      if (way === undefined) return undefined;
      this.#way = way;
      this.#goal = way.reduce(beside, from);
    }
    const [step, ...rest] = this.#way;
    this.#way = rest;
    return step;
  }
}
