import type { PositionEncoding } from './position-encoding.ts';

/**
 * One position, unfolded: where its blocks stand, and the words in which that is written. Equal
 * blocks are in ascending order of their placements.
 */
export class PositionWriter {
  /** For each slot the placement of its block. */
  readonly places: Int32Array;
  readonly words: Int32Array;
  readonly #encoding: PositionEncoding;

  constructor(encoding: PositionEncoding, places: Int32Array) {
    this.places = Int32Array.from(places);
    this.words = new Int32Array(encoding.width);
    this.#encoding = encoding;
    this.write();
  }

  /** Makes words of the places. */
  write(): void {
    const { places, words } = this;
    const { wordOf, bitsOf, fieldOfSlot, fieldWord, fieldShift, fieldBase } = this.#encoding;
    words.fill(0);
    const count = places.length;
    for (let slot = 0; slot < count; slot += 1) {
      const place = places[slot] as number;
      const field = fieldOfSlot[slot] as number;
      const word = field < 0 ? (wordOf[place] as number) : (fieldWord[field] as number);
      const bits =
        field < 0
          ? (bitsOf[place] as number)
          : (place - (fieldBase[field] as number)) << (fieldShift[field] as number);
      words[word] = (words[word] as number) | bits;
    }
  }

  /** Unfolds the position that is written at `at`. */
  read(words: Int32Array, at: number): void {
    const { places } = this;
    const own = this.words;
    const { width, chunks, fieldSlot, fieldWord, fieldShift, fieldMask, fieldBase } =
      this.#encoding;
    for (let word = 0; word < width; word += 1) own[word] = words[at + word] as number;
    const fields = fieldSlot.length;
    for (let field = 0; field < fields; field += 1) {
      const written = own[fieldWord[field] as number] as number;
      const number = (written >>> (fieldShift[field] as number)) & (fieldMask[field] as number);
      places[fieldSlot[field] as number] = (fieldBase[field] as number) + number;
    }
    let shape = -1;
    let slot = 0;
    for (const chunk of chunks) {
      if (chunk.shape !== shape) {
        ({ shape } = chunk);
        slot = chunk.first;
      }
      let bits = ((own[chunk.word] as number) >>> chunk.shift) & chunk.mask;
      while (bits !== 0) {
        places[slot] = chunk.base + 31 - Math.clz32(bits & -bits);
        slot += 1;
        bits &= bits - 1;
      }
    }
  }

  /** Writes to `target` what becomes of the position when the block of a slot moves. */
  writeMoved(target: Int32Array, end: number, slot: number, from: number, to: number): void {
    const { width, orderFirst, wordOf, bitsOf } = this.#encoding;
    const { words } = this;
    for (let word = 0; word < width; word += 1) target[end + word] = words[word] as number;
    if (orderFirst[slot] !== -1) {
      this.#reorder(target, end, slot, to);
      return;
    }
    const [left, entered] = [end + (wordOf[from] as number), end + (wordOf[to] as number)];
    target[left] = (target[left] as number) ^ (bitsOf[from] as number);
    target[entered] = (target[entered] as number) ^ (bitsOf[to] as number);
  }

  /** Fields of equal blocks stay in order: those between the old and the new rank move up. */
  #reorder(target: Int32Array, end: number, slot: number, to: number): void {
    const { places } = this;
    const first = this.#encoding.orderFirst[slot] as number;
    const last = (this.#encoding.orderEnd[slot] as number) - 1;
    let rank = slot;
    while (rank < last && (places[rank + 1] as number) < to) {
      this.#put(target, end, rank, places[rank + 1] as number);
      rank += 1;
    }
    while (rank > first && (places[rank - 1] as number) > to) {
      this.#put(target, end, rank, places[rank - 1] as number);
      rank -= 1;
    }
    this.#put(target, end, rank, to);
  }

  #put(target: Int32Array, end: number, slot: number, place: number): void {
    const { fieldOfSlot, fieldWord, fieldShift, fieldMask, fieldBase } = this.#encoding;
    const field = fieldOfSlot[slot] as number;
    const at = end + (fieldWord[field] as number);
    const shift = fieldShift[field] as number;
    const old = (target[at] as number) & ~((fieldMask[field] as number) << shift);
    target[at] = old | ((place - (fieldBase[field] as number)) << shift);
  }
}
