import type { Frame } from './frame.ts';

/** Hashes of the boards that turns went through on their way, two words each. */
export class Trail {
  #words: number[] = [];
  /** Where those of the present turn begin. */
  #before = 0;

  /** Begins again, with a turn that has been through some boards. */
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

  /** How many boards the turn has been through. */
  get length(): number {
    return (this.#words.length - this.#before) / 2;
  }

  ofTurn(): number[] {
    return this.#words.slice(this.#before);
  }

  /** Whether the turn has been through a board. */
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
