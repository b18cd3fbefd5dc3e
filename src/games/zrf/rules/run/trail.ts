import type { Frame } from './frame.ts';

/** Hashes of the boards reached within turns, two words each. */
export class Trail {
  #words: number[] = [];
  /** Offset of the current turn. */
  #before = 0;

  /** Restarts with a turn that has already reached some boards. */
  reset(words: readonly number[]): void {
    this.#words = [...words];
    this.#before = 0;
  }

  beginTurn(): void {
    this.#before = this.#words.length;
  }

  add(high: number, low: number): void {
    this.#words.push(high, low);
  }

  /** Number of boards reached in the turn. */
  get length(): number {
    return (this.#words.length - this.#before) / 2;
  }

  ofTurn(): number[] {
    return this.#words.slice(this.#before);
  }

  /** True if the turn has already reached a board. */
  has(high: number, low: number): boolean {
    const words = this.#words;
    for (let at = this.#before; at < words.length; at += 2) {
      if (words[at] === high && words[at + 1] === low) return true;
    }
    return false;
  }

  mark(frame: Frame): void {
    frame.trailed = this.#words.length;
    frame.trailBefore = this.#before;
  }

  rewind({ trailed, trailBefore }: Frame): void {
    if (this.#words.length !== trailed) this.#words.length = trailed;
    this.#before = trailBefore;
  }
}
