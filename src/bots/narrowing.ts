import type { Inquiry } from './inquiry.ts';

/**
 * Finds the score of a position by asking ever narrower questions about it, the first one about a
 * guess: with a good guess two questions are enough.
 */
export class Narrowing<A> {
  readonly #inquiry: Inquiry<A>;
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

  constructor(inquiry: Inquiry<A>) {
    this.#inquiry = inquiry;
  }

  /** Starts on the position as it stands, looking `depth` moves ahead. */
  start(depth: number, guess: number): void {
    const { position } = this.#inquiry;
    const over = position.player() < 0;
    const middle = over ? position.result() : position.settled();
    const open = over ? 0 : position.open();
    this.#depth = depth;
    this.#lower = middle - open;
    this.#upper = middle + open;
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

  /** Works until the score is found (true), or until the inquiry has entered `nodes` in all. */
  run(nodes: number): boolean {
    const inquiry = this.#inquiry;
    while (this.#lower < this.#upper) {
      if (!this.#asked) this.#ask();
      if (!inquiry.run(nodes)) return false;
      this.#narrow();
    }
    return true;
  }

  #ask(): void {
    this.#threshold = Math.max(this.value, this.#lower + 1);
    this.#inquiry.ask(this.#threshold, this.#depth);
    this.#asked = true;
  }

  #narrow(): void {
    const { value, solved, move } = this.#inquiry;
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
