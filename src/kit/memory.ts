/**
 * Cache of derived data, stored with the value it is derived from. It has one record of each kind,
 * created on first use. It can be part of frozen data, and is garbage collected with its owner.
 */
export class Memory {
  // Parallel lists of kinds and records: there are few, and they are read often.
  readonly #kinds: (new () => object)[] = [];
  readonly #records: object[] = [];

  /** Record of a kind, created if missing. */
  of<T extends object>(kind: new () => T): T {
    const kinds = this.#kinds;
    for (let at = 0; at < kinds.length; at++) if (kinds[at] === kind) return this.#records[at] as T;
    const created = new kind();
    kinds.push(kind);
    this.#records.push(created);
    return created;
  }
}
