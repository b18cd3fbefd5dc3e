import type { NullWindowSearch } from './null-window-search.ts';
import type { TranspositionTable } from './transposition-table.ts';

/** Number of consecutive searches in one direction before the steps grow. */
const STEPS_BEFORE_LEAPS = 3;

/**
 * MTD(f): finds the score of a position by null-window searches that narrow its bounds, starting
 * from a guess. With a good guess two searches suffice. If the score is far away and fine-grained
 * estimates move the bound slowly, each search leaps as far as the previous ones advanced in total.
 */
export class MtdSearch<A> {
  readonly #search: NullWindowSearch<A>;
  /** Score so far, and the move that leads to it; -1 before one is found. */
  value = 0;
  move = -1;
  #depth = 0;
  #lower = 0;
  #upper = 0;
  #threshold = 0;
  #isSearching = false;
  /**
   * Consecutive searches that raised the score (positive) or lowered it (negative), and the score
   * before the first of them.
   */
  #streak = 0;
  #streakFrom = 0;
  #lowerSolved = true;
  #upperSolved = true;

  constructor(search: NullWindowSearch<A>) {
    this.#search = search;
  }

  get nodes(): number {
    return this.#search.nodes;
  }

  set nodes(nodes: number) {
    this.#search.nodes = nodes;
  }

  /** A null window says nothing about the moves that were not refuted. */
  readonly interimMove = -1;

  get table(): TranspositionTable {
    return this.#search.table;
  }

  /** Starts on the current position, `depth` moves ahead. */
  start(depth: number, guess: number): void {
    const { position } = this.#search;
    const isOver = position.player() < 0;
    const score = isOver ? position.result() : position.scoreSoFar();
    const remaining = isOver ? 0 : position.remaining();
    this.#depth = depth;
    this.#lower = score - remaining;
    this.#upper = score + remaining;
    this.value = Math.max(this.#lower, Math.min(this.#upper, guess));
    this.move = -1;
    this.#isSearching = false;
    this.#streak = 0;
    this.#lowerSolved = true;
    this.#upperSolved = true;
  }

  /** True if the score is proven at any depth. */
  get exact(): boolean {
    return this.#lowerSolved && this.#upperSolved;
  }

  /**
   * Runs until the score is found (true), or until the search has entered `nodes` positions in
   * total.
   */
  run(nodes: number): boolean {
    const search = this.#search;
    while (this.#lower < this.#upper) {
      if (!this.#isSearching) this.#startSearch();
      if (!search.run(nodes)) return false;
      this.#narrow();
    }
    return true;
  }

  #startSearch(): void {
    const estimate = Math.max(this.value, this.#lower + 1);
    const leap = Math.abs(this.#streak) < STEPS_BEFORE_LEAPS ? 0 : this.value - this.#streakFrom;
    this.#threshold = Math.max(this.#lower + 1, Math.min(this.#upper, estimate + leap));
    this.#search.start(this.#threshold, this.#depth);
    this.#isSearching = true;
  }

  #narrow(): void {
    const { value, solved, move } = this.#search;
    const isHigh = value >= this.#threshold;
    const isSameDirection = isHigh ? this.#streak > 0 : this.#streak < 0;
    if (!isSameDirection) this.#streakFrom = this.value;
    this.#streak = (isSameDirection ? this.#streak : 0) + (isHigh ? 1 : -1);
    if (isHigh) {
      this.#lower = value;
      this.#lowerSolved = solved;
    } else {
      this.#upper = value;
      this.#upperSolved = solved;
    }
    this.value = value;
    if (move >= 0) this.move = move;
    this.#isSearching = false;
  }
}
