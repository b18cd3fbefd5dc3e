import { int32At } from '#core';
/**
 * A step of a move as words of an Int32Array, ready to be played without looking at the rules again:
 *
 *     size next kind becomes drop copy movers (from to)* (effect position argument)*
 */
export const RECORD = {
  /** How many words there are. */
  size: 0,
  /** `COMPLETE`, or the move type to go on with, -1 for any. */
  next: 1,
  kind: 2,
  /** The type that the last mover becomes, or -1. */
  becomes: 3,
  /** The cell that the first mover is dropped as; its `from` is -1 then. 0 where nothing is dropped. */
  drop: 4,
  /** 1 where the last mover stays and a copy of it lands. */
  copy: 5,
  movers: 6,
  first: 7,
} as const;

export const COMPLETE = -2;

/**
 * `plain`: one piece moves to another position and the turn is complete. `drop`: likewise, from the
 * stock. `marking`: plain, and attributes are set. Everything else is `mixed`.
 */
export const RECORD_KIND = { mixed: 0, plain: 1, drop: 2, marking: 3 } as const;

export const EFFECT = { capture: 0, create: 1, type: 2, owner: 3, flip: 4, set: 5 } as const;
export const EFFECT_WORDS = 3;

/** The argument of `EFFECT.set`. */
export function setArgument(attribute: number, value: boolean): number {
  return attribute * 2 + (value ? 1 : 0);
}

export interface RecordParts {
  readonly next: number;
  readonly becomes: number;
  readonly drop: number;
  readonly copies: boolean;
  /** From, to, from, to ... */
  readonly movers: readonly number[];
  readonly effects: readonly number[];
}

/** Whether a record that nothing was queued for comes to nothing. */
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

/** How a record is played: all of it but its kind is written. */
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

/** A number that equal records share. */
export function hashRecord(words: ArrayLike<number>, record: number): number {
  const end = record + (words[record + RECORD.size] as number);
  let hash = 0;
  for (let at = record + RECORD.becomes; at < end; at += 1) {
    hash = Math.imul(hash ^ (words[at] as number), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

const SLOTS_AT_FIRST = 1024;

/** Records side by side, equal ones once; the offset 0 is kept free to stand for "none". */
export class Records {
  words = new Int32Array(4096);
  #used = 1;
  #count = 0;
  /** A hash set of all records: where the one in each slot begins, 0 where the slot is free. */
  #slots = new Int32Array(SLOTS_AT_FIRST);

  /** How many words there are. */
  get used(): number {
    return this.#used;
  }

  /** Where the record lies that is equal to one in other words; it is appended if there is none. */
  intern(words: ArrayLike<number>, record: number): number {
    const slot = this.#find(words, record);
    const known = int32At(this.#slots, slot);
    return known === 0 ? this.#append(words, record, slot) : known;
  }

  /** The same, but 0 where there is none. */
  find(words: ArrayLike<number>, record: number): number {
    return int32At(this.#slots, this.#find(words, record));
  }

  /** The slot of an equal record, or the free one where it would be. */
  #find(words: ArrayLike<number>, record: number): number {
    const mask = this.#slots.length - 1;
    let slot = hashRecord(words, record) & mask;
    for (;;) {
      const known = int32At(this.#slots, slot);
      if (known === 0 || this.#isEqual(known, words, record)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #isEqual(known: number, words: ArrayLike<number>, record: number): boolean {
    const own = this.words;
    const size = words[record] as number;
    let word = 0;
    while (word < size && own[known + word] === words[record + word]) word += 1;
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
