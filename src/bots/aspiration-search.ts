import type { SelectiveSearch } from './selective-search.ts';
import type { TranspositionTable } from './transposition-table.ts';

/** Depth from which the search expects a score near that of the previous depth. */
const MIN_DEPTH = 4;
/** Divisor of the typical change of an estimate that gives half the first window. */
const NARROWNESS = 3;
/** Binary digits by which half the first window is smaller than the largest score elsewhere. */
const DEFAULT_SHIFT = 8;
/** Growth of a window that missed the score. */
const GROWTH = 4;

/**
 * Finds the score of a position by searches with a window around the expected score. A window that
 * misses the score is widened on that side.
 */
export class AspirationSearch<A> {
  readonly #search: SelectiveSearch<A>;
  value = 0;
  move = -1;
  #depth = 0;
  #low = 0;
  #high = 0;
  #step = 0;
  #isSearching = false;
  #isFound = false;

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

  get interimMove(): number {
    return this.move;
  }

  get exact(): boolean {
    return this.#isFound && this.#search.solved;
  }

  start(depth: number, guess: number): void {
    const { position } = this.#search;
    const limit = position.bound + 1;
    const isExpected = depth >= MIN_DEPTH && Math.abs(guess) < position.bound / 2;
    const { margin = 0 } = position;
    const step = margin > 0 ? Math.trunc(margin / NARROWNESS) : position.bound >> DEFAULT_SHIFT;
    this.#step = isExpected ? Math.max(1, step) : 2 * limit;
    this.#depth = depth;
    this.#low = Math.max(-limit, guess - this.#step);
    this.#high = Math.min(limit, guess + this.#step);
    this.value = guess;
    this.move = -1;
    this.#isSearching = false;
    this.#isFound = false;
  }

  run(nodes: number): boolean {
    const search = this.#search;
    while (!this.#isFound) {
      if (!this.#isSearching) {
        search.start(this.#low, this.#high, this.#depth);
        this.#isSearching = true;
      }
      const isOver = search.run(nodes);
      if (search.move >= 0) this.move = search.move;
      if (!isOver) return false;
      this.#isSearching = false;
      this.#narrow(search.value);
    }
    return true;
  }

  /** Accepts the score, or widens the window on the side that the search failed on. */
  #narrow(value: number): void {
    const limit = this.#search.position.bound + 1;
    this.value = value;
    this.#step *= GROWTH;
    if (value <= this.#low && this.#low > -limit) {
      this.#low = Math.max(-limit, value - this.#step);
    } else if (value >= this.#high && this.#high < limit) {
      this.#high = Math.min(limit, value + this.#step);
    } else {
      this.#isFound = true;
      if (this.#search.solved) this.value = this.#search.outcomeOf(value);
    }
  }
}
