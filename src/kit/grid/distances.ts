import { int32At } from '#core';
import { offsetsIn, setBorder, windowOf } from './ways.ts';
import type { IsPassable, Ways, Window } from './ways.ts';

/** Cell coordinates. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

const UNREACHED = -1;
/** Impassable: walls encountered, and the border. */
const BLOCKED = -2;

/** Distances in steps from the nearest source cell to the cells around. */
export class Distances {
  readonly #window: Window;
  readonly #steps: Int32Array;

  constructor(window: Window, steps: Int32Array) {
    this.#window = window;
    this.#steps = steps;
  }

  /** Returns undefined for cells that cannot be reached within the radius, including walls. */
  at(x: number, y: number): number | undefined {
    const { left, top, width, height } = this.#window;
    const column = x - left;
    const row = y - top;
    if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
    const steps = int32At(this.#steps, row * width + column);
    return steps < 0 ? undefined : steps;
  }
}

/**
 * Breadth-first distances in steps from the nearest of the `sources`, up to `radius`. Sources count
 * as reached even if impassable. Calls `isPassable` at most once per cell. Allocates the box around
 * all sources, extended by `radius` cells on all sides. Throws RangeError without sources, or if
 * that box has more than 16 777 216 cells.
 */
export function distancesFrom(
  isPassable: IsPassable,
  sources: readonly Cell[],
  radius: number,
  ways: Ways = 4,
): Distances {
  const window = windowAround(sources, radius);
  const { left, top, width, height } = window;
  const steps = new Int32Array(width * height).fill(UNREACHED);
  setBorder(steps, window, BLOCKED);
  const queue = new Int32Array(width * height);
  let end = 0;
  for (const { x, y } of sources) {
    const index = (y - top) * width + x - left;
    if (steps[index] === 0) continue;
    steps[index] = 0;
    queue[end++] = index;
  }
  const offsets = offsetsIn(window, ways);
  for (let at = 0; at < end; at++) {
    const index = int32At(queue, at);
    const next = int32At(steps, index) + 1;
    if (next > radius) break;
    for (const offset of offsets) {
      const to = index + offset;
      if (steps[to] !== UNREACHED) continue;
      const row = Math.floor(to / width);
      if (isPassable(left + to - row * width, top + row)) {
        steps[to] = next;
        queue[end++] = to;
      } else {
        steps[to] = BLOCKED;
      }
    }
  }
  return new Distances(window, steps);
}

function windowAround(sources: readonly Cell[], radius: number): Window {
  if (sources.length === 0) throw new RangeError('distances need at least one source');
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of sources) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return windowOf(left - radius, top - radius, right + radius, bottom + radius);
}
