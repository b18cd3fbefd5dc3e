import { PLAY_LIMITS } from '../problems/limits.ts';

const MOST: number = PLAY_LIMITS.work;

/** Units of work, and what they were done for: see `Budget.about`. */
export interface Work {
  readonly units: number;
  readonly about: number;
}

/**
 * What may still be spent on a move, in units of work: an act of a block, a test of a cell, a word of a
 * record or a place of the board that is looked at is one each. No clock comes into it, and what is
 * remembered costs what it cost at first: rules come to the same on every machine.
 */
export class Budget {
  /** Acts that may still be walked to list the steps of a position. */
  walks: number = PLAY_LIMITS.walks;
  /** Units left to make a move and to list the steps after it; below 0 once they are spent. */
  left = MOST;
  /** What is being worked on: the cell of a piece, or ~index of a goal. */
  about = 0;
  /** The least that was left after a move, and what was worked on then. */
  #least = MOST;
  #leastAbout = 0;

  get isSpent(): boolean {
    return this.left < 0;
  }

  /** The most costly move so far. */
  get most(): Work {
    const isLeast = this.left < this.#least;
    const units = MOST - (isLeast ? this.left : this.#least);
    return { units, about: isLeast ? this.about : this.#leastAbout };
  }

  /** A move begins. */
  renew(): void {
    if (this.left < this.#least) {
      this.#least = this.left;
      this.#leastAbout = this.about;
    }
    this.left = MOST;
  }

  /** A listing begins. */
  renewWalks(): void {
    this.walks = PLAY_LIMITS.walks;
  }

  /** Begins a question that belongs to no move; `putBack` ends it. */
  setAside(): number {
    const { left } = this;
    this.left = MOST;
    return left;
  }

  putBack(left: number): void {
    this.left = left;
  }
}
