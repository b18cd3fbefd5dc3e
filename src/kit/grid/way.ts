import { CellSet } from './cell-set.ts';
import type { Cell } from './distances.ts';

/** Coordinates that are told apart by one number: 2^24 cells to every side. */
const HALF = 16_777_216;
const WIDTH = 2 * HALF;

/** A cell as one number. */
export function keyOf({ x, y }: Cell): number {
  return (y + HALF) * WIDTH + x + HALF;
}

/** Places that a search has met. */
export interface Marks<P> {
  /** Marks a place; false for one that is marked already. */
  mark(place: P): boolean;
}

/** Marks cells of the plane: faster than their keys, which are too large for small integers. */
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

/** How a way is looked for, in steps of some kind. */
export interface WaySearch<P, D> {
  readonly from: P;
  readonly steps: readonly D[];
  /** Where a step leads. */
  readonly beside: (place: P, step: D) => P;
  /** A place as one number, its own. */
  readonly keyOf: (place: P) => number;
  /** Makes an empty set of places; without it, one of keys. */
  readonly marks?: () => Marks<P>;
  /** Whether the way may lead over a place. */
  readonly isFree: (place: P) => boolean;
  /** Whether a place is where the way is to end; the start is not asked about. */
  readonly isGoal: (place: P) => boolean;
  /** True if the way may only end where `isFree`. */
  readonly endsOnFree?: boolean;
  /** Places that are looked at before it is given up. */
  readonly most: number;
}

interface Reached<P, D> {
  readonly place: P;
  readonly before: Reached<P, D> | undefined;
  readonly step: D | undefined;
}

/** One of the shortest ways to the nearest goal, step by step; undefined where there is none. */
export function findWay<P, D>(search: WaySearch<P, D>): readonly D[] | undefined {
  const { from, steps, beside, isFree, isGoal, endsOnFree = false, most } = search;
  const queue: Reached<P, D>[] = [{ place: from, before: undefined, step: undefined }];
  const known = search.marks?.() ?? keyMarks(search.keyOf);
  known.mark(from);
  for (let at = 0; at < queue.length && at < most; at++) {
    const reached = queue[at] as Reached<P, D>;
    for (const step of steps) {
      const place = beside(reached.place, step);
      if (!known.mark(place)) continue;
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

/** The places that a way leads over. */
export function placesOn<P, D>(
  { from, beside }: Pick<WaySearch<P, D>, 'from' | 'beside'>,
  way: readonly D[],
): readonly P[] {
  let place = from;
  return way.map((step) => (place = beside(place, step)));
}

/** Goes to the nearest goal step by step; looks for another way where something has come in between. */
export class Walk<P, D> {
  #way: readonly D[] = [];
  #goal: P | undefined;

  /** The next step; undefined where there is no way. */
  next(search: WaySearch<P, D>): D | undefined {
    const { from, beside, isFree, isGoal } = search;
    // What was aimed at may have come into view or gone meanwhile.
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
