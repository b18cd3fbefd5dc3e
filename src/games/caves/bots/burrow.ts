import { int16At, int8At } from '#core';
import { cellOf, DIRECTIONS, HEIGHT, isOnEdge, placeOf, WIDTH } from '../rules/model/place.ts';
import type { Direction, Place } from '../rules/model/place.ts';
import type { Tiles } from '../rules/model/tiles.ts';
import { forNeighbours, isOpen, isUnknown, openGround, Walk } from './walk.ts';

const CELLS = WIDTH * HEIGHT;
const UNREACHED = 0x7fff;

/** Cost of digging through a cell with bare hands, in steps: two turns, plus food. */
export const DIGGING = 5;

/** The cheapest paths from a cell, digging included, and their costs. */
export class Burrow {
  readonly #from: number;
  readonly #costs = new Int16Array(CELLS).fill(UNREACHED);
  readonly #before = new Int16Array(CELLS);
  readonly #ways = new Int8Array(CELLS);
  /** All reachable cells, cheapest first. */
  readonly #reached: number[] = [];

  /** `digging` is the extra cost of a rock or unknown cell compared with ground. */
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

  /** The cost of reaching a cell; Infinity if it is unreachable. */
  costOf(cell: number): number {
    const cost = this.#costs[cell] ?? UNREACHED;
    return cost === UNREACHED ? Infinity : cost;
  }

  /** The cheapest reachable cell that matches. */
  find(isGoal: (cell: number) => boolean): number | undefined {
    return this.#reached.find(isGoal);
  }

  /** The cheapest path as a list of steps. Rock is dug before it is entered. */
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

/** Distance of every cell from the nearest known one: 0 for known cells. */
export function unknownDepths(tiles: Tiles): Int16Array {
  const depths = new Int16Array(CELLS).fill(UNREACHED);
  const queue: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (isUnknown(tiles, cell) && !isEdge(cell)) continue;
    depths[cell] = isUnknown(tiles, cell) ? 1 : 0;
    queue.push(cell);
  }
  for (const cell of queue) {
    const next = int16At(depths, cell) + 1;
    forNeighbours(cell, (neighbour) => {
      if (int16At(depths, neighbour) <= next) return;
      depths[neighbour] = next;
      queue.push(neighbour);
    });
  }
  return depths;
}

/** From this depth on, all adjacent cells are unknown too. */
const MIN_DARK_DEPTH = 3;

/**
 * The cheapest path through rock to ground out of walking range, or to entirely unknown cells;
 * undefined if neither exists.
 */
export function findDigging(tiles: Tiles, from: Place): readonly Direction[] | undefined {
  const isBlocked = () => false;
  const walk = new Walk(openGround(tiles), from, isBlocked);
  const depths = unknownDepths(tiles);
  const burrow = new Burrow(tiles, cellOf(from), DIGGING, isBlocked);
  const goal = burrow.find((cell) => {
    const isOutOfReach = isOpen(tiles, cell) && walk.stepsTo(cell) === undefined;
    return isOutOfReach || int16At(depths, cell) >= MIN_DARK_DEPTH;
  });
  return goal === undefined ? undefined : burrow.directionsTo(goal);
}
