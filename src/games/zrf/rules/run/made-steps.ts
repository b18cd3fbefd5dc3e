import { int32At } from '#core';
import { hashRecord, RECORD } from '../compile/record.ts';

const INITIAL_SIZE = 256;

/** Hash set of the records created during play in one listing. */
export class MadeSteps {
  /** For each slot, the offset of its record and the listing it belongs to. */
  #slots = new Int32Array(INITIAL_SIZE);
  #listings = new Int32Array(INITIAL_SIZE);
  #listing = 0;
  #usedSlots = 0;

  /** Adds the record at an offset; false if the listing already contains an equal one. */
  isNew(heap: Int32Array, offset: number, listing: number): boolean {
    if (this.#listing !== listing) {
      this.#listing = listing;
      this.#usedSlots = 0;
    }
    const slot = this.#find(heap, offset);
    if (this.#listings[slot] === this.#listing) return false;
    this.#slots[slot] = offset;
    this.#listings[slot] = this.#listing;
    this.#usedSlots += 1;
    if (this.#usedSlots * 2 > this.#slots.length) this.#grow(heap);
    return true;
  }

  /** Slot of an equal record, or the free slot to use for it. */
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
