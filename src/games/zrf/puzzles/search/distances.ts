import { int32At, uint16At, assertDefined } from '#core';
import type { BlockPuzzle } from '../model/model.ts';
import { Numbering } from '../space/numbering.ts';
import { PositionTable } from './position-table.ts';
import { StateSpace } from '../space/state-space.ts';
import type { Metric } from '../space/state-space.ts';

/** Distance of positions that cannot reach a goal. */
const UNREACHABLE = 0xffff;

export interface DistanceHint {
  /** Minimum number of moves to a goal, or -1 if unreachable. */
  readonly distance: number;
  /** Best move as positions of the anchor, from first to last; empty at a goal. */
  readonly way: readonly number[];
}

/**
 * Distances of all reachable positions from the goal. First finds the positions, then computes
 * distances backwards from the goals, since every move is reversible.
 */
export class Distances {
  readonly #numbering: Numbering;
  readonly #space: StateSpace;
  readonly #table: PositionTable;
  readonly #metric: Metric;
  readonly #maxPositions: number;
  #distances: Uint16Array<ArrayBuffer> | undefined;
  #queue = new Int32Array(0);
  #at = 0;
  #end = 0;

  constructor(puzzle: BlockPuzzle, metric: Metric, maxPositions: number) {
    this.#numbering = new Numbering(puzzle);
    this.#space = new StateSpace(this.#numbering);
    this.#table = new PositionTable(this.#space.width);
    this.#metric = metric;
    this.#maxPositions = maxPositions;
    this.#table.add(this.#space.write(puzzle.blocks.map(({ anchor }) => anchor)), 0);
  }

  get positions(): number {
    return this.#table.count;
  }

  /**
   * Processes this many positions: 'done' once all distances are known, 'full' if there are too
   * many.
   */
  run(positions: number): 'done' | 'full' | undefined {
    for (let remaining = positions; remaining > 0; remaining -= 1) {
      if (this.#table.count > this.#maxPositions) return 'full';
      const hasMore = this.#distances === undefined ? this.#find() : this.#spread(this.#distances);
      if (!hasMore) return 'done';
    }
    return undefined;
  }

  /** Adds the successors of the next position. */
  #find(): boolean {
    const { width } = this.#space;
    if (this.#at === this.#table.count) {
      this.#begin();
      return true;
    }
    this.#space.read(this.#table.words, this.#at * width);
    this.#space.expand(this.#metric);
    for (let index = 0; index < this.#space.nextCount; index += 1) {
      this.#table.add(this.#space.next, index * width);
    }
    this.#at += 1;
    return true;
  }

  #begin(): void {
    const { count, words } = this.#table;
    const distances = new Uint16Array(count).fill(UNREACHABLE);
    this.#queue = new Int32Array(count);
    this.#at = 0;
    for (let index = 0; index < count; index += 1) {
      this.#space.read(words, index * this.#space.width);
      if (!this.#space.isGoal(this.#space.places)) continue;
      distances[index] = 0;
      this.#queue[this.#end] = index;
      this.#end += 1;
    }
    this.#distances = distances;
  }

  #spread(distances: Uint16Array): boolean {
    if (this.#at === this.#end) return false;
    const index = int32At(this.#queue, this.#at);
    this.#at += 1;
    const next = uint16At(distances, index) + 1;
    for (const found of this.#neighbours(index)) {
      if (distances[found] !== UNREACHABLE) continue;
      distances[found] = next;
      this.#queue[this.#end] = found;
      this.#end += 1;
    }
    return true;
  }

  #neighbours(index: number): number[] {
    const { width } = this.#space;
    this.#space.read(this.#table.words, index * width);
    this.#space.expand(this.#metric);
    return Array.from({ length: this.#space.nextCount }, (_, at) =>
      this.#table.find(this.#space.next, at * width),
    );
  }

  /** Maximum distance, and the anchors of one such position. */
  farthest(): { readonly distance: number; readonly anchors: readonly number[] } {
    const distances = this.#requireDistances();
    let best = 0;
    let at = 0;
    for (const [index, distance] of distances.entries()) {
      if (distance === UNREACHABLE || distance <= best) continue;
      best = distance;
      at = index;
    }
    this.#space.read(this.#table.words, at * this.#space.width);
    const anchors = this.#numbering.puzzle.blocks.map((_, block) =>
      this.#numbering.anchorOf(assertDefined(this.#space.places[this.#numbering.slotOf(block)])),
    );
    return { distance: best, anchors };
  }

  /** Distance and best move for blocks at these anchors; undefined if unreachable. */
  hint(anchors: readonly number[]): DistanceHint | undefined {
    const distances = this.#requireDistances();
    const index = this.#table.find(this.#space.write(anchors), 0);
    if (index < 0) return undefined;
    const distance = assertDefined(distances[index]);
    if (distance === UNREACHABLE) return { distance: -1, way: [] };
    const best = this.#neighbours(index).findIndex(
      (found) => assertDefined(distances[found]) === distance - 1,
    );
    if (best < 0) return { distance, way: [] };
    const [slot, place] = [
      assertDefined(this.#space.nextSlots[best]),
      assertDefined(this.#space.nextPlaces[best]),
    ];
    const way = this.#space.wayTo(slot, place, this.#metric);
    return { distance, way: way.map((at) => this.#numbering.anchorOf(at)) };
  }

  #requireDistances(): Uint16Array {
    if (this.#distances === undefined)
      throw new RangeError('the distances have not been computed yet');
    return this.#distances;
  }
}
