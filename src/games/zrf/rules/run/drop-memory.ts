import { int32At, uint8At } from '#core';
import { UNKNOWN } from '../compile/program.ts';
import type { Program } from '../compile/program.ts';
import { LOG_WORDS } from './board.ts';
import type { Board } from './board.ts';
import { readDrop, truthOf } from './plain-drop.ts';
import type { PlainDrop } from './plain-drop.ts';

/** Receiver of steps: marked places of a table, or code to run. */
export interface Listing {
  addMarked(marks: Int32Array, from: number, steps: Int32Array): void;
  run(entry: number): void;
}

/** Words before each entry's places: the log length, and its last change. */
const HEAD = 2;
/** Words of a drop before its tests. */
const DROP_HEAD = 3;

/**
 * Positions where drops with the same tests are possible. Only drops that test a changed position
 * are evaluated again, so a move costs one or two evaluations instead of one per position. Results
 * are stored for each position of the current line, which makes undoing free.
 */
class DropPlaces {
  readonly #board: Board;
  readonly #classes: Program['classes'];
  /** Truth tables of all shapes. */
  readonly #truths: Int32Array;
  /**
   * Drops that test a position, from `#askersFrom[position]` to the start of the next. The list
   * after the last position contains all drops. Each drop is stored as its place, the offset of its
   * truth table, the number of words that follow, and its tests as pairs of class and position.
   */
  readonly #askers: Int32Array;
  readonly #askersFrom: Int32Array;
  /** Words per entry: the head, and one bit for each place on the board. */
  readonly #size: number;
  /** Stack of entries, and the offset of the top one; below 0 if empty. */
  kept: Int32Array;
  #top: number;

  constructor(program: Program, board: Board, drops: readonly (PlainDrop | undefined)[]) {
    this.#board = board;
    this.#classes = program.classes;
    const truths = new Truths();
    const words = drops.map((drop, place) => {
      const tests = drop?.tests.flat() ?? [];
      return [place, truths.indexOf(drop), tests.length, ...tests];
    });
    this.#truths = Int32Array.from(truths.words);
    const askers = drops.map((): number[][] => []);
    for (const [place, drop] of drops.entries()) {
      const testedPositions = new Set(drop?.tests.map(([, position]) => position));
      for (const position of testedPositions) askers[position]?.push(words[place] ?? []);
    }
    const lists = [...askers, words].map((asker) => asker.flat());
    this.#askers = Int32Array.from(lists.flat());
    this.#askersFrom = startOffsets(lists);
    this.#size = HEAD + ((drops.length + 31) >> 5);
    this.kept = new Int32Array(this.#size * 64);
    this.#top = -this.#size;
  }

  /** Finds the possible places in the current position; returns their offset in `kept`. */
  find(): number {
    const board = this.#board;
    const { log, logged } = board;
    const { kept } = this;
    const size = this.#size;
    let top = this.#top;
    // Pop to the latest entry on the line to the current position.
    for (; top >= 0; top -= size) {
      const known = int32At(kept, top);
      if (known <= logged && board.changeAt(known) === kept[top + 1]) break;
    }
    if (top < 0) {
      top = this.#keep(0);
      this.#reevaluate(this.#askersFrom.length - 2, HEAD);
    } else if (kept[top] !== logged) {
      let at = int32At(kept, top);
      top = this.#keep(top + size);
      for (; at < logged; at += LOG_WORDS) {
        const position = int32At(log, at);
        if (position >= 0) this.#reevaluate(position, top + HEAD);
      }
    }
    this.#top = top;
    return top + HEAD;
  }

  /** Pushes an entry, copied from the previous one. */
  #keep(top: number): number {
    const size = this.#size;
    if (top + size > this.kept.length) this.#grow();
    const { kept } = this;
    const { logged } = this.#board;
    kept[top] = logged;
    kept[top + 1] = this.#board.changeAt(logged);
    if (top === 0) return top;
    for (let word = top + HEAD; word < top + size; word += 1) {
      kept[word] = int32At(kept, word - size);
    }
    return top;
  }

  #grow(): void {
    const larger = new Int32Array(this.kept.length * 2);
    larger.set(this.kept);
    this.kept = larger;
  }

  /** Re-evaluates all drops that test a position. */
  #reevaluate(position: number, places: number): void {
    const { kept } = this;
    const { cell } = this.#board;
    const { table } = this.#classes;
    const truths = this.#truths;
    const askers = this.#askers;
    const end = int32At(this.#askersFrom, position + 1);
    let at = int32At(this.#askersFrom, position);
    while (at < end) {
      const place = int32At(askers, at);
      const truthFrom = int32At(askers, at + 1);
      const last = at + DROP_HEAD + int32At(askers, at + 2);
      let answers = 0;
      let bit = 0;
      for (at += DROP_HEAD; at < last; at += 2) {
        const there = int32At(cell, askers[at + 1] as number);
        answers |= uint8At(table, int32At(askers, at) + there) << bit;
        bit += 1;
      }
      const truth = int32At(truths, truthFrom + (answers >> 5));
      const word = places + (place >> 5);
      const others = int32At(kept, word) & ~(1 << (place & 31));
      kept[word] = others | (((truth >> (answers & 31)) & 1) << (place & 31));
    }
  }
}

/** Truth tables, one per shape; word 0 is the table of a missing drop. */
class Truths {
  readonly words = [0];
  readonly #known = new Map<string, number>();

  indexOf(drop: PlainDrop | undefined): number {
    if (drop === undefined) return 0;
    const known = this.#known.get(drop.shape);
    if (known !== undefined) return known;
    const index = this.words.length;
    for (const word of truthOf(drop)) this.words.push(word);
    this.#known.set(drop.shape, index);
    return index;
  }
}

/** Start offset of each list after concatenation, and the end of the last one. */
function startOffsets(lists: readonly (readonly number[])[]): Int32Array {
  const begins = new Int32Array(lists.length + 1);
  for (const [index, list] of lists.entries()) {
    begins[index + 1] = int32At(begins, index) + list.length;
  }
  return begins;
}

/** Possible places for dropping one piece, and the resulting steps. */
interface DropList {
  readonly places: DropPlaces;
  /** Record of the plain drop on each position. */
  readonly records: Int32Array;
  /** Code of drops that must be run every time. */
  readonly live: readonly number[];
}

/** Caches the positions where pieces can be dropped. Pieces with the same tests share a cache. */
export class DropMemory {
  readonly #program: Program;
  readonly #board: Board;
  readonly #places = new Map<string, DropPlaces>();
  readonly #lists: (DropList | undefined)[] = [];

  constructor(program: Program, board: Board) {
    this.#program = program;
    this.#board = board;
  }

  /** Lists the drops of a piece: plain ones in order of position, followed by the others. */
  list(piece: number, filter: number, listing: Listing): void {
    const index = piece * (this.#program.unlisted + 1) + filter;
    let drops = this.#lists[index];
    if (drops === undefined) {
      drops = this.#prepare(piece, filter);
      this.#lists[index] = drops;
    }
    const { places, records, live } = drops;
    const from = places.find();
    listing.addMarked(places.kept, from, records);
    for (const entry of live) listing.run(entry);
  }

  #prepare(piece: number, filter: number): DropList {
    const { positions } = this.#program;
    const table = this.#program.table('drops', filter);
    const base = (piece - 1) * positions;
    for (let position = 0; position < positions; position += 1) {
      if (table[base + position] === UNKNOWN) {
        this.#program.specialise('drops', filter, piece, position);
      }
    }
    const entries = table.slice(base, base + positions);
    const { words } = this.#program.code;
    const drops = Array.from(entries, (entry) =>
      entry === 0 ? undefined : readDrop(words, entry),
    );
    return {
      places: this.#placesOf(drops),
      records: Int32Array.from(drops, (drop) => drop?.record ?? 0),
      live: [...entries].filter((entry, position) => entry !== 0 && drops[position] === undefined),
    };
  }

  /** Returns the shared places of drops with equal tests and shapes. */
  #placesOf(drops: readonly (PlainDrop | undefined)[]): DropPlaces {
    const key = drops.map((drop) => drop && `${drop.shape}:${drop.tests.join()}`).join(';');
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const places = new DropPlaces(this.#program, this.#board, drops);
    this.#places.set(key, places);
    return places;
  }
}
