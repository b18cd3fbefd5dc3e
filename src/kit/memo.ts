/** Memoised value, recomputed only when its dependencies change. */
export class Memo<T> {
  #from: readonly unknown[] = [];
  #value: T | undefined;

  /** Returns the value. Calls `make` if `from` differs from the last call. */
  get(from: readonly unknown[], make: () => T): T {
    const isSame =
      from.length === this.#from.length && from.every((one, at) => Object.is(one, this.#from[at]));
    if (!isSame || this.#value === undefined) {
      this.#value = make();
      this.#from = from;
    }
    return this.#value;
  }
}
