import type { NullWindowSearch } from './null-window-search.ts';

/**
 * MTD(f): finds the score of a position by null-window searches that narrow its bounds, the first
 * one at a guess. With a good guess two searches are enough.
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
    this.#threshold = Math.max(this.value, this.#lower + 1);
    this.#search.ask(this.#threshold, this.#depth);
    this.#asked = true;
  }

  #narrow(): void {
    const { value, solved, move } = this.#search;
    if (value >= this.#threshold) {
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
