import { int32At } from '#core';
const INITIAL_SIZE = 256;

/**
 * Number of occurrences of positions, by their two hash words. Removal must be in reverse order of
 * insertion: the freed slot is then at the end of every probe sequence.
 */
export class Repetitions {
  #high = new Int32Array(INITIAL_SIZE);
  #low = new Int32Array(INITIAL_SIZE);
  #counts = new Int32Array(INITIAL_SIZE);
  #usedSlots = 0;

  clear(): void {
    this.#counts.fill(0);
    this.#high.fill(0);
    this.#low.fill(0);
    this.#usedSlots = 0;
  }

  /** Adds an occurrence and returns the new count. */
  add(high: number, low: number): number {
    if (this.#usedSlots * 2 > this.#counts.length) this.#grow();
    const slot = this.#slot(high, low);
    if (this.#counts[slot] === 0 && !this.#holds(slot, high, low)) {
      this.#usedSlots += 1;
      this.#high[slot] = high;
      this.#low[slot] = low;
    }
    const count = int32At(this.#counts, slot) + 1;
    this.#counts[slot] = count;
    return count;
  }

  /** Undoes the last `add`. */
  remove(high: number, low: number): void {
    const slot = this.#slot(high, low);
    const count = int32At(this.#counts, slot) - 1;
    this.#counts[slot] = count;
    if (count > 0) return;
    this.#high[slot] = 0;
    this.#low[slot] = 0;
    this.#usedSlots -= 1;
  }

  count(high: number, low: number): number {
    return int32At(this.#counts, this.#slot(high, low));
  }

  #holds(slot: number, high: number, low: number): boolean {
    return this.#high[slot] === high && this.#low[slot] === low;
  }

  /** Slot of a position, or the free slot to use for it. */
  #slot(high: number, low: number): number {
    const mask = this.#counts.length - 1;
    let slot = low & mask;
    while (!this.#holds(slot, high, low) && !this.#isFree(slot)) slot = (slot + 1) & mask;
    return slot;
  }

  #isFree(slot: number): boolean {
    return this.#high[slot] === 0 && this.#low[slot] === 0 && this.#counts[slot] === 0;
  }

  #grow(): void {
    const [high, low, counts] = [this.#high, this.#low, this.#counts];
    const size = counts.length * 2;
    [this.#high, this.#low, this.#counts] = [size, size, size].map((n) => new Int32Array(n)) as [
      Int32Array<ArrayBuffer>,
      Int32Array<ArrayBuffer>,
      Int32Array<ArrayBuffer>,
    ];
    this.#usedSlots = 0;
    for (const [slot, count] of counts.entries()) {
      if (count === 0) continue;
      const place = this.#slot(int32At(high, slot), int32At(low, slot));
      this.#high[place] = int32At(high, slot);
      this.#low[place] = int32At(low, slot);
      this.#counts[place] = count;
      this.#usedSlots += 1;
    }
  }
}
