import { int16At, int8At, uint8At } from '#core';
import { cellOf, DIRECTIONS, HEIGHT, WIDTH } from '../rules/model/place.ts';
import type { Direction, Place } from '../rules/model/place.ts';
import type { Tiles } from '../rules/model/tiles.ts';
import { forNeighbours, isInner, isOpen, isUnknown, OFFSETS, openGround, Walk } from './walk.ts';

const CELLS = WIDTH * HEIGHT;
const UNREACHED = 0x7fff;

/** Cost of digging through a cell with bare hands, in steps: two turns, plus food. */
export const DIGGING = 5;

/** Cost of entering every cell; 0 where that is impossible. */
function pricesOf(tiles: Tiles, digging: number, occupied: Iterable<number>): Uint8Array {
  const prices = new Uint8Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    if (isOpen(tiles, cell)) prices[cell] = 1;
    else if (isInner(cell)) prices[cell] = 1 + digging;
  }
  for (const cell of occupied) prices[cell] = 0;
  return prices;
}

/** The cheapest paths from a cell, digging included, and their costs. */
export class Burrow {
  readonly #from: number;
  readonly #costs = new Int16Array(CELLS).fill(UNREACHED);
  readonly #ways = new Int8Array(CELLS);
  /** All reachable cells, cheapest first. */
  readonly #reached: number[] = [];

  /** `digging` is the extra cost of a rock or unknown cell compared with ground. */
  constructor(tiles: Tiles, from: number, digging: number, occupied: Iterable<number>) {
    const prices = pricesOf(tiles, digging, occupied);
    const costs = this.#costs;
    this.#from = from;
    costs[from] = 0;
    const buckets: number[][] = [[from]];
    const enter = (next: number, way: number, cost: number) => {
      const price = uint8At(prices, next);
      const total = cost + price;
      if (price === 0 || total >= int16At(costs, next)) return;
      costs[next] = total;
      this.#ways[next] = way;
      while (buckets.length <= total) buckets.push([]);
      buckets[total]?.push(next);
    };
    for (let cost = 0; cost < buckets.length; cost++) {
      for (const cell of buckets[cost] ?? []) {
        if (int16At(costs, cell) !== cost) continue;
        this.#reached.push(cell);
        if (isInner(cell)) {
          for (let way = 0; way < OFFSETS.length; way++)
            enter(cell + int16At(OFFSETS, way), way, cost);
        } else forNeighbours(cell, (next, way) => enter(next, way, cost));
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
    for (let at = cell; at !== this.#from;) {
      const way = int8At(this.#ways, at);
      directions.push(DIRECTIONS[way] as Direction);
      at -= int16At(OFFSETS, way);
    }
    return directions.reverse();
  }
}

/** Distance of every cell from the nearest known one: 0 for known cells. */
export function unknownDepths(tiles: Tiles): Int16Array {
  const depths = new Int16Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++)
    if (isUnknown(tiles, cell)) depths[cell] = isInner(cell) ? UNREACHED : 1;
  // Distances with diagonal steps are exact after one pass from each corner.
  const relax = (cell: number, offset: number) => {
    const depth = int16At(depths, cell + offset) + 1;
    if (depth < int16At(depths, cell)) depths[cell] = depth;
  };
  const pass = (cell: number, way: number) => {
    if (int16At(depths, cell) === 0 || !isInner(cell)) return;
    relax(cell, way);
    for (const offset of [WIDTH - 1, WIDTH, WIDTH + 1]) relax(cell, way * offset);
  };
  for (let cell = 0; cell < CELLS; cell++) pass(cell, -1);
  for (let cell = CELLS - 1; cell >= 0; cell--) pass(cell, 1);
  return depths;
}

/** From this depth on, all adjacent cells are unknown too. */
const MIN_DARK_DEPTH = 3;

/**
 * The cheapest path through rock to ground out of walking range, or to entirely unknown cells;
 * undefined if neither exists.
 */
export function findDigging(tiles: Tiles, from: Place): readonly Direction[] | undefined {
  const walk = new Walk(openGround(tiles), from, () => false);
  const depths = unknownDepths(tiles);
  const burrow = new Burrow(tiles, cellOf(from), DIGGING, []);
  const goal = burrow.find((cell) => {
    const isOutOfReach = isOpen(tiles, cell) && walk.stepsTo(cell) === undefined;
    return isOutOfReach || int16At(depths, cell) >= MIN_DARK_DEPTH;
  });
  return goal === undefined ? undefined : burrow.directionsTo(goal);
}
