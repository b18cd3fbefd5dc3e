import type { Cell } from './distances.ts';

/** Coordinates that are told apart by one number: 2^24 cells to every side. */
const HALF = 16_777_216;
const WIDTH = 2 * HALF;

/** A cell as one number. */
export function keyOf({ x, y }: Cell): number {
  return (y + HALF) * WIDTH + x + HALF;
}

/** How a way is looked for, in steps of some kind. */
export interface WaySearch<P, D> {
  readonly from: P;
  readonly steps: readonly D[];
  /** Where a step leads. */
  readonly beside: (place: P, step: D) => P;
  /** A place as one number, its own. */
  readonly keyOf: (place: P) => number;
  /** Whether the way may lead over a place. */
  readonly isFree: (place: P) => boolean;
  /** Whether a place is where the way is to end; the start is not asked about. */
  readonly isGoal: (place: P) => boolean;
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
  const { from, steps, beside, keyOf: key, isFree, isGoal, most } = search;
  const queue: Reached<P, D>[] = [{ place: from, before: undefined, step: undefined }];
  const known = new Set([key(from)]);
  for (let at = 0; at < queue.length && at < most; at++) {
    const reached = queue[at] as Reached<P, D>;
    for (const step of steps) {
      const place = beside(reached.place, step);
      const number = key(place);
      if (known.has(number)) continue;
      known.add(number);
      const next = { place, before: reached, step };
      if (isGoal(place)) return stepsTo(next);
      if (isFree(place)) queue.push(next);
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
      const way = findWay({ ...search, isGoal: (place) => isGoal(place) && isFree(place) });
      if (way === undefined) return undefined;
      this.#way = way;
      this.#goal = way.reduce(beside, from);
    }
    const [step, ...rest] = this.#way;
    this.#way = rest;
    return step;
  }
}
