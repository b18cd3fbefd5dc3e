import { int32At, largest } from '#core';

/** Slots are kept free for at least a third of the table. */
const SPARSE = 1.5;
const FIRST = 1 << 12;
const WORD_BYTES = 4;
/** Tables of less slots than this grow fourfold, as that takes less time in all. */
const HUGE = 1 << 23;
/** Tables of so many slots are mostly waited for. */
const LARGE = 1 << 19;

/** Positions of some words each, numbered in the order in which they came. */
export class PositionTable {
  /** How many words a position has. */
  readonly width: number;
  words: Int32Array<ArrayBuffer>;
  count = 0;
  /**
   * 1 + the number of a position, or 0 where none is. The bits above those of slots are the same as
   * in the hash of the position, so that most others are told apart without a look at their words.
   */
  #slots = new Int32Array(FIRST * 2);
  #hashes = new Int32Array(0);
  /** Nobody reads it: it keeps reads from being thrown away as idle. */
  touched = 0;

  constructor(width: number) {
    this.width = width;
    this.words = new Int32Array(FIRST * width);
  }

  /** What the table takes. */
  get bytes(): number {
    return (this.words.length + this.#slots.length) * WORD_BYTES;
  }

  /** What it takes at most while so many more positions are taken in: as it grows, it is there twice. */
  bytesFor(positions: number): number {
    let words = this.words.length;
    let slots = this.#slots.length;
    const count = this.count + positions;
    while (count * this.width > words) words *= 2;
    while (count * SPARSE > slots) slots *= slots < HUGE ? 4 : 2;
    const old = [words > this.words.length ? this.words.length : 0];
    old.push(slots > this.#slots.length ? this.#slots.length : 0);
    return (words + slots + largest(old)) * WORD_BYTES;
  }

  /** The number of a position that is known; -1 where it is not. */
  find(words: Int32Array, at: number): number {
    const slot = this.#slotOf(words, at, this.#hash(words, at));
    return (int32At(this.#slots, slot) & (this.#slots.length - 1)) - 1;
  }

  /** Takes a position in; false where it was known. Its number is `count - 1` then. */
  add(words: Int32Array, at: number): boolean {
    return this.#put(words, at, this.#hash(words, at)) < 0;
  }

  /**
   * Prepares `addForeseen` for the first `count` positions of `words`: brings near what it will look
   * at. Reads that do not wait for one another take the time of one.
   */
  foresee(words: Int32Array, count: number): void {
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

  /** Brings near the positions that are likely to be the same. */
  #foreseeWords(count: number): number {
    const slots = this.#slots;
    const hashes = this.#hashes;
    const mask = slots.length - 1;
    let touched = 0;
    for (let index = 0; index < count; index += 1) {
      const hash = int32At(hashes, index);
      const known = int32At(slots, hash & mask);
      if (known === 0 || ((known ^ hash) & ~mask) !== 0) continue;
      touched ^= int32At(this.words, ((known & mask) - 1) * this.width);
    }
    return touched;
  }

  /** Takes a position in that was foreseen: its number if it was known, -1 where it was not. */
  addForeseen(words: Int32Array, index: number): number {
    return this.#put(words, index * this.width, int32At(this.#hashes, index));
  }

  #put(words: Int32Array, at: number, hash: number): number {
    const slot = this.#slotOf(words, at, hash);
    const mask = this.#slots.length - 1;
    const known = int32At(this.#slots, slot);
    if (known !== 0) return (known & mask) - 1;
    const { width, count } = this;
    const end = count * width;
    if (end === this.words.length) this.#lengthen();
    for (let word = 0; word < width; word += 1) this.words[end + word] = int32At(words, at + word);
    this.count = count + 1;
    this.#slots[slot] = (hash & ~mask) | this.count;
    if (this.count * SPARSE > this.#slots.length) this.#rehash();
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
      const known = int32At(slots, slot);
      if (known === 0) return slot;
      if (((known ^ hash) & ~mask) === 0) {
        const begin = ((known & mask) - 1) * width;
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
