/**
 * What was found out before, kept by the value that it follows from: one record of each kind, made
 * when it is first asked for. It may lie in frozen data, and is gone when its owner is.
 */
export class Memory {
  // The record of each kind at its place: there are but a few, and they are asked for all the time.
  readonly #kinds: (new () => object)[] = [];
  readonly #records: object[] = [];

  /** The record of a kind. */
  of<T extends object>(kind: new () => T): T {
    const kinds = this.#kinds;
    for (let at = 0; at < kinds.length; at++) if (kinds[at] === kind) return this.#records[at] as T;
    const made = new kind();
    kinds.push(kind);
    this.#records.push(made);
    return made;
  }
}
