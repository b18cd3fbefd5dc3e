import { OP, SHAPES } from '../compile/code.ts';
import { UNKNOWN } from '../compile/program.ts';
import type { Program } from '../compile/program.ts';
import { TOUCHES } from './board.ts';
import type { Board } from './board.ts';

/** Whoever lists steps: single ones, or those of code that must be run. */
export interface Listing {
  add(step: number): void;
  run(entry: number): void;
}

/** A drop that asks about more positions than this is not worth remembering. */
const ASKS_MOST = 8;

/** A drop asks only what stands on a few positions, and comes to one step or to none. */
interface PlainDrop {
  readonly record: number;
  readonly asked: readonly number[];
  /** The code without the record: drops with equal keys are possible at the same times. */
  readonly key: string;
}

/** Reads the code of a drop; undefined where it asks about more, or comes to several steps. */
function readDrop(words: Int32Array, entry: number): PlainDrop | undefined {
  const asked = new Set<number>();
  const order: number[] = [];
  let record = 0;
  const open = [entry];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (order.includes(at)) continue;
    order.push(at);
    const op = words[at] as number;
    const operand = words[at + 1] as number;
    if (op === OP.cell) asked.add(words[at + 2] as number);
    else if (op === OP.emit && record === 0 && words[at + 2] === 0) record = operand;
    else if (op !== OP.end) return undefined;
    for (const jump of SHAPES[op]?.jumps ?? []) open.push(words[at + 1 + jump] as number);
    if (asked.size > ASKS_MOST) return undefined;
  }
  const told = order.map((at) => {
    if (words[at] === OP.end) return 'end';
    if (words[at] === OP.emit) return 'emit';
    const jumps = [words[at + 3], words[at + 4]].map((to) => order.indexOf(to as number));
    return [words[at + 1], words[at + 2], ...jumps].join();
  });
  return { record, asked: [...asked], key: told.join(' ') };
}

/**
 * Where drops that ask the same are possible: looked at again when a position changes that they ask
 * about, so that a move costs a look or two and not one at every position of the board.
 */
class DropPlaces {
  /** Positions where a drop is possible: one bit each. */
  readonly open: Int32Array;
  readonly #program: Program;
  readonly #board: Board;
  readonly #entries: Int32Array;
  /** The drops that ask about a position: from `#askersFrom[position]` up to that of the next. */
  readonly #askers: Int32Array;
  readonly #askersFrom: Int32Array;
  #seen: number;

  constructor(
    program: Program,
    board: Board,
    entries: Int32Array,
    drops: readonly (PlainDrop | undefined)[],
  ) {
    this.#program = program;
    this.#board = board;
    this.#entries = entries.map((entry, position) => (drops[position] === undefined ? 0 : entry));
    this.open = new Int32Array((entries.length + 31) >> 5);
    const askers = Array.from(entries, (): number[] => []);
    for (const [position, drop] of drops.entries()) {
      for (const place of drop?.asked ?? []) askers[place]?.push(position);
    }
    this.#askers = Int32Array.from(askers.flat());
    this.#askersFrom = new Int32Array(entries.length + 1);
    for (const [position, list] of askers.entries()) {
      this.#askersFrom[position + 1] = (this.#askersFrom[position] as number) + list.length;
    }
    this.#seen = board.touched;
    this.#lookAtAll();
  }

  #lookAtAll(): void {
    for (const position of this.#entries.keys()) this.#look(position);
  }

  /** Runs the code of a drop for whether it lists a step. */
  #look(position: number): void {
    const { words } = this.#program.code;
    const { table } = this.#program.classes;
    const { cell } = this.#board;
    let at = this.#entries[position] as number;
    while (words[at] === OP.cell) {
      const there = cell[words[at + 2] as number] as number;
      at = words[at + 4 - (table[(words[at + 1] as number) + there] as number)] as number;
    }
    const bit = 1 << (position & 31);
    const open = this.open[position >> 5] as number;
    this.open[position >> 5] = at === 0 ? open & ~bit : open | bit;
  }

  /** Looks again at the drops that ask about what changed. */
  catchUp(): void {
    const { touched, touches } = this.#board;
    if (this.#seen === touched) return;
    if (touched - this.#seen > TOUCHES) this.#lookAtAll();
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
}

/** Where one piece can be dropped, and what steps that makes. */
interface DropList {
  readonly places: DropPlaces;
  /** For each position the record of a plain drop. */
  readonly records: Int32Array;
  /** Code of the drops that must be run each time. */
  readonly live: readonly number[];
}

/** Remembers where pieces can be dropped. Pieces whose drops ask the same share what is remembered. */
export class DropMemory {
  readonly #program: Program;
  readonly #board: Board;
  readonly #places = new Map<string, DropPlaces>();
  readonly #lists: (DropList | undefined)[] = [];

  constructor(program: Program, board: Board) {
    this.#program = program;
    this.#board = board;
  }

  /** Lists the drops of a piece: plain ones in the order of positions, then those that must be run. */
  list(piece: number, filter: number, listing: Listing): void {
    const index = piece * (this.#program.unlisted + 1) + filter;
    let drops = this.#lists[index];
    if (drops === undefined) {
      drops = this.#prepare(piece, filter);
      this.#lists[index] = drops;
    }
    const { places, records, live } = drops;
    places.catchUp();
    const { open } = places;
    for (let word = 0; word < open.length; word += 1) {
      for (let bits = open[word] as number; bits !== 0; bits &= bits - 1) {
        const position = (word << 5) + 31 - Math.clz32(bits & -bits);
        listing.add(records[position] as number);
      }
    }
    for (const entry of live) listing.run(entry);
  }

  #prepare(piece: number, filter: number): DropList {
    const { positions } = this.#program;
    const table = this.#program.table('drops', filter);
    const base = (piece - 1) * positions;
    for (let position = 0; position < positions; position += 1) {
      if (table[base + position] === UNKNOWN) {
        this.#program.unfold('drops', filter, piece, position);
      }
    }
    const entries = table.slice(base, base + positions);
    const { words } = this.#program.code;
    const drops = Array.from(entries, (entry) =>
      entry === 0 ? undefined : readDrop(words, entry),
    );
    const key = drops.map((drop) => drop?.key ?? '').join(';');
    const places =
      this.#places.get(key) ?? new DropPlaces(this.#program, this.#board, entries, drops);
    this.#places.set(key, places);
    return {
      places,
      records: Int32Array.from(drops, (drop) => drop?.record ?? 0),
      live: [...entries].filter((entry, position) => entry !== 0 && drops[position] === undefined),
    };
  }
}
