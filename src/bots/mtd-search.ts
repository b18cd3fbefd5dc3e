import type { NullWindowSearch } from './null-window-search.ts';

/** So many searches in a row go from bound to bound before they begin to leap. */
const STEPS_BEFORE_LEAPS = 3;

/**
 * MTD(f): finds the score of a position by null-window searches that narrow its bounds, the first
 * one at a guess. With a good guess two searches are enough. Where the score is far away, and fine
 * estimates bring the bound nearer by little, each search leaps as far as those before it came.
 */
export class MtdSearch<A> {
  readonly #search: NullWindowSearch<A>;
  /** The score found so far, and the move that leads to it; -1 while none is known. */
  value = 0;
  move = -1;
  #depth = 0;
  #lower = 0;
  #upper = 0;
  #threshold = 0;
  #asked = false;
  /** Searches in a row that raised the score (positive) or lowered it, and where they began. */
  #streak = 0;
  #streakFrom = 0;
  #lowerSolved = true;
  #upperSolved = true;

  constructor(search: NullWindowSearch<A>) {
    this.#search = search;
  }

  /** Starts on the position as it stands, looking `depth` moves ahead. */
  start(depth: number, guess: number): void {
    const { position } = this.#search;
    const over = position.player() < 0;
    const score = over ? position.result() : position.scoreSoFar();
    const remaining = over ? 0 : position.remaining();
    this.#depth = depth;
    this.#lower = score - remaining;
    this.#upper = score + remaining;
    this.value = Math.max(this.#lower, Math.min(this.#upper, guess));
    this.move = -1;
    this.#asked = false;
    this.#streak = 0;
    this.#lowerSolved = true;
    this.#upperSolved = true;
  }

  /** Whether the score found holds however far one looks ahead. */
  get exact(): boolean {
    return this.#lowerSolved && this.#upperSolved;
  }

  /** Works until the score is found (true), or until the search has entered `nodes` in all. */
  run(nodes: number): boolean {
    const search = this.#search;
    while (this.#lower < this.#upper) {
      if (!this.#asked) this.#ask();
      if (!search.run(nodes)) return false;
      this.#narrow();
    }
    return true;
  }

  #ask(): void {
    const near = Math.max(this.value, this.#lower + 1);
    const leap = Math.abs(this.#streak) < STEPS_BEFORE_LEAPS ? 0 : this.value - this.#streakFrom;
    this.#threshold = Math.max(this.#lower + 1, Math.min(this.#upper, near + leap));
    this.#search.ask(this.#threshold, this.#depth);
    this.#asked = true;
  }

  #narrow(): void {
    const { value, solved, move } = this.#search;
    const isHigh = value >= this.#threshold;
    const goesOn = isHigh ? this.#streak > 0 : this.#streak < 0;
    if (!goesOn) this.#streakFrom = this.value;
    this.#streak = (goesOn ? this.#streak : 0) + (isHigh ? 1 : -1);
    if (isHigh) {
      this.#lower = value;
      this.#lowerSolved = solved;
    } else {
      this.#upper = value;
      this.#upperSolved = solved;
    }
    this.value = value;
    if (move >= 0) this.move = move;
    this.#asked = false;
  }
}
