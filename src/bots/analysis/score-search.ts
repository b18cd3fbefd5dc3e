import type { Position } from '#core';
import { MtdSearch } from '../mtd-search.ts';
import { NullWindowSearch } from '../null-window-search.ts';
import { SelectiveSearch } from '../selective-search.ts';
import { TranspositionTable } from '../transposition-table.ts';

/** Task of a score search on the current position. Scores are the first player's. */
export interface ScoreTask {
  readonly depth: number;
  /** Expected score. */
  readonly guess: number;
  /** Player who chose the position, and wants a score better than `rival`. */
  readonly chooser: number;
  /** Score of a rival position. Positions that are not better need no exact score. */
  readonly rival: number | undefined;
}

/** Finds the score of the current position by a search of a given depth, in slices. */
export interface ScoreSearch {
  nodes: number;
  readonly table: TranspositionTable;
  readonly value: number;
  /** True if the score is proven at any depth. */
  readonly solved: boolean;
  /** Score without the distance to a win. */
  outcomeOf(score: number): number;
  start(task: ScoreTask): void;
  /** Runs to the end (true), or until `nodes` positions in total have been entered. */
  run(nodes: number): boolean;
}

/** Creates the kind of search that suits a position. */
export function makeScoreSearch<A>(position: Position<A>, nodes: number): ScoreSearch {
  const table = new TranspositionTable(nodes);
  return position.isNoisy === undefined
    ? new ExactScore(new MtdSearch(new NullWindowSearch(position, table)))
    : new WindowedScore(new SelectiveSearch(position, table));
}

/** Finds exact scores only. */
class ExactScore<A> implements ScoreSearch {
  readonly #search: MtdSearch<A>;

  constructor(search: MtdSearch<A>) {
    this.#search = search;
  }

  get nodes(): number {
    return this.#search.nodes;
  }

  set nodes(nodes: number) {
    this.#search.nodes = nodes;
  }

  get table(): TranspositionTable {
    return this.#search.table;
  }

  get value(): number {
    return this.#search.value;
  }

  get solved(): boolean {
    return this.#search.exact;
  }

  outcomeOf(score: number): number {
    return score;
  }

  start({ depth, guess }: ScoreTask): void {
    this.#search.start(depth, guess);
  }

  run(nodes: number): boolean {
    return this.#search.run(nodes);
  }
}

/** Divisor of the bound of scores that gives half the first window. */
const NARROWNESS = 256;
/** Growth of a window that missed the score. */
const GROWTH = 4;

/** Compares with the rival in a null window first, and otherwise widens a window around the guess. */
class WindowedScore<A> implements ScoreSearch {
  readonly #search: SelectiveSearch<A>;
  #depth = 0;
  #low = 0;
  #high = 0;
  #step = 0;
  /** Lowest and highest scores of interest. */
  #least = 0;
  #most = 0;
  #isSearching = false;
  #isTest = false;

  constructor(search: SelectiveSearch<A>) {
    this.#search = search;
  }

  get nodes(): number {
    return this.#search.nodes;
  }

  set nodes(nodes: number) {
    this.#search.nodes = nodes;
  }

  get table(): TranspositionTable {
    return this.#search.table;
  }

  get value(): number {
    return this.#search.value;
  }

  get solved(): boolean {
    return this.#search.solved;
  }

  outcomeOf(score: number): number {
    return this.#search.outcomeOf(score);
  }

  start({ depth, guess, chooser, rival }: ScoreTask): void {
    const limit = this.#search.position.bound + 1;
    this.#depth = depth;
    this.#least = chooser === 0 ? (rival ?? -limit) : -limit;
    this.#most = chooser === 0 ? limit : (rival ?? limit);
    this.#step = Math.max(1, Math.trunc(limit / NARROWNESS));
    this.#isTest = rival !== undefined;
    if (rival === undefined) this.#frame(guess);
    else {
      this.#low = chooser === 0 ? rival : rival - 1;
      this.#high = this.#low + 1;
    }
    this.#isSearching = false;
  }

  /** Sets the window around a score. */
  #frame(score: number): void {
    this.#low = Math.max(this.#least, Math.min(score, this.#most - 1) - this.#step);
    this.#high = Math.min(this.#most, Math.max(score, this.#least + 1) + this.#step);
  }

  run(nodes: number): boolean {
    const search = this.#search;
    for (;;) {
      if (!this.#isSearching) search.start(this.#low, this.#high, this.#depth);
      this.#isSearching = true;
      if (!search.run(nodes)) return false;
      this.#isSearching = false;
      if (this.#isFound(search.value)) return true;
    }
  }

  /** Accepts the score, or chooses the next window. */
  #isFound(value: number): boolean {
    const isLow = value <= this.#low;
    const isHigh = value >= this.#high;
    const isOutside = isLow ? this.#low <= this.#least : isHigh && this.#high >= this.#most;
    if (isOutside || (!isLow && !isHigh)) return true;
    if (this.#isTest) {
      // Better than the rival: now the exact score matters.
      this.#isTest = false;
      this.#frame(value);
    } else if (isLow) {
      this.#step *= GROWTH;
      this.#low = Math.max(this.#least, value - this.#step);
    } else {
      this.#step *= GROWTH;
      this.#high = Math.min(this.#most, value + this.#step);
    }
    return false;
  }
}
