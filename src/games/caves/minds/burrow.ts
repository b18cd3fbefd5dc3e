import type { CavesAction } from '../model/action.ts';
import { DIRECTIONS, HEIGHT, isOnEdge, placeOf, WIDTH } from '../model/place.ts';
import type { Tiles } from '../model/tiles.ts';
import { forNeighbours, isOpen, isUnknown } from './walk.ts';

const CELLS = WIDTH * HEIGHT;
const FAR = 0x7fff;

/** The cheapest ways from a cell through rock as well, and what they cost. */
export class Burrow {
  readonly #from: number;
  readonly #costs = new Int16Array(CELLS).fill(FAR);
  readonly #before = new Int16Array(CELLS);
  readonly #ways = new Int8Array(CELLS);

  /** `digging` is what a cell of rock, or one that nobody knows, costs more than one of ground. */
  constructor(tiles: Tiles, from: number, digging: number, isBlocked: (cell: number) => boolean) {
    this.#from = from;
    this.#costs[from] = 0;
    const buckets: number[][] = [[from]];
    for (let cost = 0; cost < buckets.length; cost++) {
      for (const cell of buckets[cost] ?? []) {
        if (this.#costs[cell] !== cost) continue;
        forNeighbours(cell, (next, way) => {
          const isGround = isOpen(tiles, next);
          if (isBlocked(next) || (!isGround && isEdge(next))) return;
          const total = cost + 1 + (isGround ? 0 : digging);
          if (total >= (this.#costs[next] as number)) return;
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

  /** The first step on the cheapest way, or the first blow at rock. */
  stepTowards(cell: number): CavesAction {
    let at = cell;
    while (this.#before[at] !== this.#from) at = this.#before[at] as number;
    const direction = DIRECTIONS[this.#ways[at] as number];
    if (direction === undefined) throw new RangeError(`no way to cell ${cell}`);
    return { kind: 'move', direction };
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
    const next = (depths[cell] as number) + 1;
    forNeighbours(cell, (beside) => {
      if ((depths[beside] as number) <= next) return;
      depths[beside] = next;
      queue.push(beside);
    });
  }
  return depths;
}
