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

function setsOnly(effects: readonly number[]): boolean {
  return effects.every((word, index) => index % EFFECT_WORDS !== 0 || word === EFFECT.set);
}

function kindOf({ next, becomes, drop, copies, movers, effects }: RecordParts): number {
  const isBare = next === COMPLETE && becomes < 0 && !copies && setsOnly(effects);
  if (!isBare || movers.length !== 2 || movers[0] === movers[1]) return RECORD_KIND.mixed;
  if (effects.length === 0) return drop === 0 ? RECORD_KIND.plain : RECORD_KIND.drop;
  return drop === 0 ? RECORD_KIND.marking : RECORD_KIND.mixed;
}

export function makeRecord(parts: RecordParts): number[] {
  const { next, becomes, drop, copies, movers, effects } = parts;
  const size = RECORD.first + movers.length + effects.length;
  const head = [size, next, kindOf(parts), becomes, drop, copies ? 1 : 0, movers.length / 2];
  return [...head, ...movers, ...effects];
}

/** Records side by side, equal ones once; the offset 0 is kept free to stand for "none". */
export class Records {
  words = new Int32Array(4096);
  #used = 1;
  readonly #offsets = new Map<string, number>();

  /** How many words there are. */
  get used(): number {
    return this.#used;
  }

  intern(parts: RecordParts): number {
    const record = makeRecord(parts);
    const key = record.join();
    const known = this.#offsets.get(key);
    if (known !== undefined) return known;
    const offset = this.#used;
    if (offset + record.length > this.words.length) {
      const larger = new Int32Array(this.words.length * 2 + record.length);
      larger.set(this.words);
      this.words = larger;
    }
    this.words.set(record, offset);
    this.#used += record.length;
    this.#offsets.set(key, offset);
    return offset;
  }
}
