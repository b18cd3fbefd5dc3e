import { int32At, assertDefined } from '#core';
import { cellOf } from './cell.ts';
import { OP, SHAPES } from './code.ts';
import type { Program } from './program.ts';
import { PLAY_LIMITS } from '../problems/limits.ts';
import { EFFECT, EFFECT_WORDS, RECORD } from './record.ts';

/** Code that hits nothing, and code that always hits: their places in every store of code. */
export const NEVER = 0;
export const ALWAYS = 1;
const UNKNOWN = -1;
/** From here down, programs stand for walks: nothing is known of a walk before it is done. */
const FIRST_WALK = -2;

/** The walk that a program stands for; below 0 where it is code. */
export function walkIn(program: number): number {
  return FIRST_WALK - program;
}

/**
 * What can hit a position on which a certain piece stands or is thought to stand. What each attacker
 * can do from each position is worked out when it first stands there.
 */
export interface AttackCode {
  readonly target: number;
  /** What stands, or is thought to stand, on the position. */
  readonly cell: number;
  /** 1 for cells that are attackers. */
  readonly attackers: Uint8Array;
  /** Code, or a walk (`walkIn`), that says whether the piece `cell` on `from` hits the position. */
  programOf(from: number, cell: number): number;
  /** Positions where a piece that leaves may let one of the strikes known so far through. */
  readonly whenEmptied: Uint8Array;
  /** Positions where a piece that arrives may make one. */
  readonly whenFilled: Uint8Array;
  /** True where strikes depend on more than where pieces stand. */
  readonly isFleeting: boolean;
}

/** The capture, or what amounts to one: the piece there is gone. */
function takes(effect: number, position: number, target: number): boolean {
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
    if (takes(assertDefined(words[record + at]), assertDefined(words[record + at + 1]), target))
      return true;
  }
  return false;
}

/** Offsets of all code that can be reached, what is reached from a place before the place itself. */
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

/** Those who attack, and a number of their own for them. */
export interface Attackers {
  readonly side: number;
  readonly players: readonly number[];
}

/** Positions that may be hit. */
interface Reach {
  has(position: number): boolean;
}

const ANYWHERE: Reach = { has: () => true };

/** Finds what can hit a position, and cuts programs down to the question whether they do. */
export class AttackCompiler {
  readonly #program: Program;
  readonly #reaches = new Map<number, Reach>();
  readonly #strikes = new Map<number, AttackCode>();
  readonly #forget: () => void;
  /** Words of all code that is kept, and of what is kept of how far code reaches. */
  #kept = 0;
  #reached = 0;

  /** A compiler that says when it has forgotten all code, as there was too much of it. */
  constructor(program: Program, forget: () => void) {
    this.#program = program;
    this.#forget = forget;
  }

  /** What pieces of some players can do to a position where `cell` stands. */
  of({ side, players }: Attackers, filter: number, target: number, cell: number): AttackCode {
    const { positions, unlisted, classes } = this.#program;
    const key =
      ((side * (unlisted + 1) + filter) * classes.cells.count + cell) * positions + target;
    const known = this.#strikes.get(key);
    if (known !== undefined) return known;
    if (this.#kept > PLAY_LIMITS.remembered) this.#clear();
    const strikes = this.#find(players, filter, target, cell);
    this.#strikes.set(key, strikes);
    return strikes;
  }

  #clear(): void {
    this.#strikes.clear();
    this.#kept = 0;
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
    // Two bits of each position, and a place for a row of programs.
    this.#keep(isAttacker.length / 4 + this.#program.positions * 1.5);
    const keep = (words: number) => this.#keep(words);
    return new Cutting(this.#program, { target, cell }, isAttacker, { programFor, keep });
  }

  #keep(words: number): void {
    this.#kept += words;
  }

  /** Positions that a program may hit, whatever the board. */
  #reach(entry: number): Reach {
    const known = this.#reaches.get(entry);
    if (known !== undefined) return known;
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
    this.#reached += reach.size * WORDS_OF_REACH;
    if (this.#reached > PLAY_LIMITS.remembered) {
      this.#reaches.clear();
      this.#reached = 0;
    }
    this.#reaches.set(entry, reach);
    return reach;
  }
}

/** Cutting a place of code down is that many times as much work as an act of a block. */
const ACTS_OF_CUT = 4;
/** Where there are no more cells than this, programs are kept in rows, an entry for each cell. */
const CELLS_OF_ROWS = 64;
/** Words of an entry of a map. */
const WORDS_OF_ENTRY = 10;
/** Words that a row takes beside its entries. */
const WORDS_OF_ROW = 24;
/** Words that a member of a set takes. */
const WORDS_OF_REACH = 8;

interface Cutter {
  programFor(from: number, attacker: number, cut: Cutting): number;
  /** Notes that so many words more are kept. */
  keep(words: number): void;
}

/** Cuts programs down for one position and what stands there. */
class Cutting implements AttackCode {
  readonly attackers: Uint8Array;
  readonly whenEmptied: Uint8Array;
  readonly whenFilled: Uint8Array;
  readonly cell: number;
  isFleeting = false;
  readonly #program: Program;
  readonly target: number;
  readonly #cutter: Cutter;
  /** For each position the programs of the cells there; UNKNOWN until first needed. */
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
    return this.attackers.length > CELLS_OF_ROWS
      ? this.#rareProgramOf(from, cell)
      : this.#programInRow(from, cell);
  }

  /** Of many kinds of pieces few ever stand on a position. */
  #rareProgramOf(from: number, cell: number): number {
    const key = from * this.attackers.length + cell;
    const known = this.#rare.get(key);
    if (known !== undefined) return known;
    const program = this.#cutter.programFor(from, cell, this);
    this.#rare.set(key, program);
    this.#cutter.keep(WORDS_OF_ENTRY);
    return program;
  }

  #programInRow(from: number, cell: number): number {
    let row = this.#rows[from];
    if (row === undefined) {
      row = new Int32Array(this.attackers.length).fill(UNKNOWN);
      this.#cutter.keep(row.length + WORDS_OF_ROW);
      this.#rows[from] = row;
    }
    const known = int32At(row, cell);
    if (known !== UNKNOWN) return known;
    const program = this.#cutter.programFor(from, cell, this);
    row[cell] = program;
    return program;
  }

  /** Code for the question alone; `NEVER` or `ALWAYS` where there is no question. */
  cut(entry: number): number {
    const { words } = this.#program.code;
    /** What each place is cut down to, and what it is once the target is in the queue of captures. */
    const plain = new Map<number, number>();
    const armed = new Map<number, number>();
    const order = inPostOrder(words, entry);
    this.#program.spend(order.length * ACTS_OF_CUT);
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
    const known = isArmed ? armed : plain;
    const after = (jump: number) => assertDefined(known.get(assertDefined(words[at + 1 + jump])));
    if (op === OP.clear) return assertDefined(plain.get(a));
    if (op === OP.queue) {
      return takes(a, b, this.target)
        ? assertDefined(armed.get(assertDefined(words[at + 4])))
        : after(3);
    }
    if (op === OP.emit || op === OP.emitQueued) {
      return isArmed || recordHits(records.words, a, this.target) ? ALWAYS : after(1);
    }
    // Whether an attacker is attacked itself is not asked: that question would have no end.
    if (op === OP.attack) return after(2);
    if (op === OP.cell) return this.#cutCell(a, b, after(2), after(3));
    if (op === OP.attribute) return this.#testElse([op, a, b], after(2), after(3));
    if (op === OP.walk) return this.#walk(a);
    if (op === OP.lastFrom || op === OP.lastTo) return this.#testElse([op, a], after(1), after(2));
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

  /** A test of something else than what stands somewhere. */
  #testElse(words: readonly number[], yes: number, no: number): number {
    if (yes === no) return yes;
    this.isFleeting = true;
    return this.#program.code.append([...words, yes, no]);
  }
}
