import { int32At, assertDefined } from '#core';
import { OP } from '../compile/code.ts';
import type { Code } from '../compile/code.ts';
import type { Classes } from '../compile/classes.ts';
import { UNKNOWN } from '../compile/program.ts';
import type { Program } from '../compile/program.ts';
import type { AttackQuestion } from '../compile/questions.ts';
import { EFFECT_WORDS, isStill, kindOf, RECORD } from '../compile/record.ts';
import type { Attack } from './attack.ts';
import type { Budget } from './budget.ts';
import { PLAY_LIMITS } from '../problems/limits.ts';
import { DropMemory } from './drop-memory.ts';
import type { Faults } from './faults.ts';
import { MadeSteps } from './made-steps.ts';
import type { Situation } from './situation.ts';
import { Walker } from './walk.ts';
import type { WalkSink } from './walk.ts';
import { WalkMemory } from './walk-memory.ts';
import { enlarge } from './words.ts';

const UNCACHEABLE = -1;

/** Cost of listing one piece's moves or drops. Long code is rare. */
const WORK_PER_PIECE = 64;

/**
 * Runs code and lists the steps it finds. A step is the offset of a record completed before play,
 * or ~offset of a record in `heap`, created during play.
 */
export class MoveGenerator implements WalkSink {
  steps = new Int32Array(1024);
  count = 0;
  heap = new Int32Array(4096);
  heapUsed = 0;
  readonly #program: Program;
  readonly #code: Code;
  readonly #classes: Classes;
  readonly #cell: Int32Array;
  readonly #drops: DropMemory;
  readonly #situation: Situation;
  readonly #attack: Attack;
  readonly #faults: Faults;
  readonly #budget: Budget;
  #queue = new Int32Array(96);
  #queued = 0;
  /** For each record, the last listing that contained it, for removing duplicates. */
  #stamps = new Int32Array(4096);
  #stamp = 0;
  readonly #made = new MadeSteps();
  readonly #walker: Walker;
  readonly #memory: WalkMemory;
  /** Steps of the current walk for the cache; UNKEPT if any cannot be cached. */
  #found = new Int32Array(64);
  #foundCount = 0;
  #begin = 0;
  #heapBegin = 0;
  #keepsEqual = false;

  constructor(program: Program, situation: Situation, attack: Attack, faults: Faults) {
    this.#program = program;
    this.#code = program.code;
    this.#classes = program.classes;
    this.#cell = situation.board.cell;
    this.#drops = new DropMemory(program, situation.board);
    this.#situation = situation;
    this.#attack = attack;
    this.#faults = faults;
    this.#budget = attack.budget;
    this.#walker = new Walker(program, situation, attack.budget);
    this.#memory = new WalkMemory(situation, attack.budget);
  }

  /**
   * Begins a listing, within which duplicate steps are removed. `keepsEqual` retains them, to
   * weight the outcomes of chance.
   */
  begin(keepsEqual: boolean): void {
    this.#stamp += 1;
    this.#begin = this.count;
    this.#heapBegin = this.heapUsed;
    this.#budget.walks = PLAY_LIMITS.walks;
    this.#keepsEqual = keepsEqual;
  }

  /** Lists the moves of all of a player's pieces. */
  runMoves(player: number, filter: number): void {
    const cell = this.#cell;
    const { owners } = this.#situation.board;
    const budget = this.#budget;
    const table = this.#program.table('moves', filter);
    const positions = cell.length;
    budget.left -= positions * WORK_PER_PIECE;
    for (let position = 0; position < positions; position += 1) {
      const piece = int32At(cell, position);
      if (owners[piece] !== player) continue;
      budget.about = piece;
      let entry = int32At(table, (piece - 1) * positions + position);
      if (entry === UNKNOWN) entry = this.#program.specialise('moves', filter, piece, position);
      if (entry > 0) this.run(entry);
      if (this.isFull) return;
    }
  }

  /** True once there are too many steps or listing takes too long. */
  get isFull(): boolean {
    return this.#budget.isSpent || this.count - this.#begin >= PLAY_LIMITS.steps;
  }

  /** Lists the drops of a piece. */
  runDrops(piece: number, filter: number): void {
    this.#budget.about = piece;
    this.#budget.left -= this.#cell.length;
    this.#drops.list(piece, filter, this);
  }

  run(entry: number): void {
    const cell = this.#cell;
    const { words } = this.#code;
    const { table } = this.#classes;
    const questions = this.#program.questions.list;
    this.#queued = 0;
    let at = entry;
    for (;;) {
      const a = int32At(words, at + 1);
      switch (int32At(words, at)) {
        case OP.cell:
          at = int32At(
            words,
            at + (table[a + int32At(cell, words[at + 2] as number)] === 1 ? 3 : 4),
          );
          break;
        case OP.emit:
          this.#list(a);
          at = int32At(words, at + 2);
          break;
        case OP.attribute: {
          const { attributes } = this.#situation.board;
          const set = int32At(attributes, words[at + 2] as number) >> a;
          at = int32At(words, at + ((set & 1) === 1 ? 3 : 4));
          break;
        }
        case OP.lastFrom:
          at = int32At(words, at + (this.#situation.lastFrom === a ? 2 : 3));
          break;
        case OP.lastTo:
          at = int32At(words, at + (this.#situation.lastTo === a ? 2 : 3));
          break;
        case OP.attack:
          at = int32At(words, at + (this.#attack.answer(questions[a] as AttackQuestion) ? 2 : 3));
          break;
        case OP.queue:
          this.#push(a, int32At(words, at + 2), int32At(words, at + 3));
          at = int32At(words, at + 4);
          break;
        case OP.emitQueued:
          this.#listQueued(a);
          at = int32At(words, at + 2);
          break;
        case OP.clear:
          this.#queued = 0;
          at = a;
          break;
        case OP.walk:
          this.#walk(a);
          return;
        default:
          return;
      }
    }
  }

  #walk(index: number): void {
    const cached = this.#memory.recall(index);
    if (cached !== undefined) {
      const { found, foundCount } = cached;
      for (let at = 0; at < foundCount; at += 1) this.#list(int32At(found, at));
      return;
    }
    const { code, start } = assertDefined(this.#program.walks[index]);
    this.#foundCount = 0;
    this.#walker.walk(code, start, this);
    // Records in the heap are discarded with the position.
    if (this.#foundCount >= 0) {
      this.#memory.store(index, this.#walker, this.#found, this.#foundCount);
    }
  }

  take(words: Int32Array): boolean {
    const record = this.#interned(words, 0);
    if (record === 0) {
      this.#foundCount = UNCACHEABLE;
      this.put(words.subarray(0, words[RECORD.size]));
      return false;
    }
    this.#list(record);
    if (this.#foundCount < 0) return false;
    if (this.#foundCount === this.#found.length) this.#found = enlarge(this.#found);
    this.#found[this.#foundCount] = record;
    this.#foundCount += 1;
    return false;
  }

  /** Lists a record found earlier, possibly by another generator. */
  adopt(record: readonly number[]): void {
    const words = Int32Array.from(record);
    const cached = this.#interned(words, 0);
    if (cached !== 0) {
      this.#list(cached);
      return;
    }
    const offset = this.heapUsed;
    this.heapUsed += words.length;
    if (this.heapUsed > this.heap.length) this.heap = enlarge(this.heap, this.heapUsed);
    this.heap.set(words, offset);
    this.add(~offset);
  }

  /** Interns a record and returns its offset; 0 if the store is full. */
  #interned(words: Int32Array, record: number): number {
    const { records } = this.#program;
    const isFull = records.used > PLAY_LIMITS.recordsInPlay;
    return isFull ? records.find(words, record) : records.intern(words, record);
  }

  answer(question: AttackQuestion): boolean {
    return this.#attack.answer(question);
  }

  fail(type: number): void {
    this.#faults.noteEndless(type);
  }

  /** Lists a record created during play. */
  put(record: ArrayLike<number>): void {
    const offset = this.heapUsed;
    const end = offset + record.length;
    this.#budget.left -= record.length;
    if (!this.#hasRoom(record.length)) return;
    if (end > this.heap.length) this.heap = enlarge(this.heap, end);
    this.heap.set(record, offset);
    this.#keepListed(offset, record.length);
  }

  #hasRoom(size: number): boolean {
    if (this.heapUsed - this.#heapBegin + size <= PLAY_LIMITS.heap) return true;
    this.#faults.note('steps');
    return false;
  }

  #keepListed(offset: number, size: number): void {
    if (!this.#keepsEqual && !this.#made.isNew(this.heap, offset, this.#stamp)) return;
    this.heapUsed = offset + size;
    this.add(~offset);
  }

  #push(effect: number, position: number, argument: number): void {
    if (this.#queued + EFFECT_WORDS > this.#queue.length) this.#queue = enlarge(this.#queue);
    this.#queue[this.#queued] = effect;
    this.#queue[this.#queued + 1] = position;
    this.#queue[this.#queued + 2] = argument;
    this.#queued += EFFECT_WORDS;
  }

  #list(record: number): void {
    if (record >= this.#stamps.length) this.#stamps = enlarge(this.#stamps, record + 1);
    if (this.#stamps[record] === this.#stamp && !this.#keepsEqual) return;
    this.#stamps[record] = this.#stamp;
    this.add(record);
  }

  /** Appends a step to the list. */
  add(step: number): void {
    if (this.count - this.#begin >= PLAY_LIMITS.steps) {
      this.#faults.note('steps');
      return;
    }
    if (this.count === this.steps.length) this.steps = enlarge(this.steps);
    this.steps[this.count] = step;
    this.count += 1;
  }

  /** Appends the steps of marked places, with one bit per place from a given word. */
  addMarked(marks: Int32Array, from: number, steps: Int32Array): void {
    const places = steps.length;
    if (this.count + places > this.steps.length)
      this.steps = enlarge(this.steps, this.count + places);
    const listed = this.steps;
    let { count } = this;
    for (let begin = 0, word = from; begin < places; begin += 32, word += 1) {
      let bits = int32At(marks, word);
      while (bits !== 0) {
        const lowest = bits & -bits;
        listed[count] = int32At(steps, begin + 31 - Math.clz32(lowest));
        count += 1;
        bits ^= lowest;
      }
    }
    this.count = Math.min(count, this.#begin + PLAY_LIMITS.steps);
    if (this.count < count) this.#faults.note('steps');
  }

  #listQueued(record: number): void {
    const { words } = this.#program.records;
    if (this.#queued === 0) {
      if (!isStill(words, record)) this.#list(record);
      return;
    }
    const ownSize = int32At(words, record + RECORD.size);
    const size = ownSize + this.#queued;
    const offset = this.heapUsed;
    this.#budget.left -= size;
    if (!this.#hasRoom(size)) return;
    if (offset + size > this.heap.length) this.heap = enlarge(this.heap, offset + size);
    const { heap } = this;
    for (let word = 0; word < ownSize; word += 1)
      heap[offset + word] = int32At(words, record + word);
    for (let word = 0; word < this.#queued; word += 1) {
      heap[offset + ownSize + word] = int32At(this.#queue, word);
    }
    heap[offset + RECORD.size] = size;
    heap[offset + RECORD.kind] = kindOf(heap, offset);
    const existing = this.#interned(heap, offset);
    if (existing === 0) this.#keepListed(offset, size);
    else this.#list(existing);
  }
}
