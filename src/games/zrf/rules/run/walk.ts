import { int32At, assertDefined } from '#core';
import { EMPTY } from '../compile/cell.ts';
import type { Program } from '../compile/program.ts';
import { COMPLETE, EFFECT_WORDS, kindOf, RECORD, RECORD_KIND } from '../compile/record.ts';
import type { AttackQuestion } from '../compile/questions.ts';
import { WALK, WALK_WORDS } from '../compile/walk-code.ts';
import type { WalkCode } from '../compile/walk-code.ts';
import { PLAY_LIMITS } from '../problems/limits.ts';
import type { Budget } from './budget.ts';
import type { Situation } from './situation.ts';
import { mixed } from './hash-keys.ts';
import { enlarge } from './words.ts';

/** Callbacks of a walk. */
export interface WalkSink {
  /** Receives a step found, with its record at the start of the words; true ends the walk. */
  take(words: Int32Array): boolean;
  /** Answers one of the attack questions. */
  answer(question: AttackQuestion): boolean;
  /** Reports an endless walk. */
  fail(type: number): void;
}

/** Number of jumps between checks for an endless walk. */
const CHECK_INTERVAL = 256;

/** States of a position flag: set, or set and cleared. 0 means never set. */
const SET = 1;
const CLEARED = 2;

/** Progress of a walk within a block. */
interface Progress {
  readonly at: number;
  readonly here: number;
  readonly acts: number;
  readonly jumps: number;
}

/** Snapshot of a walk, for detecting a return to the same state. */
interface Landmark {
  readonly at: number;
  readonly here: number;
  readonly mark: number;
  readonly from: number;
  readonly to: number;
  readonly movers: Int32Array;
  readonly flags: Uint8Array;
  readonly positionFlags: Int32Array;
  readonly flagHash: number;
}

function areEqual(
  one: ArrayLike<number>,
  other: ArrayLike<number>,
  size = Math.max(one.length, other.length),
): boolean {
  let at = 0;
  while (at < size && one[at] === other[at]) at += 1;
  return at === size;
}

/**
 * Runs blocks directly on the board, for those with cycles or too large to specialise. Records
 * everything a walk depends on: its result is valid while that is unchanged.
 */
export class Walker {
  /** Words read by the last walk: pairs of an index into the board's words and the value there. */
  reads = new Int32Array(256);
  readCount = 0;
  /** Other state read by the walk. */
  hasReadLastFrom = false;
  hasReadLastTo = false;
  /** False if the walk used attack questions or failed, which makes its result uncacheable. */
  isSettled = true;
  /** Number of acts. */
  acts = 0;
  /** Work units, including those beyond plain acts. */
  work = 0;
  readonly #program: Program;
  readonly #situation: Situation;
  readonly #budget: Budget;
  readonly #positions: number;
  /** For each word of the board, the last walk that has read it. */
  readonly #readBy: Int32Array;
  #walks = 0;
  readonly #cell: Int32Array;
  readonly #words: Int32Array;

  #start = 0;
  #mark = 0;
  #from = 0;
  #to = -1;
  #movers = new Int32Array(64);
  #moved = 0;
  #effects = new Int32Array(96);
  #queued = 0;
  #flags = new Uint8Array(16);
  #positionFlags = new Uint8Array(0);
  /** Position flags ever set in this block, cleared before the next. */
  #touched = new Int32Array(64);
  #touchedCount = 0;
  /** Number of flags set, and their hash. */
  #flagged = 0;
  #flagHash = 0;
  #record = new Int32Array(64);
  /** Number of acts in this block up to the last check. */
  #actsOfBlock = 0;
  /** Snapshot after 256, 512, 1024 ... jumps. An endless walk returns to it. */
  #landmark: Landmark | undefined;
  #nextLandmark = 0;

  constructor(program: Program, situation: Situation, budget: Budget) {
    this.#program = program;
    this.#situation = situation;
    this.#budget = budget;
    this.#positions = program.positions;
    this.#cell = situation.board.cell;
    this.#words = situation.board.words;
    this.#readBy = new Int32Array(this.#words.length);
  }

  /** Walks all blocks from a position. */
  walk(code: WalkCode, start: number, sink: WalkSink): void {
    this.#walks += 1;
    this.readCount = 0;
    this.hasReadLastFrom = false;
    this.hasReadLastTo = false;
    this.isSettled = true;
    this.acts = 0;
    this.#start = start;
    const before = this.#budget.done;
    for (const begin of code.begins) {
      this.#begin(code);
      const isTaken = this.#go(code, begin, sink);
      this.#clearFlags();
      this.#budget.walks -= this.#actsOfBlock;
      this.#budget.left -= this.#actsOfBlock;
      this.acts += this.#actsOfBlock;
      if (isTaken || this.#budget.isSpent) break;
    }
    this.work = this.#budget.done - before;
    if (this.#budget.isSpent) this.isSettled = false;
  }

  #begin(code: WalkCode): void {
    const { flags, positionFlags, drop } = code;
    if (flags > this.#flags.length) this.#flags = new Uint8Array(flags);
    else this.#flags.fill(0, 0, flags);
    const size = positionFlags * this.#positions;
    if (size > this.#positionFlags.length) this.#positionFlags = new Uint8Array(size);
    this.#mark = this.#start;
    this.#from = drop === 0 ? this.#start : -1;
    this.#to = -1;
    this.#moved = 0;
    this.#queued = 0;
    this.#actsOfBlock = 0;
    this.#landmark = undefined;
    this.#nextLandmark = 0;
  }

  #clearFlags(): void {
    for (let at = 0; at < this.#touchedCount; at += 1) {
      this.#positionFlags[int32At(this.#touched, at)] = 0;
    }
    this.#touchedCount = 0;
    this.#flagged = 0;
    this.#flagHash = 0;
  }

  /** Runs a block to its end; true if the walk is to stop. */
  #go(code: WalkCode, begin: number, sink: WalkSink): boolean {
    const { words } = code;
    const { leads, sets } = code.leads;
    const { table } = this.#program.classes;
    const cells = this.#cell;
    const flags = this.#flags;
    const positionFlags = this.#positionFlags;
    const readBy = this.#readBy;
    const walk = this.#walks;
    const checksFrom = this.#budget.walks < 0 ? 0 : CHECK_INTERVAL;
    let [at, here] = [begin, this.#start];
    let [acts, jumps] = [0, 0];
    for (;;) {
      acts += 1;
      const op = int32At(words, at);
      switch (op) {
        case WALK.cell: {
          const position = int32At(leads, int32At(words, at + 1) + here);
          if (position >= 0 && readBy[position] !== walk) this.#note(position);
          const row = int32At(words, at + 2);
          const isOf = position >= 0 && table[row + int32At(cells, position)] === 1;
          at = int32At(words, at + (isOf ? 3 : 4));
          break;
        }
        case WALK.positionFlag: {
          const position = int32At(leads, int32At(words, at + 1) + here);
          const flag = int32At(words, at + 2) + position;
          at = int32At(words, at + (position >= 0 && positionFlags[flag] === SET ? 3 : 4));
          break;
        }
        case WALK.flag:
          at = int32At(words, at + (flags[int32At(words, at + 2)] === 1 ? 3 : 4));
          break;
        case WALK.onBoard:
          at = int32At(words, at + (int32At(leads, int32At(words, at + 1) + here) < 0 ? 4 : 3));
          break;
        case WALK.set: {
          const position = int32At(leads, int32At(words, at + 1) + here);
          const set = int32At(words, at + 2) + position;
          at = int32At(words, at + (position >= 0 && sets[set] === 1 ? 3 : 4));
          break;
        }
        case WALK.setFlag:
          flags[int32At(words, at + 1)] = int32At(words, at + 2);
          at += 3;
          break;
        case WALK.jump:
          jumps += 1;
          at = int32At(words, at + 1);
          if (jumps >= checksFrom && this.#isEndless(code, { at, here, acts, jumps })) {
            this.isSettled = false;
            sink.fail(code.type);
            return false;
          }
          break;
        case WALK.step:
          here = int32At(leads, int32At(words, at + 1) + here);
          at = here < 0 ? this.#endOf(code) : at + 2;
          break;
        case WALK.list:
          this.#actsOfBlock = acts;
          if (this.#list(code, at, here, sink)) return true;
          at += 4 + int32At(words, at + 3);
          break;
        case WALK.end:
          this.#actsOfBlock = acts;
          return false;
        default:
          if (op < WALK.end) {
            at = int32At(words, at + (this.#holds(code, at, here, sink) ? 3 : 4));
            break;
          }
          here = this.#act(code, at, here);
          at = here < 0 ? this.#endOf(code) : at + (WALK_WORDS[op] as number);
      }
    }
  }

  /** Offset of the last `end`, used to leave any block. */
  #endOf({ words }: WalkCode): number {
    return words.length - 1;
  }

  /** Records the first time a walk reads a word of the board. */
  #note(word: number): void {
    this.#readBy[word] = this.#walks;
    if (this.readCount + 2 > this.reads.length) this.reads = enlarge(this.reads);
    this.reads[this.readCount] = word;
    this.reads[this.readCount + 1] = int32At(this.#words, word);
    this.readCount += 2;
  }

  #cellAt(position: number): number {
    if (this.#readBy[position] !== this.#walks) this.#note(position);
    return int32At(this.#cell, position);
  }

  /** True if the walk is in a cycle or has exceeded a limit. */
  #isEndless({ flags }: WalkCode, { at, here, acts, jumps }: Progress): boolean {
    this.#actsOfBlock = acts;
    // The board does not change during a walk, so returning to the same state means an endless
    // walk.
    if (this.#landmark?.here === here && this.#isAt(this.#landmark, at, here)) return true;
    if (jumps % CHECK_INTERVAL === 0 && this.#isOverloaded()) return true;
    if (jumps < this.#nextLandmark) return false;
    this.#landmark = {
      at,
      here,
      mark: this.#mark,
      from: this.#from,
      to: this.#to,
      movers: this.#movers.slice(0, this.#moved),
      flags: this.#flags.slice(0, flags),
      positionFlags: this.#positionFlagsSet(),
      flagHash: this.#flagHash,
    };
    this.#nextLandmark = 2 * jumps;
    return this.#isOverloaded();
  }

  #isOverloaded(): boolean {
    const { walk, walkedLoad } = PLAY_LIMITS;
    const load = Math.max(this.#queued / EFFECT_WORDS, this.#moved / 2, this.#flagged);
    if (load > walkedLoad || this.#actsOfBlock > walk) return true;
    return this.#budget.walks < this.#actsOfBlock;
  }

  #positionFlagsSet(): Int32Array {
    const touched = this.#touched.slice(0, this.#touchedCount);
    return touched.filter((flag) => this.#positionFlags[flag] === SET).sort();
  }

  #isAt(landmark: Landmark, at: number, here: number): boolean {
    if (landmark.at !== at || landmark.here !== here || landmark.mark !== this.#mark) return false;
    if (landmark.from !== this.#from || landmark.to !== this.#to) return false;
    const { movers, flags, positionFlags, flagHash } = landmark;
    if (flagHash !== this.#flagHash || positionFlags.length !== this.#flagged) return false;
    this.#budget.left -= movers.length + flags.length + positionFlags.length;
    if (movers.length !== this.#moved || !areEqual(movers, this.#movers, this.#moved)) return false;
    if (!areEqual(flags, this.#flags, flags.length)) return false;
    return areEqual(positionFlags, this.#positionFlagsSet());
  }

  /** Evaluates the less frequent tests. */
  #holds(code: WalkCode, at: number, here: number, sink: WalkSink): boolean {
    const { words } = code;
    const position = int32At(code.leads.leads, int32At(words, at + 1) + here);
    if (position < 0) return false;
    const argument = int32At(words, at + 2);
    switch (int32At(words, at)) {
      case WALK.marked:
        return position === this.#mark;
      case WALK.lastFrom:
        this.hasReadLastFrom = true;
        return this.#situation.lastFrom === position;
      case WALK.lastTo:
        this.hasReadLastTo = true;
        return this.#situation.lastTo === position;
      case WALK.attribute: {
        const word = this.#positions + 1 + position;
        if (this.#readBy[word] !== this.#walks) this.#note(word);
        return ((int32At(this.#words, word) >> argument) & 1) === 1;
      }
      case WALK.neighbour:
        return this.#hasNeighbour(argument, position);
      default: {
        this.isSettled = false;
        const test = assertDefined(code.questions[argument]);
        return sink.answer(this.#program.questionOf(test, code, this.#start, position));
      }
    }
  }

  #hasNeighbour(row: number, position: number): boolean {
    const { table } = this.#program.classes;
    const { links } = this.#program.rules.board;
    this.#budget.left -= links.length;
    return links.some((link) => {
      const neighbour = int32At(link, position);
      return neighbour >= 0 && table[row + this.#cellAt(neighbour)] === 1;
    });
  }

  /** Performs an act that needs no callback; returns the new position, or -1 if the block ends. */
  #act(code: WalkCode, at: number, here: number): number {
    const { words } = code;
    const op = int32At(words, at);
    switch (op) {
      case WALK.goFrom:
        return this.#from;
      case WALK.goTo:
        return this.#to < 0 ? here : this.#to;
      case WALK.goMark:
        return this.#mark;
      case WALK.goLastFrom:
        this.hasReadLastFrom = true;
        return this.#situation.lastFrom;
      case WALK.goLastTo:
        this.hasReadLastTo = true;
        return this.#situation.lastTo;
      case WALK.from:
        this.#from = here;
        return here;
      case WALK.to:
        this.#to = here;
        return here;
      case WALK.cascade:
        this.#pickUp(here);
        return here;
      default: {
        const position = int32At(code.leads.leads, int32At(words, at + 1) + here);
        if (position >= 0) this.#actOn(position, words, at);
        return op === WALK.mark && position < 0 ? -1 : here;
      }
    }
  }

  #actOn(position: number, words: Int32Array, at: number): void {
    const [argument, value] = [int32At(words, at + 2), int32At(words, at + 3)];
    if (words[at] === WALK.mark) this.#mark = position;
    else if (words[at] === WALK.effect) this.#queue(argument, position, value);
    else this.#setPositionFlag(argument + position, value);
  }

  #pickUp(here: number): void {
    if (this.#moved + 4 > this.#movers.length) this.#movers = enlarge(this.#movers);
    this.#movers[this.#moved] = this.#from;
    this.#movers[this.#moved + 1] = this.#to < 0 ? here : this.#to;
    this.#moved += 2;
    this.#from = here;
    this.#to = -1;
  }

  #setPositionFlag(flag: number, value: number): void {
    const before = this.#positionFlags[flag];
    if ((before === SET) === (value === 1)) return;
    this.#positionFlags[flag] = value === 1 ? SET : CLEARED;
    this.#flagged += value === 1 ? 1 : -1;
    this.#flagHash ^= mixed(flag);
    if (before === CLEARED || value === 0) return;
    if (this.#touchedCount === this.#touched.length) this.#touched = enlarge(this.#touched);
    this.#touched[this.#touchedCount] = flag;
    this.#touchedCount += 1;
  }

  #queue(effect: number, position: number, argument: number): void {
    if (this.#queued + EFFECT_WORDS > this.#effects.length) this.#effects = enlarge(this.#effects);
    this.#effects[this.#queued] = effect;
    this.#effects[this.#queued + 1] = position;
    this.#effects[this.#queued + 2] = argument;
    this.#queued += EFFECT_WORDS;
  }

  /** Lists a step for each possible type of the last mover; true if the walk is to stop. */
  #list(code: WalkCode, at: number, here: number, sink: WalkSink): boolean {
    const { words, drop } = code;
    const to = this.#to < 0 ? here : this.#to;
    const isStill = this.#moved === 0 && this.#from === to && words[at + 1] === COMPLETE;
    const isBare = this.#queued === 0 && drop === 0;
    if (this.#queued > 0 || !this.#liftsOnlyEmpty(code)) {
      const count = int32At(words, at + 3);
      for (let index = 0; index < count; index += 1) {
        const becomes = int32At(words, at + 4 + index);
        if (isBare && isStill && becomes < 0) continue;
        this.#write(code, at, to, becomes);
        if (sink.take(this.#record) || this.#budget.isSpent) return true;
      }
    }
    this.#queued = 0;
    if (code.discards && this.#moved > 0) {
      this.#from = int32At(this.#movers, 0);
      this.#to = -1;
      this.#moved = 0;
    }
    return false;
  }

  /** True if a step picks up pieces from empty squares only. */
  #liftsOnlyEmpty({ drop }: WalkCode): boolean {
    if (drop !== 0 || this.#from === this.#start) return false;
    for (let at = 0; at < this.#moved; at += 2) {
      if (this.#movers[at] === this.#start) return false;
    }
    if (this.#cellAt(this.#from) !== EMPTY) return false;
    for (let at = 0; at < this.#moved; at += 2) {
      if (this.#cellAt(int32At(this.#movers, at)) !== EMPTY) return false;
    }
    return true;
  }

  #write(code: WalkCode, at: number, to: number, becomes: number): void {
    const effects = RECORD.first + this.#moved + 2;
    const size = effects + this.#queued;
    if (size > this.#record.length) this.#record = enlarge(this.#record, size);
    this.#budget.left -= size;
    const record = this.#record;
    record[RECORD.size] = size;
    record[RECORD.next] = int32At(code.words, at + 1);
    record[RECORD.kind] = RECORD_KIND.mixed;
    record[RECORD.becomes] = becomes;
    record[RECORD.drop] = code.drop;
    // Copying a piece onto its own position leaves it unchanged.
    record[RECORD.copy] = this.#from === to ? 0 : int32At(code.words, at + 2);
    record[RECORD.movers] = this.#moved / 2 + 1;
    for (let word = 0; word < this.#moved; word += 1) {
      record[RECORD.first + word] = int32At(this.#movers, word);
    }
    record[effects - 2] = this.#from;
    record[effects - 1] = to;
    for (let word = 0; word < this.#queued; word += 1) {
      record[effects + word] = int32At(this.#effects, word);
    }
    record[RECORD.kind] = kindOf(record, 0);
  }
}
