/** Snapshot of a board's tables at the start of its log, for undoing many changes quickly. */
export class LogStart {
  readonly #words: Int32Array;
  readonly #royals: readonly number[][];
  readonly #savedWords: Int32Array;
  #savedRoyals: readonly (readonly number[])[] = [];
  isSaved = false;

  /** Receives live references to all tables and to the squares of royal pieces. */
  constructor(words: Int32Array, royals: readonly number[][]) {
    this.#words = words;
    this.#royals = royals;
    this.#savedWords = new Int32Array(words.length);
  }

  /** Saves the current tables. */
  save(): void {
    this.#savedWords.set(this.#words);
    this.#savedRoyals = this.#royals.map((places) => [...places]);
    this.isSaved = true;
  }

  /** Discards the snapshot when a new log begins. */
  forget(): void {
    this.isSaved = false;
  }

  restore(): void {
    this.#words.set(this.#savedWords);
    for (const [player, places] of this.#royals.entries()) {
      places.length = 0;
      for (const place of this.#savedRoyals[player] ?? []) places.push(place);
    }
  }
}
