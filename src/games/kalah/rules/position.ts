import { int32At } from '#core';
import type { Position } from '#core';
import type { KalahAction, KalahState } from './model.ts';
import {
  NOT_OVER,
  HIGH,
  LEFT,
  LOW,
  makeLayout,
  MOVER,
  OVER,
  readRow,
  PAST,
  REPLY,
  sowRow,
  STAGE,
  swapRow,
  writeRow,
} from './row.ts';
import type { Layout } from './row.ts';

/** The move that swaps sides; other moves are house numbers. */
const SWAP = 0;

const ROWS_AT_FIRST = 64;
const EXTRA_TURN = 10_000;
const CAPTURE = 100;

/**
 * A position as a stack of rows in one array: making a move writes the next row, unmaking it steps
 * back.
 */
export class KalahPosition implements Position<KalahAction> {
  readonly bound: number;
  readonly width: number;
  readonly #layout: Layout;
  #rows: Int32Array;
  /** Start of the current row. */
  #at = 0;

  constructor(state: KalahState) {
    this.#layout = makeLayout(state);
    this.bound = this.#layout.seeds;
    this.width = this.#layout.houses + 1;
    this.#rows = new Int32Array(ROWS_AT_FIRST * this.#layout.stride);
    writeRow(this.#layout, this.#rows, 0, state);
  }

  /** The state of this position. */
  state(): KalahState {
    return readRow(this.#layout, this.#rows, this.#at);
  }

  player(): number {
    return this.#extra(OVER) === NOT_OVER ? this.#extra(MOVER) : -1;
  }

  moves(into: Int32Array, from: number): number {
    const rows = this.#rows;
    const { houses } = this.#layout;
    const before = this.#at + (this.#extra(MOVER) === 0 ? -1 : houses);
    let end = from;
    for (let house = 1; house <= houses; house++) {
      if (rows[before + house] !== 0) into[end++] = house;
    }
    if (this.#extra(STAGE) === REPLY) into[end++] = SWAP;
    return end - from;
  }

  make(move: number): void {
    const { stride } = this.#layout;
    const from = this.#at;
    const to = from + stride;
    if (to + stride > this.#rows.length) this.#grow();
    const rows = this.#rows;
    for (let i = 0; i < stride; i++) rows[to + i] = int32At(rows, from + i);
    this.#at = to;
    if (move === SWAP) swapRow(this.#layout, rows, to);
    else sowRow(this.#layout, rows, to, move);
  }

  unmake(): void {
    this.#at -= this.#layout.stride;
  }

  hashHigh(): number {
    return this.#extra(HIGH);
  }

  hashLow(): number {
    return this.#extra(LOW);
  }

  scoreSoFar(): number {
    const [one, two] = this.#layout.stores;
    return this.#seeds(one) - this.#seeds(two);
  }

  remaining(): number {
    const left = this.#extra(LEFT) + this.#extra(LEFT + 1);
    // A swap would reverse the sign of the current score.
    return this.#extra(STAGE) !== PAST ? left + 2 * Math.abs(this.scoreSoFar()) : left;
  }

  result(): number {
    return this.scoreSoFar();
  }

  estimate(): number {
    return this.scoreSoFar();
  }

  /** Orders extra turns first, then the largest captures, then houses nearest to the store. */
  orderingScore(move: number): number {
    if (move === SWAP) return 0;
    const { houses, size } = this.#layout;
    const first = this.#extra(MOVER) === 0 ? 0 : houses + 1;
    const ring = size - 1;
    const seeds = this.#seeds(first + move - 1);
    const last = (move - 1 + seeds) % ring;
    if (last === houses) return EXTRA_TURN + move;
    const lands =
      last < houses && (seeds === ring || (seeds < ring && this.#seeds(first + last) === 0));
    return lands ? CAPTURE * this.#seeds(2 * houses - first - last) + move : move;
  }

  action(move: number): KalahAction {
    return move === SWAP ? 'swap' : move;
  }

  #seeds(pit: number): number {
    return int32At(this.#rows, this.#at + pit);
  }

  #extra(extra: number): number {
    return int32At(this.#rows, this.#at + this.#layout.size + extra);
  }

  #grow(): void {
    const rows = new Int32Array(2 * this.#rows.length);
    rows.set(this.#rows);
    this.#rows = rows;
  }
}

export function makePosition(state: KalahState): KalahPosition {
  return new KalahPosition(state);
}
