/** Snapshot of a board's tables at the start of its log, for undoing many changes quickly. */
export class LogStart {
  readonly #words: Int32Array;
  readonly #royals: readonly number[][];
  readonly #kept: Int32Array;
  #keptRoyals: readonly (readonly number[])[] = [];
  isKept = false;

  /** Receives live references to all tables and to the squares of royal pieces. */
  constructor(words: Int32Array, royals: readonly number[][]) {
    this.#words = words;
    this.#royals = royals;
    this.#kept = new Int32Array(words.length);
  }

  /** Saves the current tables. */
  keep(): void {
    this.#kept.set(this.#words);
    this.#keptRoyals = this.#royals.map((places) => [...places]);
    this.isKept = true;
  }

  /** Discards the snapshot when a new log begins. */
  forget(): void {
    this.isKept = false;
  }

  restore(): void {
    this.#words.set(this.#kept);
    for (const [player, places] of this.#royals.entries()) {
      places.length = 0;
      for (const place of this.#keptRoyals[player] ?? []) places.push(place);
    }
  }
}
