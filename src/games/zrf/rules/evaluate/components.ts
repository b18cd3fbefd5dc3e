import { assertDefined } from '#core';

/** Finds connected groups of pieces and the edges that each group touches. */
export class Components {
  readonly #ways: readonly Int32Array[];
  readonly #parents: Int32Array;
  /** Bit mask of the edges that each position belongs to. */
  readonly #bits: Int32Array;

  constructor(
    positions: number,
    ways: readonly Int32Array[],
    edges: readonly (readonly number[])[],
  ) {
    this.#ways = ways;
    this.#parents = new Int32Array(positions);
    this.#bits = new Int32Array(positions);
    for (const [index, edge] of edges.entries()) {
      for (const position of edge) {
        this.#bits[position] = assertDefined(this.#bits[position]) | (1 << index);
      }
    }
  }

  /** Bit mask of touched edges for each of a player's groups. */
  masks(owners: Int8Array, player: number): number[] {
    const parents = this.#parents;
    for (const position of parents.keys()) parents[position] = position;
    for (const way of this.#ways) {
      for (const [from, owner] of owners.entries()) {
        const to = assertDefined(way[from]);
        if (to >= 0 && owner === player && owners[to] === player) this.#join(from, to);
      }
    }
    const masks = new Map<number, number>();
    for (const [position, owner] of owners.entries()) {
      if (owner !== player) continue;
      const root = this.#root(position);
      masks.set(root, (masks.get(root) ?? 0) | assertDefined(this.#bits[position]));
    }
    return [...masks.values()];
  }

  #join(one: number, other: number): void {
    this.#parents[this.#root(one)] = this.#root(other);
  }

  #root(position: number): number {
    let root = position;
    while (this.#parents[root] !== root) root = assertDefined(this.#parents[root]);
    this.#parents[position] = root;
    return root;
  }
}
