import type { PositionTable } from './position-table.ts';

/** More than the successors of any one position; room is checked once per this many positions. */
const BATCH = 1 << 16;

/** Keeps a table within a memory limit. */
export class Room {
  readonly #table: PositionTable;
  readonly #memory: number;
  /** Additional bytes per position outside the table. */
  readonly #extraBytes: number;
  #sureUntil = 0;

  constructor(table: PositionTable, memory: number, extraBytes = 0) {
    this.#table = table;
    this.#memory = memory;
    this.#extraBytes = extraBytes;
  }

  /** True if the successors of another position will fit. */
  get isLeft(): boolean {
    const { count } = this.#table;
    if (count < this.#sureUntil) return true;
    const bytes = this.#table.bytesFor(BATCH) + (count + BATCH) * this.#extraBytes;
    this.#sureUntil = count + BATCH / 2;
    return bytes <= this.#memory;
  }
}
