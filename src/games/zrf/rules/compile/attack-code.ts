import { int32At, assertDefined } from '#core';
import { cellOf } from './cell.ts';
import { OP, SHAPES } from './code.ts';
import type { Program } from './program.ts';
import { PLAY_LIMITS } from '../problems/limits.ts';
import { EFFECT, EFFECT_WORDS, RECORD } from './record.ts';

/** Offsets, in every code store, of the code that never hits and the code that always hits. */
export const NEVER = 0;
export const ALWAYS = 1;
const UNKNOWN = -1;
/** Programs at or below this value encode walks, whose outcome is unknown until they run. */
const FIRST_WALK = -2;

/** Walk encoded by a program; negative if the program is code. */
export function walkIn(program: number): number {
  return FIRST_WALK - program;
}

/**
 * Attacks on a position that holds, or is assumed to hold, a given piece. The code of each attacker
 * on each square is compiled on first use.
 */
export interface AttackCode {
  readonly target: number;
  /** Actual or assumed content of the target position. */
  readonly cell: number;
  /** 1 for each cell that is an attacker. */
  readonly attackers: Uint8Array;
  /** Code, or a walk (`walkIn`), that decides if the piece `cell` on `from` hits the position. */
  programOf(from: number, cell: number): number;
  /** Positions where a departing piece may unblock one of the attacks found so far. */
  readonly whenEmptied: Uint8Array;
  /** Positions where an arriving piece may enable an attack. */
  readonly whenFilled: Uint8Array;
  /** True if attacks depend on more than the placement of pieces and the last move. */
  readonly isFleeting: boolean;
  /** True if attacks depend on the last move. */
  readonly isRecent: boolean;
}

/** True for a capture or an equivalent effect that removes the piece on the target. */
function removesPiece(effect: number, position: number, target: number): boolean {
  return position === target && (effect === EFFECT.capture || effect === EFFECT.create);
}

export function recordHits(words: ArrayLike<number>, record: number, target: number): boolean {
  const size = assertDefined(words[record + RECORD.size]);
  const movers = assertDefined(words[record + RECORD.movers]);
  const effects = RECORD.first + movers * 2;
  for (let at = RECORD.first; at < effects; at += 2) {
    if (words[record + at + 1] === target && words[record + at] !== target) return true;
  }
  for (let at = effects; at < size; at += EFFECT_WORDS) {
    if (
      removesPiece(assertDefined(words[record + at]), assertDefined(words[record + at + 1]), target)
    )
      return true;
  }
  return false;
}

/** Offsets of all reachable code in post-order. */
function inPostOrder(words: Int32Array, entry: number): number[] {
  const seen = new Set<number>();
  const order: number[] = [];
  const path = [{ at: entry, isLeft: false }];
  for (let top = path.pop(); top !== undefined; top = path.pop()) {
    if (top.isLeft) {
      order.push(top.at);
      continue;
    }
    if (seen.has(top.at)) continue;
    seen.add(top.at);
    path.push({ at: top.at, isLeft: true });
    for (const jump of assertDefined(SHAPES[assertDefined(words[top.at])]).jumps) {
      path.push({ at: assertDefined(words[top.at + 1 + jump]), isLeft: false });
    }
  }
  return order;
}

/** Attacking players, with a unique number for the set. */
export interface Attackers {
  readonly side: number;
  readonly players: readonly number[];
}

/** Positions that code may hit. */
interface Reach {
  has(position: number): boolean;
}

const ANYWHERE: Reach = { has: () => true };

/** Finds attacks on a position and reduces programs to the test for a hit. */
export class AttackCompiler {
  readonly #program: Program;
  readonly #reaches = new Map<number, Reach>();
  readonly #strikes = new Map<number, AttackCode>();
  readonly #forget: () => void;
  /** Words used by all cached code, and by the cached reach of code. */
  #storedWords = 0;
  #reached = 0;

  /** Calls `forget` whenever the cache has grown too large and all code has been discarded. */
  constructor(program: Program, forget: () => void) {
    this.#program = program;
    this.#forget = forget;
  }

  /** Attacks of some players' pieces on a position that contains `cell`. */
  of({ side, players }: Attackers, filter: number, target: number, cell: number): AttackCode {
    const { positions, unlisted, classes } = this.#program;
    const key =
      ((side * (unlisted + 1) + filter) * classes.cells.count + cell) * positions + target;
    const cached = this.#strikes.get(key);
    if (cached !== undefined) return cached;
    if (this.#storedWords > PLAY_LIMITS.remembered) this.#clear();
    const strikes = this.#find(players, filter, target, cell);
    this.#strikes.set(key, strikes);
    return strikes;
  }

  #clear(): void {
    this.#strikes.clear();
    this.#storedWords = 0;
    this.#forget();
  }

  #find(attackers: readonly number[], filter: number, target: number, cell: number): AttackCode {
    const { cells } = this.#program.classes;
    const isAttacker = new Uint8Array(cells.count);
    for (const player of attackers) {
      for (let type = 0; type < cells.types; type += 1) isAttacker[cellOf(cells, type, player)] = 1;
    }
    const programFor = (from: number, attacker: number, cut: Cutting): number => {
      if (from === target) return NEVER;
      const entry = this.#program.entry('moves', filter, attacker, from);
      return this.#reach(entry).has(target) ? cut.cut(entry) : NEVER;
    };
    // Two bits per position, and one slot for a row of programs.
    this.#keep(isAttacker.length / 4 + this.#program.positions * 1.5);
    const keep = (words: number) => this.#keep(words);
    return new Cutting(this.#program, { target, cell }, isAttacker, { programFor, keep });
  }

  #keep(words: number): void {
    this.#storedWords += words;
  }

  /** Positions that a program may hit on any board. */
  #reach(entry: number): Reach {
    const cached = this.#reaches.get(entry);
    if (cached !== undefined) return cached;
    const { code, records } = this.#program;
    const reach = new Set<number>();
    for (const at of inPostOrder(code.words, entry)) {
      const op = code.words[at];
      if (op === OP.walk) return ANYWHERE;
      if (op === OP.queue) reach.add(assertDefined(code.words[at + 2]));
      if (op !== OP.emit && op !== OP.emitQueued) continue;
      const record = assertDefined(code.words[at + 1]);
      const size = assertDefined(records.words[record + RECORD.size]);
      const movers = assertDefined(records.words[record + RECORD.movers]);
      const effects = RECORD.first + movers * 2;
      for (let word = RECORD.first + 1; word < effects; word += 2) {
        reach.add(assertDefined(records.words[record + word]));
      }
      for (let word = effects; word < size; word += EFFECT_WORDS) {
        reach.add(assertDefined(records.words[record + word + 1]));
      }
    }
    this.#reached += reach.size * WORDS_PER_MEMBER;
    if (this.#reached > PLAY_LIMITS.remembered) {
      this.#reaches.clear();
      this.#reached = 0;
    }
    this.#reaches.set(entry, reach);
    return reach;
  }
}

/** Cost of reducing one code offset, relative to one act of a block. */
const ACTS_PER_CUT = 4;
/** Up to this number of cells, programs are stored in rows with one entry per cell. */
const MAX_ROW_CELLS = 64;
/** Words per map entry. */
const WORDS_PER_ENTRY = 10;
/** Words of overhead per row. */
const ROW_OVERHEAD = 24;
/** Words per set member. */
const WORDS_PER_MEMBER = 8;

interface Cutter {
  programFor(from: number, attacker: number, cut: Cutting): number;
  /** Adds to the number of cached words. */
  keep(words: number): void;
}

/** Reduces programs for one position and its content. */
class Cutting implements AttackCode {
  readonly attackers: Uint8Array;
  readonly whenEmptied: Uint8Array;
  readonly whenFilled: Uint8Array;
  readonly cell: number;
  isFleeting = false;
  isRecent = false;
  readonly #program: Program;
  readonly target: number;
  readonly #cutter: Cutter;
  /** For each position, the programs of all cells; UNKNOWN until first needed. */
  readonly #rows: (Int32Array | undefined)[];
  readonly #rare = new Map<number, number>();

  constructor(
    program: Program,
    { target, cell }: Pick<AttackCode, 'target' | 'cell'>,
    attackers: Uint8Array,
    cutter: Cutter,
  ) {
    this.#program = program;
    this.attackers = attackers;
    this.#cutter = cutter;
    this.#rows = new Array<Int32Array | undefined>(program.positions);
    this.target = target;
    this.cell = cell;
    this.whenEmptied = new Uint8Array(program.positions);
    this.whenFilled = new Uint8Array(program.positions);
  }

  programOf(from: number, cell: number): number {
    return this.attackers.length > MAX_ROW_CELLS
      ? this.#rareProgramOf(from, cell)
      : this.#programInRow(from, cell);
  }

  /** A map instead of rows: with many cells, few ever appear on any one position. */
  #rareProgramOf(from: number, cell: number): number {
    const key = from * this.attackers.length + cell;
    const cached = this.#rare.get(key);
    if (cached !== undefined) return cached;
    const program = this.#cutter.programFor(from, cell, this);
    this.#rare.set(key, program);
    this.#cutter.keep(WORDS_PER_ENTRY);
    return program;
  }

  #programInRow(from: number, cell: number): number {
    let row = this.#rows[from];
    if (row === undefined) {
      row = new Int32Array(this.attackers.length).fill(UNKNOWN);
      this.#cutter.keep(row.length + ROW_OVERHEAD);
      this.#rows[from] = row;
    }
    const cached = int32At(row, cell);
    if (cached !== UNKNOWN) return cached;
    const program = this.#cutter.programFor(from, cell, this);
    row[cell] = program;
    return program;
  }

  /** Code reduced to the hit test alone; `NEVER` or `ALWAYS` if the answer is fixed. */
  cut(entry: number): number {
    const { words } = this.#program.code;
    /** Reduced code of each offset, before and after the target has been queued for capture. */
    const plain = new Map<number, number>();
    const armed = new Map<number, number>();
    const order = inPostOrder(words, entry);
    this.#program.spend(order.length * ACTS_PER_CUT);
    for (const at of order) {
      plain.set(at, this.#cutAt(at, plain, armed, false));
      armed.set(at, this.#cutAt(at, plain, armed, true));
    }
    return assertDefined(plain.get(entry));
  }

  #cutAt(
    at: number,
    plain: ReadonlyMap<number, number>,
    armed: ReadonlyMap<number, number>,
    isArmed: boolean,
  ): number {
    const { code, records } = this.#program;
    const { words } = code;
    const [op, a, b] = [assertDefined(words[at]), words[at + 1] ?? 0, words[at + 2] ?? 0];
    const cached = isArmed ? armed : plain;
    const after = (jump: number) => assertDefined(cached.get(assertDefined(words[at + 1 + jump])));
    if (op === OP.clear) return assertDefined(plain.get(a));
    if (op === OP.queue) {
      return removesPiece(a, b, this.target)
        ? assertDefined(armed.get(assertDefined(words[at + 4])))
        : after(3);
    }
    if (op === OP.emit || op === OP.emitQueued) {
      return isArmed || recordHits(records.words, a, this.target) ? ALWAYS : after(1);
    }
    // Attacks on the attacker itself are ignored: following them could recurse forever.
    if (op === OP.attack) return after(2);
    if (op === OP.cell) return this.#cutCell(a, b, after(2), after(3));
    if (op === OP.attribute) return this.#cutAttribute([op, a, b], after(2), after(3));
    if (op === OP.walk) return this.#walk(a);
    if (op === OP.lastFrom || op === OP.lastTo) return this.#cutLast([op, a], after(1), after(2));
    return NEVER;
  }

  #cutCell(row: number, position: number, yes: number, no: number): number {
    const { table } = this.#program.classes;
    if (position === this.target) return table[row + this.cell] === 1 ? yes : no;
    if (yes === no) return yes;
    const isOfEmpty = this.#program.classes.isOfEmpty(row);
    if (isOfEmpty && no === NEVER) this.whenEmptied[position] = 1;
    else if (isOfEmpty && yes === NEVER) this.whenFilled[position] = 1;
    else this.#mark(position);
    return this.#program.code.append([OP.cell, row, position, yes, no]);
  }

  #walk(run: number): number {
    this.isFleeting = true;
    return FIRST_WALK - run;
  }

  #mark(position: number): void {
    this.whenEmptied[position] = 1;
    this.whenFilled[position] = 1;
  }

  #cutAttribute(words: readonly number[], yes: number, no: number): number {
    if (yes === no) return yes;
    this.isFleeting = true;
    return this.#program.code.append([...words, yes, no]);
  }

  #cutLast(words: readonly number[], yes: number, no: number): number {
    if (yes === no) return yes;
    this.isRecent = true;
    return this.#program.code.append([...words, yes, no]);
  }
}
