/**
 * What was found out before, kept by the value that it follows from: one record of each kind, made
 * when it is first asked for. It may lie in frozen data, and is gone when its owner is.
 */
export class Memory {
  readonly #records = new Map<new () => object, object>();

  /** The record of a kind. */
  of<T extends object>(kind: new () => T): T {
    const known = this.#records.get(kind);
    if (known !== undefined) return known as T;
    const made = new kind();
    this.#records.set(kind, made);
    return made;
  }
}
