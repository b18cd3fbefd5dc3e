/**
 * Opcodes of specialised blocks: tests, and steps to list. Everything independent of the board has
 * been evaluated. Each operation is a word followed by its operands; jumps are code offsets.
 */
export const OP = {
  /** Ends the run. */
  end: 0,
  /** class position yes no: tests the cell there. */
  cell: 1,
  /** attribute position yes no */
  attribute: 2,
  /** position yes no: the last move began there. */
  lastFrom: 3,
  /** position yes no: the last move ended there. */
  lastTo: 4,
  /** question yes no: tests one of the attack questions. */
  attack: 5,
  /** effect position argument next: adds an effect to every step listed from now on. */
  queue: 6,
  /** record next: lists the step. */
  emit: 7,
  /** record next: lists the step with all queued effects. */
  emitQueued: 8,
  /** next: clears the queue. */
  clear: 9,
  /** Attack programs only: the position is hit. */
  hit: 10,
  /** next: exists only between nodes, never in the final code. */
  jump: 11,
  /** run: must be walked on the current board. */
  walk: 12,
} as const;

/** Number of operands of each operation, and the indexes of its jumps. */
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

/** Growable code store. Offset 0 contains `end`, offset 1 `hit`. */
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

  /** Appends words and returns their offset. */
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
