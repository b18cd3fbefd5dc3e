import { DIRECTIONS, beside } from '../../games/rogue/index.ts';
import type { Direction, Place } from '../../games/rogue/index.ts';

/** Coordinates that are told apart by one number: 2^24 cells to every side. */
const HALF = 16_777_216;
const WIDTH = 2 * HALF;

export function keyOf({ x, y }: Place): number {
  return (y + HALF) * WIDTH + x + HALF;
}

/** How a way is looked for. */
export interface Search {
  readonly from: Place;
  /** Whether the way may lead over a cell. */
  readonly isFree: (x: number, y: number) => boolean;
  /** Whether a cell is where the way is to end; the start is not asked about. */
  readonly isGoal: (x: number, y: number) => boolean;
  /** Cells that are looked at before it is given up. */
  readonly most: number;
}

interface Step {
  readonly place: Place;
  readonly before: Step | undefined;
  readonly direction: Direction | undefined;
}

/** One of the shortest ways to the nearest goal, step by step; undefined where there is none. */
export function findWay({ from, isFree, isGoal, most }: Search): readonly Direction[] | undefined {
  const queue: Step[] = [{ place: from, before: undefined, direction: undefined }];
  const known = new Set([keyOf(from)]);
  for (let at = 0; at < queue.length && at < most; at++) {
    const step = queue[at] as Step;
    for (const direction of DIRECTIONS) {
      const place = beside(step.place, direction);
      const key = keyOf(place);
      if (known.has(key)) continue;
      known.add(key);
      const next = { place, before: step, direction };
      if (isGoal(place.x, place.y)) return stepsTo(next);
      if (isFree(place.x, place.y)) queue.push(next);
    }
  }
  return undefined;
}

function stepsTo(last: Step): readonly Direction[] {
  const steps: Direction[] = [];
  for (let step: Step | undefined = last; step?.direction !== undefined; step = step.before) {
    steps.push(step.direction);
  }
  return steps.reverse();
}
