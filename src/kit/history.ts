/** Immutable undo history: a value with its past and future versions. */
export class History<T> {
  readonly value: T;
  readonly #past: readonly T[];
  readonly #future: readonly T[];
  readonly #maxEntries: number;

  private constructor(value: T, past: readonly T[], future: readonly T[], maxEntries: number) {
    this.value = value;
    this.#past = past;
    this.#future = future;
    this.#maxEntries = maxEntries;
  }

  /** Creates a history that can undo at most `most` changes. */
  static of<T>(value: T, maxEntries: number): History<T> {
    if (!Number.isInteger(maxEntries) || maxEntries < 0)
      throw new RangeError(`history of ${maxEntries} changes`);
    return new History(value, [], [], maxEntries);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Adds a new value and drops undone ones. Pushing the current value changes nothing. */
  push(value: T): History<T> {
    if (value === this.value) return this;
    const past = [...this.#past, this.value];
    return new History(
      value,
      past.slice(Math.max(0, past.length - this.#maxEntries)),
      [],
      this.#maxEntries,
    );
  }

  /** History one change earlier; unchanged if there is nothing to undo. */
  undo(): History<T> {
    if (!this.canUndo) return this;
    const value = this.#past[this.#past.length - 1] as T;
    return new History(
      value,
      this.#past.slice(0, -1),
      [this.value, ...this.#future],
      this.#maxEntries,
    );
  }

  /** History one change later; unchanged if there is nothing to redo. */
  redo(): History<T> {
    if (!this.canRedo) return this;
    const value = this.#future[0] as T;
    return new History(value, [...this.#past, this.value], this.#future.slice(1), this.#maxEntries);
  }
}
