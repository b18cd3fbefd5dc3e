import { float64At, int32At, uint8At, assertDefined } from '#core';
import { EMPTY } from '../compile/cell.ts';
import { Groups } from './groups.ts';
import type { Holders } from './groups.ts';

/** Number of relaxation sweeps over the voltages, and the over-relaxation factor. */
const SWEEPS = 14;
const OVER_RELAXATION = 1.5;
/** Resistance when no path between the edges is left. */
const CUT = Infinity;
const NONE = -1;
const EDGES = [0, 1] as const;

/**
 * Distance of two edges from being connected by a player's pieces: the electrical resistance of the
 * board between them (Anshelevich's measure for Hex). Own pieces conduct, empty positions resist,
 * all others isolate. Groups that share two empty neighbours are virtually connected.
 */
export class Circuit {
  readonly #neighbours: readonly Int32Array[];
  readonly #groups: Groups;
  /** Bit mask of the edges that each position belongs to. */
  readonly #edges: Uint8Array;
  /** Fraction of the current through each position. */
  readonly flow: Float64Array;
  /**
   * Pieces missing between edges that cannot be separated, because another way remains after any move
   * of the opponent. -1 if they can be.
   */
  missing = -1;
  /** Adjacency as linked lists: `head[node]` is the first link of a node. */
  readonly #head: Int32Array;
  readonly #next: Int32Array;
  readonly #to: Int32Array;
  #links = 0;
  /** Neighbours of all empty positions one after another, and the conductance towards each. */
  readonly #near: Int32Array;
  readonly #conductance: Float64Array;
  /** Nodes of empty positions, with the end of their neighbours, and of groups next to them. */
  readonly #empty: Int32Array;
  readonly #ends: Int32Array;
  #empties = 0;
  readonly #solid: Int32Array;
  #solids = 0;
  readonly #voltage: Float64Array;
  readonly #ways: readonly [Int32Array, Int32Array];
  readonly #queues: readonly [Int32Array, Int32Array];

  constructor(
    neighbours: readonly (readonly number[])[],
    first: readonly number[],
    second: readonly number[],
  ) {
    const nodes = neighbours.length + 2;
    this.#neighbours = neighbours.map((next) => Int32Array.from(next));
    this.#edges = new Uint8Array(neighbours.length);
    for (const [bit, edge] of [first, second].entries()) {
      for (const one of edge) this.#edges[one] = assertDefined(this.#edges[one]) | (1 << bit);
    }
    this.#groups = new Groups(this.#neighbours, this.#edges);
    const links = neighbours.reduce((sum, next) => sum + 2 * next.length + 4, 0);
    this.flow = new Float64Array(neighbours.length);
    this.#head = new Int32Array(nodes);
    this.#next = new Int32Array(links);
    this.#to = new Int32Array(links);
    this.#near = new Int32Array(links);
    this.#conductance = new Float64Array(links);
    this.#ends = new Int32Array(nodes);
    this.#empty = new Int32Array(nodes);
    this.#solid = new Int32Array(nodes);
    this.#voltage = new Float64Array(nodes);
    this.#ways = [new Int32Array(nodes), new Int32Array(nodes)];
    this.#queues = [new Int32Array(nodes), new Int32Array(nodes)];
  }

  /** Resistance between the edges: 0 if connected, infinite if they cannot be. */
  resistance(board: Holders, player: number): number {
    const groups = this.#groups;
    this.flow.fill(0);
    groups.find(board, player);
    this.missing = groups.areEdgesJoined() ? 0 : -1;
    if (this.missing === 0) return 0;
    groups.bridge(board, player);
    const isVirtual = groups.areEdgesJoined();
    if (isVirtual) groups.find(board, player);
    this.#connect(board, player);
    const distance = this.#walk(0, board.cell);
    if (distance < 0) return CUT;
    if (isVirtual) this.missing = distance;
    this.#walk(1, board.cell);
    this.#begin();
    for (let sweep = 0; sweep < SWEEPS; sweep += 1) this.#sweep();
    return this.#measure();
  }

  /** Links each empty position to adjacent empty positions, groups and edges. */
  #connect({ cell, owners }: Holders, player: number): void {
    const groups = this.#groups;
    const [near, conductance] = [this.#near, this.#conductance];
    this.#links = 0;
    this.#empties = 0;
    this.#solids = 0;
    this.#head.fill(NONE);
    let end = 0;
    for (let position = 0; position < cell.length; position += 1) {
      if (cell[position] !== EMPTY) continue;
      const neighbours = this.#neighbours[position] as Int32Array;
      for (let index = 0; index < neighbours.length; index += 1) {
        const next = int32At(neighbours, index);
        const isEmpty = cell[next] === EMPTY;
        if (!isEmpty && owners[int32At(cell, next)] !== player) continue;
        const node = isEmpty ? next : groups.root(next);
        if (isEmpty) this.#link(position, next);
        else this.#linkSolid(position, node);
        near[end] = node;
        conductance[end] = isEmpty ? 0.5 : 1;
        end += 1;
      }
      const edges = uint8At(this.#edges, position);
      for (const edge of EDGES) {
        if ((edges & (1 << edge)) === 0) continue;
        const node = groups.root(groups.edge(edge));
        this.#linkSolid(position, node);
        near[end] = node;
        conductance[end] = 1;
        end += 1;
      }
      this.#empty[this.#empties] = position;
      this.#ends[this.#empties] = end;
      this.#empties += 1;
    }
  }

  #linkSolid(position: number, node: number): void {
    if (this.#head[node] === NONE) {
      this.#solid[this.#solids] = node;
      this.#solids += 1;
    }
    this.#link(position, node);
    this.#link(node, position);
  }

  #link(from: number, to: number): void {
    this.#to[this.#links] = to;
    this.#next[this.#links] = int32At(this.#head, from);
    this.#head[from] = this.#links;
    this.#links += 1;
  }

  #isEmpty(node: number, cell: Int32Array): boolean {
    return node < cell.length && cell[node] === EMPTY;
  }

  /**
   * Counts the empty positions between an edge and every node; returns the count for the other
   * edge.
   */
  #walk(edge: 0 | 1, cell: Int32Array): number {
    const way = this.#ways[edge];
    let [now, later] = this.#queues;
    way.fill(NONE);
    now[0] = this.#groups.root(this.#groups.edge(edge));
    way[now[0]] = 0;
    for (let [count, distance] = [1, 0]; count > 0; distance += 1) {
      let nextCount = 0;
      for (let at = 0; at < count; at += 1) {
        const node = int32At(now, at);
        for (let link = int32At(this.#head, node); link >= 0; link = int32At(this.#next, link)) {
          const next = int32At(this.#to, link);
          if (way[next] !== NONE) continue;
          if (this.#isEmpty(next, cell)) {
            way[next] = distance + 1;
            later[nextCount] = next;
            nextCount += 1;
          } else {
            way[next] = distance;
            now[count] = next;
            count += 1;
          }
        }
      }
      [now, later] = [later, now];
      count = nextCount;
    }
    return int32At(way, this.#groups.root(this.#groups.edge(1 - edge)));
  }

  /** Initialises voltages from the distances to both edges; 0 for nodes without current. */
  #begin(): void {
    const [first, second] = this.#ways;
    for (let node = 0; node < this.#voltage.length; node += 1) {
      const [one, other] = [int32At(first, node), int32At(second, node)];
      this.#voltage[node] = one < 0 || other < 0 ? 0 : (other + 0.5) / (one + other + 1);
    }
    this.#voltage[this.#groups.root(this.#groups.edge(0))] = 1;
    this.#voltage[this.#groups.root(this.#groups.edge(1))] = 0;
  }

  #sweep(): void {
    const [voltage, near, conductances] = [this.#voltage, this.#near, this.#conductance];
    let link = 0;
    for (let at = 0; at < this.#empties; at += 1) {
      const node = int32At(this.#empty, at);
      const end = int32At(this.#ends, at);
      let sum = 0;
      let total = 0;
      for (; link < end; link += 1) {
        const conductance = float64At(conductances, link);
        sum += conductance * float64At(voltage, int32At(near, link));
        total += conductance;
      }
      const before = float64At(voltage, node);
      if (total > 0) voltage[node] = before + OVER_RELAXATION * (sum / total - before);
    }
    const [high, low] = [
      this.#groups.root(this.#groups.edge(0)),
      this.#groups.root(this.#groups.edge(1)),
    ];
    for (let at = 0; at < this.#solids; at += 1) {
      const node = int32At(this.#solid, at);
      if (node === high || node === low) continue;
      let [sum, count] = [0, 0];
      for (let link = int32At(this.#head, node); link >= 0; link = int32At(this.#next, link)) {
        sum += float64At(voltage, this.#to[link] as number);
        count += 1;
      }
      voltage[node] = sum / count;
    }
  }

  /** Computes the resistance from the current, and the fraction of it through each position. */
  #measure(): number {
    const { flow } = this;
    const [voltage, near, conductances] = [this.#voltage, this.#near, this.#conductance];
    const current = this.#currentAt(0);
    if (current <= 0) return CUT;
    let link = 0;
    for (let at = 0; at < this.#empties; at += 1) {
      const node = int32At(this.#empty, at);
      const end = int32At(this.#ends, at);
      const own = float64At(voltage, node);
      let sum = 0;
      for (; link < end; link += 1) {
        const drop = Math.abs(float64At(voltage, int32At(near, link)) - own);
        sum += float64At(conductances, link) * drop;
      }
      flow[node] = sum / 2 / current;
    }
    return 2 / (current + this.#currentAt(1));
  }

  #currentAt(edge: 0 | 1): number {
    const voltage = this.#voltage;
    const root = this.#groups.root(this.#groups.edge(edge));
    const own = float64At(voltage, root);
    let sum = 0;
    for (let link = int32At(this.#head, root); link >= 0; link = int32At(this.#next, link)) {
      sum += Math.abs(float64At(voltage, this.#to[link] as number) - own);
    }
    return sum;
  }
}
