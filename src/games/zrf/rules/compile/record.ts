import { int32At } from '#core';
/**
 * Layout of a step encoded as words of an Int32Array, ready to play without consulting the rules:
 *
 *     size next kind becomes drop copy movers (from to)* (effect position argument)*
 */
export const RECORD = {
  /** Number of words. */
  size: 0,
  /** `COMPLETE`, or the move type of the next partial move, -1 for any. */
  next: 1,
  kind: 2,
  /** Type that the last mover becomes, or -1. */
  becomes: 3,
  /** Cell dropped as the first mover, whose `from` is then -1. 0 if nothing is dropped. */
  drop: 4,
  /** 1 if the last mover stays and a copy of it moves. */
  copy: 5,
  movers: 6,
  first: 7,
} as const;

export const COMPLETE = -2;

/**
 * `plain`: one piece moves to another position and completes the turn. `drop`: the same, from the
 * stock. `marking`: `plain`, and attributes are set. `mixed`: everything else.
 */
export const RECORD_KIND = { mixed: 0, plain: 1, drop: 2, marking: 3 } as const;

export const EFFECT = { capture: 0, create: 1, type: 2, owner: 3, flip: 4, set: 5 } as const;
export const EFFECT_WORDS = 3;

/** Argument of `EFFECT.set`. */
export function setArgument(attribute: number, value: boolean): number {
  return attribute * 2 + (value ? 1 : 0);
}

export interface RecordParts {
  readonly next: number;
  readonly becomes: number;
  readonly drop: number;
  readonly copies: boolean;
  /** Pairs of from and to. */
  readonly movers: readonly number[];
  readonly effects: readonly number[];
}

/** True if a record without queued effects does nothing. */
export function isStill(words: ArrayLike<number>, record: number): boolean {
  const first = record + RECORD.first;
  return (
    words[record + RECORD.size] === RECORD.first + 2 &&
    words[first] === words[first + 1] &&
    words[record + RECORD.next] === COMPLETE &&
    words[record + RECORD.becomes] === -1
  );
}

function setsOnly(words: ArrayLike<number>, from: number, end: number): boolean {
  for (let at = from; at < end; at += EFFECT_WORDS) if (words[at] !== EFFECT.set) return false;
  return true;
}

/** Kind of a record. Every other field must already be written. */
export function kindOf(words: ArrayLike<number>, record: number): number {
  const from = words[record + RECORD.first];
  const isOne = words[record + RECORD.movers] === 1 && from !== words[record + RECORD.first + 1];
  if (!isOne || words[record + RECORD.next] !== COMPLETE) return RECORD_KIND.mixed;
  if (words[record + RECORD.becomes] !== -1 || words[record + RECORD.copy] !== 0) {
    return RECORD_KIND.mixed;
  }
  const effects = record + RECORD.first + 2;
  const end = record + (words[record + RECORD.size] as number);
  const isDrop = words[record + RECORD.drop] !== 0;
  if (effects === end) return isDrop ? RECORD_KIND.drop : RECORD_KIND.plain;
  return !isDrop && setsOnly(words, effects, end) ? RECORD_KIND.marking : RECORD_KIND.mixed;
}

export function makeRecord(parts: RecordParts): number[] {
  const { next, becomes, drop, copies, movers, effects } = parts;
  const size = RECORD.first + movers.length + effects.length;
  const head = [size, next, RECORD_KIND.mixed, becomes, drop, copies ? 1 : 0, movers.length / 2];
  const record = [...head, ...movers, ...effects];
  record[RECORD.kind] = kindOf(record, 0);
  return record;
}

/** Hash of a record: equal records have equal hashes. */
export function hashRecord(words: ArrayLike<number>, record: number): number {
  const end = record + (words[record + RECORD.size] as number);
  let hash = 0;
  for (let at = record + RECORD.becomes; at < end; at += 1) {
    hash = Math.imul(hash ^ (words[at] as number), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

const INITIAL_SLOTS = 1024;

/** Record store without duplicates. Offset 0 is reserved to mean "none". */
export class Records {
  words = new Int32Array(4096);
  #used = 1;
  #count = 0;
  /** Hash set of all records: the offset of each slot's record, 0 for a free slot. */
  #slots = new Int32Array(INITIAL_SLOTS);

  /** Number of words in use. */
  get used(): number {
    return this.#used;
  }

  /** Offset of a record equal to one in another array. Appends the record if it is new. */
  intern(words: ArrayLike<number>, record: number): number {
    const slot = this.#find(words, record);
    const existing = int32At(this.#slots, slot);
    return existing === 0 ? this.#append(words, record, slot) : existing;
  }

  /** Like `intern`, but returns 0 for a record that is not stored. */
  find(words: ArrayLike<number>, record: number): number {
    return int32At(this.#slots, this.#find(words, record));
  }

  /** Slot of an equal record, or the free slot to use for it. */
  #find(words: ArrayLike<number>, record: number): number {
    const mask = this.#slots.length - 1;
    let slot = hashRecord(words, record) & mask;
    for (;;) {
      const existing = int32At(this.#slots, slot);
      if (existing === 0 || this.#isEqual(existing, words, record)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #isEqual(existing: number, words: ArrayLike<number>, record: number): boolean {
    const own = this.words;
    const size = words[record] as number;
    let word = 0;
    while (word < size && own[existing + word] === words[record + word]) word += 1;
    return word === size;
  }

  #append(words: ArrayLike<number>, record: number, slot: number): number {
    const offset = this.#used;
    const size = words[record] as number;
    if (offset + size > this.words.length) {
      const larger = new Int32Array(this.words.length * 2 + size);
      larger.set(this.words);
      this.words = larger;
    }
    for (let word = 0; word < size; word += 1) {
      this.words[offset + word] = words[record + word] as number;
    }
    this.#used += size;
    this.#slots[slot] = offset;
    this.#count += 1;
    if (this.#count * 2 > this.#slots.length) this.#grow();
    return offset;
  }

  #grow(): void {
    const offsets = this.#slots.filter((offset) => offset !== 0);
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (const offset of offsets) this.#slots[this.#find(this.words, offset)] = offset;
  }
}
