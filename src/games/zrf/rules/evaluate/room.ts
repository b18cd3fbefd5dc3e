import { int32At, assertDefined } from '#core';
import { EMPTY } from '../compile/cell.ts';
import type { Rules } from '../model/index.ts';
import type { Aims } from './aims.ts';
import type { Board } from '../run/board.ts';

/** A side with at most this many pieces can be hunted down. */
const MAX_HUNTED = 2;

function neighboursOf({ board }: Rules, position: number): number[] {
  const next = board.links.map((link) => assertDefined(link[position])).filter((one) => one >= 0);
  return [...new Set(next)];
}

function isHunted({ setup }: Rules, { moving }: Aims, player: number): boolean {
  const pieces = setup.pieces.filter((piece) => piece.player === player).length;
  const stock = (setup.stock[player] ?? []).reduce((sum, count) => sum + count, 0);
  return moving[player] === 1 && pieces > 0 && pieces <= MAX_HUNTED && stock === 0;
}

/** Measures the room of a lone piece that loses when trapped. */
export class Room {
  readonly #hunted: readonly boolean[];
  readonly #neighbours: readonly (readonly number[])[];
  readonly #queue: Int32Array;
  readonly #stamps: Int32Array;
  #stamp = 0;

  constructor(rules: Rules, aims: Aims) {
    const positions = rules.board.positions.length;
    this.#hunted = rules.players.map((_, player) => isHunted(rules, aims, player));
    this.#neighbours = Array.from({ length: positions }, (_, one) => neighboursOf(rules, one));
    this.#queue = new Int32Array(positions);
    this.#stamps = new Int32Array(positions);
  }

  /**
   * Number of empty positions that the player's pieces can reach; 0 for a player who is not hunted.
   */
  of(player: number, { cell, cells }: Board): number {
    if (this.#hunted[player] !== true) return 0;
    this.#stamp += 1;
    let end = 0;
    for (let position = 0; position < cell.length; position += 1) {
      const piece = int32At(cell, position);
      if (piece === EMPTY || (piece - 1) % cells.players !== player) continue;
      this.#queue[end] = position;
      end += 1;
    }
    const pieces = end;
    for (let at = 0; at < end; at += 1) end = this.#spread(int32At(this.#queue, at), end, cell);
    return end - pieces;
  }

  #spread(position: number, end: number, cell: Int32Array): number {
    let last = end;
    for (const next of this.#neighbours[position] as readonly number[]) {
      if (cell[next] !== EMPTY || this.#stamps[next] === this.#stamp) continue;
      this.#stamps[next] = this.#stamp;
      this.#queue[last] = next;
      last += 1;
    }
    return last;
  }
}
