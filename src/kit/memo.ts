/** A value that is made again only where what it is made from changes. */
export class Kept<T> {
  #from: readonly unknown[] = [];
  #value: T | undefined;

  /** The value; `make` gives another one where `from` is not what it was the last time. */
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
