/**
 * Map for a small set of names, stored as a list because engines compare a few names faster than
 * they hash one. Put the most frequent names first.
 */
export class NameTable<K extends string, V> {
  // Parallel lists of names and values.
  readonly #names: readonly K[];
  readonly #values: readonly V[];

  constructor(values: Readonly<Record<K, V>>, frequent: readonly NoInfer<K>[] = []) {
    const rows = Object.entries(values) as [K, V][];
    const ordered = [
      ...frequent.flatMap((name) => rows.filter((row) => row[0] === name)),
      ...rows.filter(([name]) => !frequent.includes(name)),
    ];
    this.#names = ordered.map(([name]) => name);
    this.#values = ordered.map(([, value]) => value);
  }

  /** Value of a name, or undefined. */
  get(name: K): V | undefined {
    const names = this.#names;
    for (let at = 0; at < names.length; at++) if (names[at] === name) return this.#values[at];
    return undefined;
  }

  /** Value of a name that must exist; throws RangeError otherwise. */
  of(name: K): V {
    const names = this.#names;
    for (let at = 0; at < names.length; at++) if (names[at] === name) return this.#values[at] as V;
    throw new RangeError(`unknown name ${name}`);
  }
}
