import { int32At } from '#core';
/** Depth of a result that is valid at any depth. */
export const SOLVED = 255;

/**
 * Words of an entry: two for the hash, one for two bounds of 16 bits, and one with, from the lowest
 * bit, the depth (8 bits), the effort (5 bits, the bit length of the number of nodes) and the move
 * plus one. The words of the hash are stored as their exclusive or with the other two: an entry that
 * two threads have written at once matches no position.
 */
const WORDS = 4;
const HIGH = 0;
const LOW = 1;
const BOUNDS = 2;
const META = 3;
const DEPTH_MASK = 0xff;
const EFFORT_SHIFT = 8;
const EFFORT_MASK = 0x1f;
const MOVE_SHIFT = 13;

const MIN_BITS = 8;
const MAX_BITS = 22;
/** Number of nodes per entry above which a search finds too few of its earlier results. */
const NODES_PER_ENTRY = 16;

/**
 * Stored result of a position: bounds of the difference between its result and the score so far,
 * and a move.
 */
export interface TableEntry {
  readonly lower: number;
  readonly upper: number;
  readonly depth: number;
  /** Best move, or -1. */
  readonly move: number;
  /** Number of nodes searched for this result. */
  readonly nodes: number;
}

/** Bits of the number of entries in a memory shared by threads: 16 MB. */
const SHARED_BITS = 20;

/** Creates empty memory for a table shared by threads. */
export function makeSharedMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer((WORDS << SHARED_BITS) * Int32Array.BYTES_PER_ELEMENT);
}

/**
 * Transposition table: results of positions by hash, in one array of words. Entries form pairs: the
 * first keeps the result with the most effort, the second the most recent. An entry is identified
 * by its index.
 */
export class TranspositionTable {
  #words: Int32Array;
  #mask: number;
  readonly #isShared: boolean;

  /**
   * Creates a table sized for a search of the given number of nodes, 4 kB to 64 MB, or a view of
   * memory shared by threads.
   */
  constructor(nodes: number, shared?: SharedArrayBuffer) {
    const bits = bitsFor(nodes);
    this.#isShared = shared !== undefined;
    this.#words = shared === undefined ? new Int32Array(WORDS << bits) : new Int32Array(shared);
    this.#mask = this.#words.length / WORDS - 2;
  }

  /** Enlarges the table for a search of this many nodes, unless it is large enough. */
  makeRoomFor(nodes: number): void {
    const bits = bitsFor(nodes);
    const words = this.#words;
    if (this.#isShared || WORDS << bits <= words.length) return;
    this.#words = new Int32Array(WORDS << bits);
    this.#mask = (1 << bits) - 2;
    for (let from = 0; from < words.length; from += WORDS) {
      if (words[from + META] === 0) continue;
      const first = this.#pairOf(int32At(words, from + HIGH) ^ int32At(words, from + BOUNDS));
      const isTaken = this.#words[first + META] !== 0;
      this.#words.set(words.subarray(from, from + WORDS), isTaken ? first + WORDS : first);
    }
  }

  /** Index of a position's entry, or -1. */
  find(high: number, low: number): number {
    const first = this.#pairOf(high);
    if (this.#holds(first, high, low)) return first;
    return this.#holds(first + WORDS, high, low) ? first + WORDS : -1;
  }

  lower(entry: number): number {
    return (this.#word(entry + BOUNDS) << 16) >> 16;
  }

  upper(entry: number): number {
    return this.#word(entry + BOUNDS) >> 16;
  }

  depth(entry: number): number {
    return this.#word(entry + META) & DEPTH_MASK;
  }

  /** Best move of an entry, or -1. */
  move(entry: number): number {
    return (this.#word(entry + META) >>> MOVE_SHIFT) - 1;
  }

  /** Stores the result of a position, unless a better one is already stored. */
  store(high: number, low: number, news: TableEntry): void {
    const effort = bitsOf(news.nodes);
    const existing = this.find(high, low);
    const entry = existing < 0 ? this.#placeFor(high, effort) : existing;
    if (existing < 0 || this.depth(existing) < news.depth) this.#write(entry, news, effort);
    else if (this.depth(existing) === news.depth) {
      const most = Math.max(effort, this.#effort(existing));
      this.#write(entry, this.#join(existing, news), most);
    } else return;
    this.#sign(entry, high, low);
  }

  /** Entry to replace by a position that has none. */
  #placeFor(high: number, effort: number): number {
    const first = this.#pairOf(high);
    return effort < this.#effort(first) ? first + WORDS : first;
  }

  #join(entry: number, news: TableEntry): TableEntry {
    return {
      lower: Math.max(news.lower, this.lower(entry)),
      upper: Math.min(news.upper, this.upper(entry)),
      depth: news.depth,
      move: news.move < 0 ? this.move(entry) : news.move,
      nodes: news.nodes,
    };
  }

  #write(entry: number, { lower, upper, depth, move }: TableEntry, effort: number): void {
    const meta = ((move + 1) << MOVE_SHIFT) | (effort << EFFORT_SHIFT) | depth;
    this.#words[entry + BOUNDS] = (upper << 16) | (lower & 0xffff);
    this.#words[entry + META] = meta;
  }

  /** Stores the hash that proves the other words of an entry. */
  #sign(entry: number, high: number, low: number): void {
    this.#words[entry + HIGH] = high ^ this.#word(entry + BOUNDS);
    this.#words[entry + LOW] = low ^ this.#word(entry + META);
  }

  #effort(entry: number): number {
    return (this.#word(entry + META) >> EFFORT_SHIFT) & EFFORT_MASK;
  }

  #holds(entry: number, high: number, low: number): boolean {
    const meta = this.#word(entry + META);
    if (meta === 0 || (this.#word(entry + LOW) ^ meta) !== low) return false;
    return (this.#word(entry + HIGH) ^ this.#word(entry + BOUNDS)) === high;
  }

  // The hash is a sum: its low bits are poorer than its high ones.
  #pairOf(high: number): number {
    return ((high ^ (high >>> 15)) & this.#mask) * WORDS;
  }

  #word(index: number): number {
    return int32At(this.#words, index);
  }
}

/** Binary logarithm of the number of entries for a search of this many nodes. */
function bitsFor(nodes: number): number {
  const neededBits = bitsOf(Math.min(nodes / NODES_PER_ENTRY, 0x7fff_ffff));
  return Math.max(MIN_BITS, Math.min(MAX_BITS, neededBits));
}

/** Bit length of a number below 2 ** 31. */
function bitsOf(count: number): number {
  return 32 - Math.clz32(count);
}
