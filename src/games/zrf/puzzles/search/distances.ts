import { int32At, uint16At, assertDefined } from '#core';
import type { BlockPuzzle } from '../model/model.ts';
import { Numbering } from '../space/numbering.ts';
import { PositionTable } from './position-table.ts';
import { StateSpace } from '../space/state-space.ts';
import type { Metric } from '../space/state-space.ts';

/** No goal can be reached. */
const FAR = 0xffff;

export interface DistanceHint {
  /** Fewest moves to a goal; -1 where none can be reached. */
  readonly distance: number;
  /** A best move as the anchor's positions, from its first to its last; empty at a goal. */
  readonly way: readonly number[];
}

/**
 * How far every position that can be reached is from a goal. First all of them are found, then the
 * distances grow from the goals on, as every move can be taken back.
 */
export class Distances {
  readonly #numbering: Numbering;
  readonly #space: StateSpace;
  readonly #table: PositionTable;
  readonly #metric: Metric;
  readonly #most: number;
  #far: Uint16Array<ArrayBuffer> | undefined;
  #queue = new Int32Array(0);
  #at = 0;
  #end = 0;

  constructor(puzzle: BlockPuzzle, metric: Metric, most: number) {
    this.#numbering = new Numbering(puzzle);
    this.#space = new StateSpace(this.#numbering);
    this.#table = new PositionTable(this.#space.width);
    this.#metric = metric;
    this.#most = most;
    this.#table.add(this.#space.write(puzzle.blocks.map(({ anchor }) => anchor)), 0);
  }

  get positions(): number {
    return this.#table.count;
  }

  /** Looks at so many more positions: 'done' once all distances are known, 'full' where they never will be. */
  run(positions: number): 'done' | 'full' | undefined {
    for (let left = positions; left > 0; left -= 1) {
      if (this.#table.count > this.#most) return 'full';
      const hasMore = this.#far === undefined ? this.#find() : this.#spread(this.#far);
      if (!hasMore) return 'done';
    }
    return undefined;
  }

  /** Finds what follows the next position. */
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
    const far = new Uint16Array(count).fill(FAR);
    this.#queue = new Int32Array(count);
    this.#at = 0;
    for (let index = 0; index < count; index += 1) {
      this.#space.read(words, index * this.#space.width);
      if (!this.#space.isGoal(this.#space.places)) continue;
      far[index] = 0;
      this.#queue[this.#end] = index;
      this.#end += 1;
    }
    this.#far = far;
  }

  #spread(far: Uint16Array): boolean {
    if (this.#at === this.#end) return false;
    const index = int32At(this.#queue, this.#at);
    this.#at += 1;
    const next = uint16At(far, index) + 1;
    for (const found of this.#neighbours(index)) {
      if (far[found] !== FAR) continue;
      far[found] = next;
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

  /** The farthest distance, and the anchors of the blocks at one such position. */
  farthest(): { readonly distance: number; readonly anchors: readonly number[] } {
    const far = this.#known();
    let best = 0;
    let at = 0;
    for (const [index, distance] of far.entries()) {
      if (distance === FAR || distance <= best) continue;
      best = distance;
      at = index;
    }
    this.#space.read(this.#table.words, at * this.#space.width);
    const anchors = this.#numbering.puzzle.blocks.map((_, block) =>
      this.#numbering.anchorOf(assertDefined(this.#space.places[this.#numbering.slotOf(block)])),
    );
    return { distance: best, anchors };
  }

  /** What to do where the blocks have these anchors; undefined for what cannot be reached. */
  hint(anchors: readonly number[]): DistanceHint | undefined {
    const far = this.#known();
    const index = this.#table.find(this.#space.write(anchors), 0);
    if (index < 0) return undefined;
    const distance = assertDefined(far[index]);
    if (distance === FAR) return { distance: -1, way: [] };
    const best = this.#neighbours(index).findIndex(
      (found) => assertDefined(far[found]) === distance - 1,
    );
    if (best < 0) return { distance, way: [] };
    const [slot, place] = [
      assertDefined(this.#space.nextSlots[best]),
      assertDefined(this.#space.nextPlaces[best]),
    ];
    const way = this.#space.wayTo(slot, place, this.#metric);
    return { distance, way: way.map((at) => this.#numbering.anchorOf(at)) };
  }

  #known(): Uint16Array {
    if (this.#far === undefined) throw new RangeError('the distances are not known yet');
    return this.#far;
  }
}
