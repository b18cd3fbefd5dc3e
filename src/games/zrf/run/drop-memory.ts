import { OP, SHAPES } from '../compile/code.ts';
import type { Program } from '../compile/program.ts';
import { TOUCHES } from './board.ts';
import type { Board } from './board.ts';

/** What a drop comes to: a record's offset, or one of these. */
const NONE = 0;
/** It asks about more than what stands where, or lists several steps: it is run each time. */
const LIVE = -1;

/** Whoever lists steps: single ones, or those of code that must be run. */
export interface Listing {
  add(step: number): void;
  run(entry: number): void;
}

/** A drop that asks about more positions than this is not worth remembering. */
const ASKS_MOST = 8;

/**
 * Remembers where a piece can be dropped. A drop that asks only what stands on a few positions is
 * looked at again when one of them changes, so that a move costs a look or two and not one at every
 * position of the board.
 */
export class DropMemory {
  readonly #program: Program;
  readonly #board: Board;
  readonly #entries: Int32Array;
  /** The drops that ask about a position: from `#askersFrom[position]` up to that of the next. */
  readonly #askers: Int32Array;
  readonly #askersFrom: Int32Array;
  readonly #results: Int32Array;
  /** Positions where a drop is possible, or must be run: one bit each. */
  readonly #open: Int32Array;
  /** Drops that are remembered. */
  readonly #kept: readonly number[];
  #seen: number;

  constructor(program: Program, board: Board, piece: number, filter: number) {
    this.#program = program;
    this.#board = board;
    const { positions } = program;
    this.#entries = Int32Array.from({ length: positions }, (_, position) =>
      program.entry('drops', filter, piece, position),
    );
    this.#results = new Int32Array(positions);
    this.#open = new Int32Array((positions + 31) >> 5);
    const askers = Array.from({ length: positions }, (): number[] => []);
    const kept: number[] = [];
    for (const [position, entry] of this.#entries.entries()) {
      const asked = this.#askedBy(entry);
      for (const place of asked ?? []) askers[place]?.push(position);
      if (asked === undefined) this.#note(position, LIVE);
      else kept.push(position);
    }
    this.#kept = kept;
    this.#askers = Int32Array.from(askers.flat());
    this.#askersFrom = new Int32Array(positions + 1);
    for (const [position, list] of askers.entries()) {
      this.#askersFrom[position + 1] = (this.#askersFrom[position] as number) + list.length;
    }
    this.#seen = board.touched;
    for (const position of kept) this.#look(position);
  }

  /** Positions that code asks about; undefined where it does more than that. */
  #askedBy(entry: number): number[] | undefined {
    const { words } = this.#program.code;
    const asked = new Set<number>();
    const seen = new Set<number>();
    const open = [entry];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      const op = words[at] as number;
      if (op !== OP.end && op !== OP.cell && op !== OP.emit) return undefined;
      if (op === OP.cell) asked.add(words[at + 2] as number);
      for (const jump of SHAPES[op]?.jumps ?? []) open.push(words[at + 1 + jump] as number);
    }
    return asked.size > ASKS_MOST ? undefined : [...asked];
  }

  #note(position: number, result: number): void {
    this.#results[position] = result;
    const bit = 1 << (position & 31);
    const open = this.#open[position >> 5] as number;
    this.#open[position >> 5] = result === NONE ? open & ~bit : open | bit;
  }

  /** Runs the code of a drop for what it lists. */
  #look(position: number): void {
    const { words } = this.#program.code;
    const { table } = this.#program.classes;
    const { cell } = this.#board;
    let result = NONE;
    let at = this.#entries[position] as number;
    // The code ends at offset 0.
    while (at !== 0) {
      const operand = words[at + 1] as number;
      if (words[at] === OP.cell) {
        const there = cell[words[at + 2] as number] as number;
        at = words[at + 4 - (table[operand + there] as number)] as number;
        continue;
      }
      result = result === NONE ? operand : LIVE;
      at = words[at + 2] as number;
    }
    if (result !== this.#results[position]) this.#note(position, result);
  }

  /** Looks again at the drops that ask about what changed. */
  #catchUp(): void {
    const { touched, touches } = this.#board;
    if (touched - this.#seen > TOUCHES) for (const position of this.#kept) this.#look(position);
    else {
      for (let at = this.#seen; at < touched; at += 1) {
        const place = touches[at & (TOUCHES - 1)] as number;
        const end = this.#askersFrom[place + 1] as number;
        for (let asker = this.#askersFrom[place] as number; asker < end; asker += 1) {
          this.#look(this.#askers[asker] as number);
        }
      }
    }
    this.#seen = touched;
  }

  /** Lists the drops that are possible, in the order of positions. */
  list(listing: Listing): void {
    if (this.#seen !== this.#board.touched) this.#catchUp();
    const open = this.#open;
    for (let word = 0; word < open.length; word += 1) {
      for (let bits = open[word] as number; bits !== 0; bits &= bits - 1) {
        const position = (word << 5) + 31 - Math.clz32(bits & -bits);
        const result = this.#results[position] as number;
        if (result === LIVE) listing.run(this.#entries[position] as number);
        else listing.add(result);
      }
    }
  }
}
