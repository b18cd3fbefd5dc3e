import { assertDefined, int32At, int8At } from '#core';
import type { Filling } from '#core';

const EMPTY = -1;
const REPLY_WORDS = 3;

/** Neighbours of the cells and of a player's edges, which follow the cells. */
function graphOf({ neighbours, edges }: Filling, player: number): number[][] {
  const own = assertDefined(edges[player]);
  const graph = neighbours.map((next) => [...next]);
  for (const [index, edge] of own.entries()) {
    const node = neighbours.length + index;
    for (const cell of edge) graph[cell]?.push(node);
    graph.push([...edge]);
  }
  return graph;
}

/**
 * For each cell, the bridges through it: two neighbours that are not linked themselves, and the
 * other cell that links them. An opponent who takes the cell is answered there.
 */
function bridgesOf(filling: Filling, player: number): Int32Array[] {
  const graph = graphOf(filling, player);
  const { length } = filling.neighbours;
  return filling.neighbours.map((_, cell) => {
    const near = assertDefined(graph[cell]);
    const found: number[] = [];
    for (const [at, one] of near.entries()) {
      for (const other of near.slice(at + 1)) {
        if (one >= length && other >= length) continue;
        const around = assertDefined(graph[one]);
        if (around.includes(other)) continue;
        const shared = around.filter((next) => {
          return next !== cell && next < length && graph[other]?.includes(next) === true;
        });
        for (const reply of shared) found.push(one, other, reply);
      }
    }
    return Int32Array.from(found);
  });
}

/** Fills boards at random and finds who has connected the edges. */
export class Fillings {
  readonly #cells: number;
  readonly #neighbours: readonly Int32Array[];
  /** For the first player, the bits of the edges that each cell belongs to. */
  readonly #edges: Int32Array;
  readonly #all: number;
  readonly #bridges: readonly (readonly Int32Array[])[];
  readonly #order: Int16Array;
  readonly #queue: Int16Array;
  readonly #isSeen: Uint8Array;
  #state: number;

  constructor(filling: Filling, seed: number) {
    const { neighbours, edges } = filling;
    const own = assertDefined(edges[0]);
    this.#cells = neighbours.length;
    this.#neighbours = neighbours.map((next) => Int32Array.from(next));
    this.#edges = new Int32Array(this.#cells);
    for (const [bit, edge] of own.entries()) {
      for (const cell of edge) this.#edges[cell] = int32At(this.#edges, cell) | (1 << bit);
    }
    this.#all = (1 << own.length) - 1;
    this.#bridges = [0, 1].map((player) => bridgesOf(filling, player));
    this.#order = new Int16Array(this.#cells);
    this.#queue = new Int16Array(this.#cells);
    this.#isSeen = new Uint8Array(this.#cells);
    this.#state = seed | 1;
  }

  /** Whole number from 0 to `range - 1`, by a generator of the xorshift family. */
  #below(range: number): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return Math.floor(((state >>> 0) * range) / 4294967296);
  }

  /**
   * Fills a board, which `player` continues after the opponent took `last` (-1 for none); returns
   * the winner.
   */
  fill(board: Int8Array, player: number, last: number): number {
    const order = this.#order;
    let count = 0;
    for (let cell = 0; cell < board.length; cell += 1) {
      if (board[cell] !== EMPTY) continue;
      const swap = this.#below(count + 1);
      order[count] = order[swap] as number;
      order[swap] = cell;
      count += 1;
    }
    let mover = player;
    let before = last;
    for (let at = 0; at < count;) {
      let cell = before < 0 ? EMPTY : this.#reply(board, mover, before);
      if (cell === EMPTY) {
        cell = order[at] as number;
        at += 1;
        if (board[cell] !== EMPTY) continue;
      }
      board[cell] = mover;
      before = cell;
      mover = 1 - mover;
    }
    return this.#winner(board);
  }

  /** Cell that saves a bridge of `mover` after the opponent took a cell of it, or -1. */
  #reply(board: Int8Array, mover: number, taken: number): number {
    const bridges = (this.#bridges[mover] as readonly Int32Array[])[taken] as Int32Array;
    const { length } = bridges;
    if (length === 0) return EMPTY;
    const first = REPLY_WORDS * this.#below(length / REPLY_WORDS);
    for (let step = 0, at = first; step < length; step += REPLY_WORDS) {
      const [one, other] = [int32At(bridges, at), int32At(bridges, at + 1)];
      const reply = int32At(bridges, at + 2);
      const isOwn =
        (one >= this.#cells || board[one] === mover) &&
        (other >= this.#cells || board[other] === mover);
      if (isOwn && board[reply] === EMPTY) return reply;
      at += REPLY_WORDS;
      if (at === length) at = 0;
    }
    return EMPTY;
  }

  /** The player who has connected the edges on a full board. */
  #winner(board: Int8Array): number {
    const [edges, isSeen] = [this.#edges, this.#isSeen];
    isSeen.fill(0);
    for (let cell = 0; cell < board.length; cell += 1) {
      const isStart = board[cell] === 0 && isSeen[cell] === 0 && (int32At(edges, cell) & 1) !== 0;
      if (isStart && this.#flood(board, cell) === this.#all) return 0;
    }
    return 1;
  }

  /** Edges that a group of the first player touches. */
  #flood(board: Int8Array, start: number): number {
    const [queue, isSeen, edges] = [this.#queue, this.#isSeen, this.#edges];
    let mask = 0;
    let end = 1;
    queue[0] = start;
    isSeen[start] = 1;
    for (let at = 0; at < end; at += 1) {
      const cell = queue[at] as number;
      mask |= int32At(edges, cell);
      const next = this.#neighbours[cell] as Int32Array;
      for (let index = 0; index < next.length; index += 1) {
        const one = int32At(next, index);
        if (int8At(board, one) !== 0 || isSeen[one] === 1) continue;
        isSeen[one] = 1;
        queue[end] = one;
        end += 1;
      }
    }
    return mask;
  }
}
