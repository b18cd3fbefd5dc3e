interface Row<K, V> {
  readonly name: K;
  readonly value: V;
}

/**
 * Map for a small set of names, stored as a list because engines compare a few names faster than
 * they hash one. Put the most frequent names first.
 */
export class NameTable<K extends string, V> {
  readonly #rows: readonly Row<K, V>[];

  constructor(values: Readonly<Record<K, V>>, frequent: readonly NoInfer<K>[] = []) {
    const rows = (Object.entries(values) as [K, V][]).map(([name, value]) => ({ name, value }));
    this.#rows = [
      ...frequent.flatMap((name) => rows.filter((row) => row.name === name)),
      ...rows.filter(({ name }) => !frequent.includes(name)),
    ];
  }

  /** Value of a name, or undefined. */
  get(name: K): V | undefined {
    for (const row of this.#rows) if (row.name === name) return row.value;
    return undefined;
  }

  /** Value of a name that must exist; throws RangeError otherwise. */
  of(name: K): V {
    for (const row of this.#rows) if (row.name === name) return row.value;
    throw new RangeError(`unknown name ${name}`);
  }
}
