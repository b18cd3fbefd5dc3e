/** Cache of a single entry, for lookups that repeat the last key. */
export class SingleEntryCache<K extends object, V> {
  #key: K | undefined;
  #value: V | undefined;

  /** Cached value for this key, compared by identity. */
  find(key: K): V | undefined {
    return this.#key === key ? this.#value : undefined;
  }

  set(key: K, value: V): V {
    this.#key = key;
    this.#value = value;
    return value;
  }
}
