import { int32At } from '#core';
/**
 * Set of cells on an unbounded plane, in chunks of 32 by 32 bits, which makes the empty space
 * between distant cells free. Coordinates are signed 32-bit integers; x grows to the right and y
 * downwards.
 */

/** Width and height of a chunk, in cells. */
export const CHUNK = 32;

const SHIFT = 5;
const MASK = CHUNK - 1;

/** Chunk coordinate: divided by 32 and rounded down, also for negative coordinates. */
export function chunkOf(coordinate: number): number {
  return coordinate >> SHIFT;
}

/** Coordinate within the chunk: 0 to 31. */
export function localOf(coordinate: number): number {
  return coordinate & MASK;
}

/** Rectangle of cells; both ends are inclusive. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** 32 rows of a chunk; the cell `x` of a row is bit `1 << x`. */
export type ChunkRows = Readonly<Int32Array>;

/** Non-empty chunk, by chunk coordinates (cell coordinates divided by 32). */
export interface Chunk {
  readonly x: number;
  readonly y: number;
  readonly rows: ChunkRows;
}

/** Read-only view of a set. */
export interface Cells {
  has(x: number, y: number): boolean;
  /** Rows of a chunk by chunk coordinates; undefined if it never contained a cell. */
  chunk(x: number, y: number): ChunkRows | undefined;
  /** All non-empty chunks, from top to bottom and left to right. */
  chunks(): readonly Chunk[];
  /** Smallest box around all cells; undefined for the empty set. */
  box(): Box | undefined;
  /** Number of cells. */
  count(): number;
  /** Independent copy, which can be changed. */
  copy(): CellSet;
}

export class CellSet implements Cells {
  // Nested maps with small integer keys, faster than one map with a combined key.
  readonly #lines = new Map<number, Map<number, Int32Array>>();
  // Last chunk used, because neighbours are usually read in sequence.
  #lastX = 0;
  #lastY = 0;
  #last: Int32Array | undefined;

  has(x: number, y: number): boolean {
    const rows = this.#find(x >> SHIFT, y >> SHIFT);
    return rows !== undefined && ((int32At(rows, y & MASK) >>> (x & MASK)) & 1) === 1;
  }

  add(x: number, y: number): void {
    const rows = this.#make(x >> SHIFT, y >> SHIFT);
    rows[y & MASK] = int32At(rows, y & MASK) | (1 << (x & MASK));
  }

  delete(x: number, y: number): void {
    const rows = this.#find(x >> SHIFT, y >> SHIFT);
    if (rows !== undefined) rows[y & MASK] = int32At(rows, y & MASK) & ~(1 << (x & MASK));
  }

  chunk(x: number, y: number): ChunkRows | undefined {
    return this.#find(x, y);
  }

  chunks(): readonly Chunk[] {
    const found: Chunk[] = [];
    for (const [y, line] of this.#lines) {
      for (const [x, rows] of line) if (rows.some((row) => row !== 0)) found.push({ x, y, rows });
    }
    return found.sort((one, other) => one.y - other.y || one.x - other.x);
  }

  box(): Box | undefined {
    let left = Infinity;
    let right = -Infinity;
    let top = Infinity;
    let bottom = -Infinity;
    for (const { x, y, rows } of this.chunks()) {
      const columns = rows.reduce((union, row) => union | row, 0);
      left = Math.min(left, x * CHUNK + lowestBit(columns));
      right = Math.max(right, x * CHUNK + MASK - Math.clz32(columns));
      top = Math.min(top, y * CHUNK + rows.findIndex((row) => row !== 0));
      bottom = Math.max(bottom, y * CHUNK + rows.findLastIndex((row) => row !== 0));
    }
    return left === Infinity ? undefined : { left, top, right, bottom };
  }

  count(): number {
    let count = 0;
    for (const { rows } of this.chunks()) for (const row of rows) count += bitsOf(row);
    return count;
  }

  /** Independent copy of the set. */
  copy(): CellSet {
    const copy = new CellSet();
    for (const { x, y, rows } of this.chunks()) copy.#make(x, y).set(rows);
    return copy;
  }

  #find(x: number, y: number): Int32Array | undefined {
    if (this.#last !== undefined && this.#lastX === x && this.#lastY === y) return this.#last;
    const rows = this.#lines.get(y)?.get(x);
    if (rows === undefined) return undefined;
    this.#lastX = x;
    this.#lastY = y;
    this.#last = rows;
    return rows;
  }

  #make(x: number, y: number): Int32Array {
    const found = this.#find(x, y);
    if (found !== undefined) return found;
    const rows = new Int32Array(CHUNK);
    const line = this.#lines.get(y);
    if (line === undefined) this.#lines.set(y, new Map([[x, rows]]));
    else line.set(x, rows);
    return rows;
  }
}

function lowestBit(word: number): number {
  return MASK - Math.clz32(word & -word);
}

/** Number of set bits in a word, counted in pairs, fours and eights in parallel. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
