/**
 * What is left of blocks once all that the board does not decide is worked out: tests, and steps to
 * list. Each operation is a word followed by its operands; jumps are offsets of the code.
 */
export const OP = {
  /** The run is over. */
  end: 0,
  /** class position yes no: a test of the cell there. */
  cell: 1,
  /** attribute position yes no */
  attribute: 2,
  /** position yes no: the last move began there. */
  lastFrom: 3,
  /** position yes no: the last move ended there. */
  lastTo: 4,
  /** question yes no: one of the attack questions. */
  attack: 5,
  /** effect position argument next: to be done in every step listed from now on. */
  queue: 6,
  /** record next: list the step. */
  emit: 7,
  /** record next: list the step with all that was queued. */
  emitQueued: 8,
  /** next: forget what was queued. */
  clear: 9,
  /** Only in attack programs: the position is hit. */
  hit: 10,
  /** next: only between nodes, never in the code. */
  jump: 11,
  /** run: to be walked with the board at hand. */
  walk: 12,
} as const;

/** How many operands an operation has, and which of them are jumps. */
export const SHAPES: readonly { readonly operands: number; readonly jumps: readonly number[] }[] = [
  { operands: 0, jumps: [] },
  { operands: 4, jumps: [2, 3] },
  { operands: 4, jumps: [2, 3] },
  { operands: 3, jumps: [1, 2] },
  { operands: 3, jumps: [1, 2] },
  { operands: 3, jumps: [1, 2] },
  { operands: 4, jumps: [3] },
  { operands: 2, jumps: [1] },
  { operands: 2, jumps: [1] },
  { operands: 1, jumps: [0] },
  { operands: 0, jumps: [] },
  { operands: 1, jumps: [0] },
  { operands: 1, jumps: [] },
];

/** A growing store of code. Offset 0 holds `end`, offset 1 `hit`. */
export class Code {
  words = new Int32Array(1 << 14);
  #used = 2;

  constructor() {
    this.words[0] = OP.end;
    this.words[1] = OP.hit;
  }

  get used(): number {
    return this.#used;
  }

  /** Appends words; returns where they begin. */
  append(words: readonly number[]): number {
    const offset = this.#used;
    if (offset + words.length > this.words.length) {
      const larger = new Int32Array(this.words.length * 2 + words.length);
      larger.set(this.words);
      this.words = larger;
    }
    this.words.set(words, offset);
    this.#used += words.length;
    return offset;
  }
}
