import { int32At, largest } from '#core';

/** Keeps at least a third of the slots free. */
const SLOTS_PER_POSITION = 1.5;
const INITIAL_POSITIONS = 1 << 12;
const WORD_BYTES = 4;
/** Smaller tables grow fourfold, which is faster overall. */
const HUGE = 1 << 23;
/** Number of slots from which memory latency dominates. */
const LARGE = 1 << 19;

/** Positions of a fixed number of words, numbered in order of insertion. */
export class PositionTable {
  /** Words per position. */
  readonly width: number;
  words: Int32Array<ArrayBuffer>;
  count = 0;
  /**
   * 1 + the number of a position, or 0 if empty. The bits above the slot index are copied from the
   * position's hash, so most mismatches are detected without reading words.
   */
  #slots = new Int32Array(INITIAL_POSITIONS * 2);
  #hashes = new Int32Array(0);
  /** Never read; prevents the compiler from removing prefetch reads. */
  touched = 0;

  constructor(width: number) {
    this.width = width;
    this.words = new Int32Array(INITIAL_POSITIONS * width);
  }

  /** Size of the table in bytes. */
  get bytes(): number {
    return (this.words.length + this.#slots.length) * WORD_BYTES;
  }

  /**
   * Peak size in bytes while adding this many positions; growing needs the old and new arrays
   * together.
   */
  bytesFor(positions: number): number {
    let words = this.words.length;
    let slots = this.#slots.length;
    const count = this.count + positions;
    while (count * this.width > words) words *= 2;
    while (count * SLOTS_PER_POSITION > slots) slots *= slots < HUGE ? 4 : 2;
    const old = [words > this.words.length ? this.words.length : 0];
    old.push(slots > this.#slots.length ? this.#slots.length : 0);
    return (words + slots + largest(old)) * WORD_BYTES;
  }

  /** Number of a position in the table, or -1. */
  find(words: Int32Array, at: number): number {
    const slot = this.#slotOf(words, at, this.#hash(words, at));
    return (int32At(this.#slots, slot) & (this.#slots.length - 1)) - 1;
  }

  /** Adds a position, with number `count - 1`; returns false if it was already present. */
  add(words: Int32Array, at: number): boolean {
    return this.#put(words, at, this.#hash(words, at)) < 0;
  }

  /**
   * Prefetches the entries that `addPrefetched` will need for the first `count` positions of
   * `words`. Independent reads overlap.
   */
  prefetch(words: Int32Array, count: number): void {
    const slots = this.#slots;
    const { width } = this;
    const mask = slots.length - 1;
    if (count > this.#hashes.length) this.#hashes = new Int32Array(count * 2);
    const hashes = this.#hashes;
    let touched = 0;
    for (let index = 0; index < count; index += 1) {
      const hash = this.#hash(words, index * width);
      hashes[index] = hash;
      touched ^= int32At(slots, hash & mask);
    }
    if (slots.length >= LARGE) touched ^= this.#foreseeWords(count);
    this.touched = touched;
  }

  /** Prefetches the words of likely matches. */
  #foreseeWords(count: number): number {
    const slots = this.#slots;
    const hashes = this.#hashes;
    const mask = slots.length - 1;
    let touched = 0;
    for (let index = 0; index < count; index += 1) {
      const hash = int32At(hashes, index);
      const entry = int32At(slots, hash & mask);
      if (entry === 0 || ((entry ^ hash) & ~mask) !== 0) continue;
      touched ^= int32At(this.words, ((entry & mask) - 1) * this.width);
    }
    return touched;
  }

  /** Adds a prefetched position; returns its number if it was already present, otherwise -1. */
  addPrefetched(words: Int32Array, index: number): number {
    return this.#put(words, index * this.width, int32At(this.#hashes, index));
  }

  #put(words: Int32Array, at: number, hash: number): number {
    const slot = this.#slotOf(words, at, hash);
    const mask = this.#slots.length - 1;
    const entry = int32At(this.#slots, slot);
    if (entry !== 0) return (entry & mask) - 1;
    const { width, count } = this;
    const end = count * width;
    if (end === this.words.length) this.#lengthen();
    for (let word = 0; word < width; word += 1) this.words[end + word] = int32At(words, at + word);
    this.count = count + 1;
    this.#slots[slot] = (hash & ~mask) | this.count;
    if (this.count * SLOTS_PER_POSITION > this.#slots.length) this.#rehash();
    return -1;
  }

  #hash(words: Int32Array, at: number): number {
    const { width } = this;
    let hash = 0;
    for (let word = 0; word < width; word += 1) {
      hash = Math.imul(hash ^ int32At(words, at + word), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash, 0x85ebca6b);
    return hash ^ (hash >>> 13);
  }

  #slotOf(words: Int32Array, at: number, hash: number): number {
    const slots = this.#slots;
    const own = this.words;
    const { width } = this;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const entry = int32At(slots, slot);
      if (entry === 0) return slot;
      if (((entry ^ hash) & ~mask) === 0) {
        const begin = ((entry & mask) - 1) * width;
        let word = 0;
        while (word < width && own[begin + word] === words[at + word]) word += 1;
        if (word === width) return slot;
      }
      slot = (slot + 1) & mask;
    }
  }

  #lengthen(): void {
    const longer = new Int32Array(this.words.length * 2);
    longer.set(this.words);
    this.words = longer;
  }

  #rehash(): void {
    const { length } = this.#slots;
    const slots = new Int32Array(length * (length < HUGE ? 4 : 2));
    const mask = slots.length - 1;
    for (let index = 0; index < this.count; index += 1) {
      const hash = this.#hash(this.words, index * this.width);
      let slot = hash & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = (hash & ~mask) | (index + 1);
    }
    this.#slots = slots;
  }
}
