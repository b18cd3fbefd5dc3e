import { int32At } from '#core';
import type { PositionEncoding } from './position-encoding.ts';

/**
 * A position both as placements and as encoded words. Equal blocks are in ascending order of
 * placement.
 */
export class PositionWriter {
  /** Placement of each slot's block. */
  readonly places: Int32Array;
  readonly words: Int32Array;
  readonly #encoding: PositionEncoding;

  constructor(encoding: PositionEncoding, places: Int32Array) {
    this.places = Int32Array.from(places);
    this.words = new Int32Array(encoding.width);
    this.#encoding = encoding;
    this.write();
  }

  /** Encodes the places to words. */
  write(): void {
    const { places, words } = this;
    const { wordOf, bitsOf, fieldOfSlot, fieldWord, fieldShift, fieldBase } = this.#encoding;
    words.fill(0);
    const count = places.length;
    for (let slot = 0; slot < count; slot += 1) {
      const place = int32At(places, slot);
      const field = int32At(fieldOfSlot, slot);
      const word = field < 0 ? int32At(wordOf, place) : int32At(fieldWord, field);
      const bits =
        field < 0
          ? int32At(bitsOf, place)
          : (place - int32At(fieldBase, field)) << int32At(fieldShift, field);
      words[word] = int32At(words, word) | bits;
    }
  }

  /** Decodes the position at `at`. */
  read(words: Int32Array, at: number): void {
    const { places } = this;
    const own = this.words;
    const { width, chunks, fieldSlot, fieldWord, fieldShift, fieldMask, fieldBase } =
      this.#encoding;
    for (let word = 0; word < width; word += 1) own[word] = int32At(words, at + word);
    const fields = fieldSlot.length;
    for (let field = 0; field < fields; field += 1) {
      const written = int32At(own, fieldWord[field] as number);
      const number = (written >>> int32At(fieldShift, field)) & int32At(fieldMask, field);
      places[int32At(fieldSlot, field)] = int32At(fieldBase, field) + number;
    }
    let shape = -1;
    let slot = 0;
    for (const chunk of chunks) {
      if (chunk.shape !== shape) {
        ({ shape } = chunk);
        slot = chunk.first;
      }
      let bits = (int32At(own, chunk.word) >>> chunk.shift) & chunk.mask;
      while (bits !== 0) {
        places[slot] = chunk.base + 31 - Math.clz32(bits & -bits);
        slot += 1;
        bits &= bits - 1;
      }
    }
  }

  /** Writes the position after a block's move to `target`. */
  writeMoved(target: Int32Array, end: number, slot: number, from: number, to: number): void {
    const { width, orderFirst, wordOf, bitsOf } = this.#encoding;
    const { words } = this;
    for (let word = 0; word < width; word += 1) target[end + word] = int32At(words, word);
    if (orderFirst[slot] !== -1) {
      this.#reorder(target, end, slot, to);
      return;
    }
    const [left, entered] = [end + int32At(wordOf, from), end + int32At(wordOf, to)];
    target[left] = int32At(target, left) ^ int32At(bitsOf, from);
    target[entered] = int32At(target, entered) ^ int32At(bitsOf, to);
  }

  /** Keeps fields of equal blocks in order: shifts those between the old and the new rank. */
  #reorder(target: Int32Array, end: number, slot: number, to: number): void {
    const { places } = this;
    const first = int32At(this.#encoding.orderFirst, slot);
    const last = int32At(this.#encoding.orderEnd, slot) - 1;
    let rank = slot;
    while (rank < last && int32At(places, rank + 1) < to) {
      this.#put(target, end, rank, int32At(places, rank + 1));
      rank += 1;
    }
    while (rank > first && int32At(places, rank - 1) > to) {
      this.#put(target, end, rank, int32At(places, rank - 1));
      rank -= 1;
    }
    this.#put(target, end, rank, to);
  }

  #put(target: Int32Array, end: number, slot: number, place: number): void {
    const { fieldOfSlot, fieldWord, fieldShift, fieldMask, fieldBase } = this.#encoding;
    const field = int32At(fieldOfSlot, slot);
    const at = end + int32At(fieldWord, field);
    const shift = int32At(fieldShift, field);
    const old = int32At(target, at) & ~(int32At(fieldMask, field) << shift);
    target[at] = old | ((place - int32At(fieldBase, field)) << shift);
  }
}
