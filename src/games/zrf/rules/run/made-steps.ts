import { int32At } from '#core';
import { hashRecord, RECORD } from '../compile/record.ts';

const AT_FIRST = 256;

/** The steps of a listing that were put together in play: a hash set of their records. */
export class MadeSteps {
  /** Where the record in each slot begins, and the listing that it belongs to. */
  #slots = new Int32Array(AT_FIRST);
  #listings = new Int32Array(AT_FIRST);
  #listing = 0;
  #taken = 0;

  /** Notes the record at an offset; false where an equal one is noted already in the same listing. */
  isNew(heap: Int32Array, offset: number, listing: number): boolean {
    if (this.#listing !== listing) {
      this.#listing = listing;
      this.#taken = 0;
    }
    const slot = this.#find(heap, offset);
    if (this.#listings[slot] === this.#listing) return false;
    this.#slots[slot] = offset;
    this.#listings[slot] = this.#listing;
    this.#taken += 1;
    if (this.#taken * 2 > this.#slots.length) this.#grow(heap);
    return true;
  }

  /** The slot of an equal record, or the free one where it would be. */
  #find(heap: Int32Array, offset: number): number {
    const mask = this.#slots.length - 1;
    let slot = hashRecord(heap, offset) & mask;
    while (this.#listings[slot] === this.#listing) {
      if (areEqual(heap, int32At(this.#slots, slot), offset)) return slot;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #grow(heap: Int32Array): void {
    const offsets = this.#slots.filter((_, slot) => this.#listings[slot] === this.#listing);
    this.#slots = new Int32Array(this.#slots.length * 2);
    this.#listings = new Int32Array(this.#slots.length);
    for (const offset of offsets) {
      const slot = this.#find(heap, offset);
      this.#slots[slot] = offset;
      this.#listings[slot] = this.#listing;
    }
  }
}

function areEqual(heap: Int32Array, one: number, other: number): boolean {
  const size = int32At(heap, one + RECORD.size);
  if (heap[other + RECORD.size] !== size) return false;
  let word = 1;
  while (word < size && heap[one + word] === heap[other + word]) word += 1;
  return word === size;
}
