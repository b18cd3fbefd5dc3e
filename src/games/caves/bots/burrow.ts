import { int16At, int8At } from '#core';
import { cellOf, DIRECTIONS, HEIGHT, isOnEdge, placeOf, WIDTH } from '../rules/model/place.ts';
import type { Direction, Place } from '../rules/model/place.ts';
import type { Tiles } from '../rules/model/tiles.ts';
import { forNeighbours, isOpen, isUnknown, Walk } from './walk.ts';

const CELLS = WIDTH * HEIGHT;
const FAR = 0x7fff;

/** Steps that digging through a cell costs with bare hands: two turns, and food. */
export const DIGGING = 5;

/** The cheapest ways from a cell through rock as well, and what they cost. */
export class Burrow {
  readonly #from: number;
  readonly #costs = new Int16Array(CELLS).fill(FAR);
  readonly #before = new Int16Array(CELLS);
  readonly #ways = new Int8Array(CELLS);
  /** All cells that are reached, the cheapest first. */
  readonly #reached: number[] = [];

  /** `digging` is what a cell of rock, or one that nobody knows, costs more than one of ground. */
  constructor(tiles: Tiles, from: number, digging: number, isBlocked: (cell: number) => boolean) {
    this.#from = from;
    this.#costs[from] = 0;
    const buckets: number[][] = [[from]];
    for (let cost = 0; cost < buckets.length; cost++) {
      for (const cell of buckets[cost] ?? []) {
        if (this.#costs[cell] !== cost) continue;
        this.#reached.push(cell);
        forNeighbours(cell, (next, way) => {
          const isGround = isOpen(tiles, next);
          if (isBlocked(next) || (!isGround && isEdge(next))) return;
          const total = cost + 1 + (isGround ? 0 : digging);
          if (total >= int16At(this.#costs, next)) return;
          this.#costs[next] = total;
          this.#before[next] = cell;
          this.#ways[next] = way;
          while (buckets.length <= total) buckets.push([]);
          buckets[total]?.push(next);
        });
      }
    }
  }

  /** What it costs to get there; Infinity where something is in the way. */
  costOf(cell: number): number {
    const cost = this.#costs[cell] ?? FAR;
    return cost === FAR ? Infinity : cost;
  }

  /** The cheapest cell to get to of those that are looked for. */
  find(isGoal: (cell: number) => boolean): number | undefined {
    return this.#reached.find(isGoal);
  }

  /** The cheapest way, step by step; rock on it is struck before it is entered. */
  directionsTo(cell: number): readonly Direction[] {
    const directions: Direction[] = [];
    for (let at = cell; at !== this.#from; at = int16At(this.#before, at))
      directions.push(DIRECTIONS[int8At(this.#ways, at)] as Direction);
    return directions.reverse();
  }
}

function isEdge(cell: number): boolean {
  const { x, y } = placeOf(cell);
  return isOnEdge(x, y);
}

/** How deep every cell lies in what nobody has seen: 0 for what is known. */
export function depthsUnknown(tiles: Tiles): Int16Array {
  const depths = new Int16Array(CELLS).fill(FAR);
  const queue: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (isUnknown(tiles, cell) && !isEdge(cell)) continue;
    depths[cell] = isUnknown(tiles, cell) ? 1 : 0;
    queue.push(cell);
  }
  for (const cell of queue) {
    const next = int16At(depths, cell) + 1;
    forNeighbours(cell, (beside) => {
      if (int16At(depths, beside) <= next) return;
      depths[beside] = next;
      queue.push(beside);
    });
  }
  return depths;
}

/** From this depth on, nobody knows any of the cells around. */
const DARK = 3;

/**
 * The cheapest way through rock to ground that cannot be walked to, or to where nobody knows anything; undefined
 * where there is neither.
 */
export function findDigging(tiles: Tiles, from: Place): readonly Direction[] | undefined {
  const isBlocked = () => false;
  const walk = new Walk(tiles, from, isBlocked);
  const depths = depthsUnknown(tiles);
  const burrow = new Burrow(tiles, cellOf(from), DIGGING, isBlocked);
  const goal = burrow.find((cell) => {
    const isOutOfReach = isOpen(tiles, cell) && walk.stepsTo(cell) === undefined;
    return isOutOfReach || int16At(depths, cell) >= DARK;
  });
  return goal === undefined ? undefined : burrow.directionsTo(goal);
}
