/** How the tables of a board were when its log was begun: to go back there from afar at once. */
export class Beginning {
  readonly #words: Int32Array;
  readonly #royals: readonly number[][];
  readonly #kept: Int32Array;
  #keptRoyals: readonly (readonly number[])[] = [];
  isKept = false;

  /** Takes the words of all tables and the places of royal pieces, as they change. */
  constructor(words: Int32Array, royals: readonly number[][]) {
    this.#words = words;
    this.#royals = royals;
    this.#kept = new Int32Array(words.length);
  }

  /** Keeps how the tables are now. */
  keep(): void {
    this.#kept.set(this.#words);
    this.#keptRoyals = this.#royals.map((places) => [...places]);
    this.isKept = true;
  }

  /** The log is begun again: what is kept is past. */
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
