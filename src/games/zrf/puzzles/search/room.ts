import type { PositionTable } from './position-table.ts';

/** More positions than come of any one; the room for so many is made sure of at once. */
const AHEAD = 1 << 16;

/** Watches that a table keeps within a number of bytes. */
export class Room {
  readonly #table: PositionTable;
  readonly #memory: number;
  /** What else is kept for each position. */
  readonly #beside: number;
  #sureUntil = 0;

  constructor(table: PositionTable, memory: number, beside = 0) {
    this.#table = table;
    this.#memory = memory;
    this.#beside = beside;
  }

  /** Whether the positions that follow one more will fit. */
  get isLeft(): boolean {
    const { count } = this.#table;
    if (count < this.#sureUntil) return true;
    const bytes = this.#table.bytesFor(AHEAD) + (count + AHEAD) * this.#beside;
    this.#sureUntil = count + AHEAD / 2;
    return bytes <= this.#memory;
  }
}
