import { int32At } from '#core';
import { enlarge } from './words.ts';

/** Value for a position that has not been tested for check. */
export const UNKNOWN_CHECK = -1;

/** Words per position: its hash, the player who made it, and that player's checks in a row. */
const WORDS = 4;
const NO_PLAYER = -1;

/** Positions of a game in order, with the checks that led to them. */
export class CheckRecord {
  #words = new Int32Array(256 * WORDS);
  #length = 0;
  /** Number of turns in a round. */
  readonly #round: number;

  constructor(round: number) {
    this.#round = round;
  }

  clear(): void {
    this.#length = 0;
  }

  /** True if the last turn gave check. */
  get isCheck(): boolean {
    return this.#length > 0 && this.#streak(this.#length - 1) > 0;
  }

  /** Adds the position after a turn of `player`. */
  add(high: number, low: number, player: number): void {
    const at = this.#length * WORDS;
    if (at + WORDS > this.#words.length) this.#words = enlarge(this.#words);
    const words = this.#words;
    words[at] = high;
    words[at + 1] = low;
    words[at + 2] = player;
    words[at + 3] = UNKNOWN_CHECK;
    this.#length += 1;
  }

  /** True until the last position has been tested for check. */
  get isOpen(): boolean {
    return this.#length > 0 && this.#streak(this.#length - 1) === UNKNOWN_CHECK;
  }

  /** Records the test of the last position. */
  settle(isCheck: boolean): void {
    const last = this.#length - 1;
    this.#words[last * WORDS + 3] = isCheck ? this.#streak(last - this.#round) + 1 : 0;
  }

  /** Undoes the last `add`. */
  remove(): void {
    this.#length -= 1;
  }

  #streak(index: number): number {
    return index < 0 ? 0 : int32At(this.#words, index * WORDS + 3);
  }

  /**
   * The only player whose turns have all given check since the current position occurred for the
   * first of `occurrences` times, or -1.
   */
  perpetualChecker(occurrences: number): number {
    const last = this.#length - 1;
    const first = this.#firstOf(last, occurrences);
    if (first < 0) return NO_PLAYER;
    const turns = (last - first) / this.#round;
    let checker = NO_PLAYER;
    for (let index = last; index > last - this.#round; index -= 1) {
      if (this.#streak(index) < turns) continue;
      const player = int32At(this.#words, index * WORDS + 2);
      if (checker !== NO_PLAYER && checker !== player) return NO_PLAYER;
      checker = player;
    }
    return checker;
  }

  /** Index of the first of the last `occurrences` of a position, or -1. */
  #firstOf(last: number, occurrences: number): number {
    const words = this.#words;
    let left = occurrences - 1;
    for (let index = last - this.#round; index >= 0; index -= this.#round) {
      const isSame = [0, 1].every(
        (half) => words[index * WORDS + half] === words[last * WORDS + half],
      );
      if (isSame) left -= 1;
      if (left === 0) return index;
    }
    return -1;
  }
}
