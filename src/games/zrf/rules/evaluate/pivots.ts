import { int32At, assertDefined, below, makeStream } from '#core';
import type { ConnectionAim } from './connections.ts';

/** Number of random boards. */
const FILLINGS = 4000;
const FREE = -1;

/** A full board in which every position either belongs to a player's chains or blocks them. */
class Filling {
  readonly #neighbours: readonly (readonly number[])[];
  /** Bit mask of the edges that each position belongs to. */
  readonly #edges: Int32Array;
  readonly #all: number;
  readonly #isOwn: Uint8Array;
  /** Group of each of the player's positions, and the mask of edges that each group touches. */
  readonly #groups: Int32Array;
  readonly #masks: number[] = [];
  readonly #queue: Int32Array;

  constructor({ neighbours, edges }: ConnectionAim) {
    this.#neighbours = neighbours;
    this.#edges = new Int32Array(neighbours.length);
    for (const [bit, edge] of edges.entries()) {
      for (const one of edge) this.#edges[one] = assertDefined(this.#edges[one]) | (1 << bit);
    }
    this.#all = (1 << edges.length) - 1;
    this.#isOwn = new Uint8Array(neighbours.length);
    this.#groups = new Int32Array(neighbours.length);
    this.#queue = new Int32Array(neighbours.length);
  }

  fill(choose: () => boolean): void {
    for (const position of this.#isOwn.keys()) this.#isOwn[position] = choose() ? 1 : 0;
    this.#groups.fill(FREE);
    this.#masks.length = 0;
    for (const [position, isOwn] of this.#isOwn.entries()) {
      if (isOwn === 1 && this.#groups[position] === FREE) this.#masks.push(this.#flood(position));
    }
  }

  /** Flood-fills the group of a position; returns the mask of edges it touches. */
  #flood(from: number): number {
    const group = this.#masks.length;
    const queue = this.#queue;
    let [mask, end] = [0, 1];
    queue[0] = from;
    this.#groups[from] = group;
    for (let at = 0; at < end; at += 1) {
      const position = int32At(queue, at);
      mask |= int32At(this.#edges, position);
      for (const next of this.#neighbours[position] as readonly number[]) {
        if (this.#isOwn[next] === 0 || this.#groups[next] !== FREE) continue;
        this.#groups[next] = group;
        queue[end] = next;
        end += 1;
      }
    }
    return mask;
  }

  get isJoined(): boolean {
    return this.#masks.includes(this.#all);
  }

  /** True if a blocking position would connect the edges when occupied by the player. */
  wouldJoin(position: number): boolean {
    if (this.#isOwn[position] === 1) return false;
    let mask = int32At(this.#edges, position);
    for (const next of this.#neighbours[position] as readonly number[]) {
      const group = int32At(this.#groups, next);
      if (group !== FREE) mask |= this.#masks[group] as number;
    }
    return mask === this.#all;
  }
}

/**
 * Frequency with which each position alone decides the connection on randomly filled boards: its
 * value in the opening. Yields after each board.
 */
export function* learnPivots(aim: ConnectionAim): Generator<void, Float64Array> {
  const random = makeStream('zrf', 'pivots');
  const filling = new Filling(aim);
  const pivots = new Float64Array(aim.neighbours.length);
  const isOwn = () => below(random, 2) === 0;
  for (let count = 0; count < FILLINGS; count += 1) {
    filling.fill(isOwn);
    // By symmetry, a position that decides a connection decides a block equally often.
    if (!filling.isJoined) {
      for (const position of pivots.keys()) {
        if (filling.wouldJoin(position)) {
          pivots[position] = assertDefined(pivots[position]) + 2 / FILLINGS;
        }
      }
    }
    yield;
  }
  return pivots;
}
