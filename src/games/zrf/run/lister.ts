import { OP } from '../compile/code.ts';
import type { Program } from '../compile/program.ts';
import { EFFECT_WORDS, RECORD, RECORD_KIND } from '../compile/record.ts';
import type { Attack } from './attack.ts';
import type { Situation } from './situation.ts';

function grown(array: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(array.length * 2, least));
  larger.set(array);
  return larger;
}

/** A block that goes on for ever, named by the type of its piece. */
export type FaultHandler = (type: number) => void;

/**
 * Runs code and lists the steps it finds. A step is named by a number: the offset of its record
 * where it was complete before play, and ~offset in `heap` where it was put together in play.
 */
export class Lister {
  steps = new Int32Array(1024);
  count = 0;
  heap = new Int32Array(4096);
  heapUsed = 0;
  readonly #program: Program;
  readonly #situation: Situation;
  readonly #attack: Attack;
  readonly #onFault: FaultHandler;
  #queue = new Int32Array(96);
  #queued = 0;
  /** For each record the listing in which it was listed last: equal steps are listed once. */
  #stamps = new Int32Array(4096);
  #stamp = 0;
  #begin = 0;
  #keepsEqual = false;

  constructor(program: Program, situation: Situation, attack: Attack, onFault: FaultHandler) {
    this.#program = program;
    this.#situation = situation;
    this.#attack = attack;
    this.#onFault = onFault;
  }

  /**
   * Begins a listing: steps that come are compared with one another, and with no earlier ones.
   * Where equal steps are kept they make one outcome of chance likelier than another.
   */
  begin(keepsEqual: boolean): void {
    this.#stamp += 1;
    this.#begin = this.count;
    this.#keepsEqual = keepsEqual;
  }

  run(entry: number): void {
    const { board, lastFrom, lastTo } = this.#situation;
    const { cell } = board;
    const { words } = this.#program.code;
    const { table } = this.#program.classes;
    this.#queued = 0;
    let at = entry;
    for (;;) {
      const a = words[at + 1] as number;
      switch (words[at]) {
        case OP.cell:
          at = words[
            at + (table[a + (cell[words[at + 2] as number] as number)] === 1 ? 3 : 4)
          ] as number;
          break;
        case OP.emit:
          this.#list(a);
          at = words[at + 2] as number;
          break;
        case OP.attribute: {
          const set = (board.attributes[words[at + 2] as number] as number) >> a;
          at = words[at + ((set & 1) === 1 ? 3 : 4)] as number;
          break;
        }
        case OP.lastFrom:
          at = words[at + (lastFrom === a ? 2 : 3)] as number;
          break;
        case OP.lastTo:
          at = words[at + (lastTo === a ? 2 : 3)] as number;
          break;
        case OP.attack:
          at = words[at + (this.#attack.answer(a) ? 2 : 3)] as number;
          break;
        case OP.queue:
          this.#push(a, words[at + 2] as number, words[at + 3] as number);
          at = words[at + 4] as number;
          break;
        case OP.emitQueued:
          this.#listQueued(a);
          at = words[at + 2] as number;
          break;
        case OP.clear:
          this.#queued = 0;
          at = a;
          break;
        case OP.fault:
          this.#onFault(a);
          return;
        default:
          return;
      }
    }
  }

  #push(effect: number, position: number, argument: number): void {
    if (this.#queued + EFFECT_WORDS > this.#queue.length) this.#queue = grown(this.#queue, 0);
    this.#queue[this.#queued] = effect;
    this.#queue[this.#queued + 1] = position;
    this.#queue[this.#queued + 2] = argument;
    this.#queued += EFFECT_WORDS;
  }

  #list(record: number): void {
    if (record >= this.#stamps.length) this.#stamps = grown(this.#stamps, record + 1);
    if (this.#stamps[record] === this.#stamp && !this.#keepsEqual) return;
    this.#stamps[record] = this.#stamp;
    this.add(record);
  }

  /** Appends a step to the list. */
  add(step: number): void {
    if (this.count === this.steps.length) this.steps = grown(this.steps, 0);
    this.steps[this.count] = step;
    this.count += 1;
  }

  #listQueued(record: number): void {
    const { words } = this.#program.records;
    const bare = words[record + RECORD.size] as number;
    const size = bare + this.#queued;
    const offset = this.heapUsed;
    if (offset + size > this.heap.length) this.heap = grown(this.heap, offset + size);
    const { heap } = this;
    for (let word = 0; word < bare; word += 1) heap[offset + word] = words[record + word] as number;
    for (let word = 0; word < this.#queued; word += 1) {
      heap[offset + bare + word] = this.#queue[word] as number;
    }
    heap[offset + RECORD.size] = size;
    if (this.#queued > 0) heap[offset + RECORD.kind] = RECORD_KIND.mixed;
    if (!this.#keepsEqual && this.#isListed(offset, size)) return;
    this.heapUsed = offset + size;
    this.add(~offset);
  }

  #isListed(offset: number, size: number): boolean {
    const { heap, steps } = this;
    for (let index = this.#begin; index < this.count; index += 1) {
      const step = steps[index] as number;
      if (step >= 0 || heap[~step] !== size) continue;
      let word = 1;
      while (word < size && heap[~step + word] === heap[offset + word]) word += 1;
      if (word === size) return true;
    }
    return false;
  }
}
