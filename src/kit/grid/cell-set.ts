import { int32At } from '#core';
/**
 * A set of cells of a plane without borders, in chunks of 32 by 32 bits, so that what is far apart costs
 * nothing in between. Cells have signed integer coordinates that fit in 32 bits; x grows to the right and y
 * downwards.
 */

/** How many cells a chunk is wide and high. */
export const CHUNK = 32;

const SHIFT = 5;
const MASK = CHUNK - 1;

/** The chunk a coordinate lies in: it divided by 32 and rounded down, for negative coordinates too. */
export function chunkOf(coordinate: number): number {
  return coordinate >> SHIFT;
}

/** Where in its chunk a coordinate lies: 0 to 31. */
export function localOf(coordinate: number): number {
  return coordinate & MASK;
}

/** A rectangle of cells; both ends belong to it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** 32 rows of a chunk; the cell `x` of a row is its bit `1 << x`. */
export type ChunkRows = Readonly<Int32Array>;

/** A chunk that has a cell of the set, by its own coordinates (those of its cells divided by 32). */
export interface Chunk {
  readonly x: number;
  readonly y: number;
  readonly rows: ChunkRows;
}

/** What readers of a set may do. */
export interface Cells {
  has(x: number, y: number): boolean;
  /** The rows of a chunk, by its own coordinates; undefined where no cell of the set was ever in it. */
  chunk(x: number, y: number): ChunkRows | undefined;
  /** All chunks that have a cell of the set: from top to bottom, in a row from left to right. */
  chunks(): readonly Chunk[];
  /** The smallest box around all cells; undefined for the empty set. */
  box(): Box | undefined;
  /** How many cells there are. */
  count(): number;
}

export class CellSet implements Cells {
  // Two steps of small integers: keys of both coordinates in one number would be slower ones.
  readonly #lines = new Map<number, Map<number, Int32Array>>();
  // Neighbours are asked for one after another.
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

  /** A set of the same cells, which changes on its own. */
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

/** How many bits of a word are 1, counted in pairs, fours and eights at a time. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
