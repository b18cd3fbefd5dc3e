import { int32At, uint8At } from '#core';
import { EMPTY } from '../compile/cell.ts';
import type { Board } from '../run/board.ts';

/** Pieces on a board, and the owner of each kind of them. */
export type Holders = Pick<Board, 'cell' | 'owners'>;

/**
 * Connected groups of a player's pieces, with the edges they touch. Nodes are positions, followed
 * by the two edges. A group is identified by its root node.
 */
export class Groups {
  readonly #neighbours: readonly Int32Array[];
  /** Bit mask of the edges that each position belongs to. */
  readonly #edges: Uint8Array;
  readonly #parents: Int32Array;
  /** Empty positions already used by a bridge. */
  readonly #used: Uint8Array;
  /** For each pair of roots, the first shared empty position found. */
  readonly #between: Int32Array;
  readonly #stamps: Int32Array;
  #stamp = 0;
  readonly #touched = new Int32Array(64);

  constructor(neighbours: readonly Int32Array[], edges: Uint8Array) {
    const nodes = neighbours.length + 2;
    this.#neighbours = neighbours;
    this.#edges = edges;
    this.#parents = new Int32Array(nodes);
    this.#used = new Uint8Array(neighbours.length);
    this.#between = new Int32Array(nodes * nodes);
    this.#stamps = new Int32Array(nodes * nodes);
  }

  /** Node of edge 0 or 1. */
  edge(which: number): number {
    return this.#neighbours.length + which;
  }

  root(node: number): number {
    const parents = this.#parents;
    let root = node;
    while (parents[root] !== root) root = int32At(parents, root);
    parents[node] = root;
    return root;
  }

  areEdgesJoined(): boolean {
    return this.root(this.edge(0)) === this.root(this.edge(1));
  }

  /** Joins adjacent pieces and edges. */
  find({ cell, owners }: Holders, player: number): void {
    const parents = this.#parents;
    for (let node = 0; node < parents.length; node += 1) parents[node] = node;
    for (let position = 0; position < cell.length; position += 1) {
      if (owners[int32At(cell, position)] !== player) continue;
      for (const next of this.#neighbours[position] as Int32Array) {
        if (next < position && owners[int32At(cell, next)] === player) this.#join(position, next);
      }
      const edges = uint8At(this.#edges, position);
      if ((edges & 1) !== 0) this.#join(position, this.edge(0));
      if ((edges & 2) !== 0) this.#join(position, this.edge(1));
    }
  }

  /**
   * Also joins groups that share two empty neighbours: if one is taken, the other remains. Each
   * position is used by at most one bridge.
   */
  bridge(board: Holders, player: number): void {
    const { cell } = board;
    this.#used.fill(0);
    this.#stamp += 1;
    for (let position = 0; position < cell.length; position += 1) {
      if (cell[position] !== EMPTY) continue;
      const count = this.#touch(position, board, player);
      for (let one = 1; one < count && this.#used[position] === 0; one += 1) {
        for (let other = 0; other < one && this.#used[position] === 0; other += 1) {
          this.#meet(position, int32At(this.#touched, one), int32At(this.#touched, other));
        }
      }
    }
  }

  /** Lists the groups and edges next to an empty position, without duplicates. */
  #touch(position: number, { cell, owners }: Holders, player: number): number {
    let count = 0;
    const note = (node: number) => {
      const root = this.root(node);
      if (count === this.#touched.length) return;
      for (let at = 0; at < count; at += 1) if (this.#touched[at] === root) return;
      this.#touched[count] = root;
      count += 1;
    };
    for (const next of this.#neighbours[position] as Int32Array) {
      if (owners[int32At(cell, next)] === player) note(next);
    }
    const edges = uint8At(this.#edges, position);
    if ((edges & 1) !== 0) note(this.edge(0));
    if ((edges & 2) !== 0) note(this.edge(1));
    return count;
  }

  #meet(position: number, one: number, other: number): void {
    const [a, b] = [this.root(one), this.root(other)];
    if (a === b) return;
    const pair = Math.min(a, b) * this.#parents.length + Math.max(a, b);
    const before = this.#stamps[pair] === this.#stamp ? int32At(this.#between, pair) : -1;
    if (before < 0 || this.#used[before] === 1) {
      this.#stamps[pair] = this.#stamp;
      this.#between[pair] = position;
      return;
    }
    this.#used[before] = 1;
    this.#used[position] = 1;
    this.#join(a, b);
  }

  #join(one: number, other: number): void {
    this.#parents[this.root(one)] = this.root(other);
  }
}
