import { assertDefined } from '#core';
import type { Position } from '#core';
import { MAX_DEPTH, NullWindowSearch } from './null-window-search.ts';
import { movesByPromise, movesOf } from './moves.ts';
import { MtdSearch } from './mtd-search.ts';
import { TranspositionTable } from './transposition-table.ts';

/** Where a search ends, if the game is not solved before. */
export interface Limits {
  /** Positions to look at; for the same number the finding is the same on every machine. */
  readonly nodes: number;
  /** Moves to look ahead. */
  readonly depth?: number;
}

/** A limit of time, by a clock that the caller owns: it makes the finding depend on the machine. */
export interface TimeLimit {
  readonly milliseconds: number;
  readonly now: () => number;
}

export interface Finding<A> {
  readonly action: A;
  /** The score expected: the first player's minus the second's. */
  readonly value: number;
  /** Whether the value is proven. */
  readonly exact: boolean;
  /** How many moves it looked ahead to the end. */
  readonly depth: number;
  readonly nodes: number;
  /** How the game is expected to go on, as far as it is remembered; begins with `action`. */
  readonly line: readonly A[];
}

/** A search that looks further and further ahead, in slices of any size. */
export class Search<A> {
  readonly #position: Position<A>;
  readonly #limits: Required<Limits>;
  readonly #search: NullWindowSearch<A>;
  readonly #mtd: MtdSearch<A>;
  /** The moves at the root, most promising first, and how many of them were looked at one by one. */
  readonly #moves: Int32Array;
  #looked = 0;
  readonly #guess: number;
  #depth = 1;
  #done = false;
  #found: Omit<Finding<A>, 'nodes'>;

  /** Takes over a position in which somebody is to move. */
  constructor(position: Position<A>, limits: Limits) {
    if (position.player() < 0) throw new RangeError('search: nobody is to move');
    this.#position = position;
    this.#limits = { depth: MAX_DEPTH, ...limits };
    this.#search = new NullWindowSearch(position, new TranspositionTable(limits.nodes));
    this.#mtd = new MtdSearch(this.#search);
    this.#moves = movesByPromise(position);
    const action = position.action(assertDefined(this.#moves[0]));
    this.#guess = position.estimate();
    this.#found = { action, value: this.#guess, exact: false, depth: 0, line: [action] };
  }

  /**
   * Searches this many more positions, and up to `limit` in all; true once the search has ended. It looks
   * one move ahead at every move, whatever the limit.
   */
  run(nodes: number, limit = this.#limits.nodes): boolean {
    const search = this.#search;
    const end = search.nodes + nodes;
    while (!this.#done && search.nodes < end) {
      if (this.hasLookedAhead && search.nodes >= limit) break;
      const most = this.hasLookedAhead ? Math.min(end, limit) : end;
      if (this.#looked < this.#moves.length) this.#look();
      else if (this.#mtd.run(most)) this.#conclude();
    }
    return this.#done || (this.hasLookedAhead && search.nodes >= limit);
  }

  /** Whether it has looked one move ahead at every move. */
  get hasLookedAhead(): boolean {
    return this.#done || this.#depth > 1;
  }

  /**
   * Looks at what one move leads to, and no further: so there is something to go by where rules are
   * so slow that there is no time for more, and a win at once ends the search.
   */
  #look(): void {
    const position = this.#position;
    const move = assertDefined(this.#moves[this.#looked]);
    const sign = position.player() === 0 ? 1 : -1;
    position.make(move);
    this.#search.nodes += 1;
    const isOver = position.player() < 0;
    const value = isOver ? position.result() : position.estimate();
    const exact = isOver && sign * value === position.bound;
    position.unmake();
    if (exact || this.#looked === 0 || sign * value > sign * this.#found.value) {
      const action = position.action(move);
      this.#found = { action, value, exact, depth: exact ? 1 : 0, line: [action] };
    }
    this.#looked += 1;
    this.#done = exact;
    if (this.#looked === this.#moves.length) this.#mtd.start(1, this.#guess);
  }

  /** What was found by the furthest look ahead that was finished. */
  get finding(): Finding<A> {
    return { ...this.#found, nodes: this.#search.nodes };
  }

  #conclude(): void {
    const { value, exact, move } = this.#mtd;
    const depth = this.#depth;
    // Where all is lost, what held out as far as one could see before holds out longest.
    const isKept = move < 0 || (depth > 1 && exact && this.#isLoss(value));
    const line = isKept ? this.#found.line : this.#lineFrom(move);
    this.#found = { action: line[0] ?? this.#found.action, value, exact, depth, line };
    this.#done = exact || depth >= this.#limits.depth;
    if (this.#done) return;
    this.#depth += 1;
    this.#mtd.start(this.#depth, value);
  }

  /** Whether there is no worse score for the player at the root. */
  #isLoss(value: number): boolean {
    const { bound } = this.#position;
    return value === (this.#position.player() === 0 ? -bound : bound);
  }

  /** The best moves that the table remembers, from the first one on. */
  #lineFrom(first: number): A[] {
    const position = this.#position;
    const { table } = this.#search;
    const line: A[] = [];
    let move = first;
    for (;;) {
      line.push(position.action(move));
      position.make(move);
      const entry = table.find(position.hashHigh(), position.hashLow());
      move = entry < 0 ? -1 : table.move(entry);
      if (line.length > MAX_DEPTH || !movesOf(position).includes(move)) break;
    }
    line.forEach(() => position.unmake());
    return line;
  }
}

const SLICE = 4096;

/** Searches a position in which somebody is to move, within the limits. */
export function search<A>(position: Position<A>, limits: Limits, time?: TimeLimit): Finding<A> {
  const searching = new Search(position, limits);
  const end = time === undefined ? Infinity : time.now() + time.milliseconds;
  while (!searching.run(SLICE) && (time === undefined || time.now() < end));
  return searching.finding;
}
