interface Row<K, V> {
  readonly name: K;
  readonly value: V;
}

/**
 * What belongs to each of a few names: engines compare some names faster than they look one up. Those
 * asked for most may come first.
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

  /** What belongs to a name, or undefined. */
  get(name: K): V | undefined {
    for (const row of this.#rows) if (row.name === name) return row.value;
    return undefined;
  }

  /** The same where there has to be something. */
  of(name: K): V {
    for (const row of this.#rows) if (row.name === name) return row.value;
    throw new RangeError(`there is nothing called ${name}`);
  }
}
