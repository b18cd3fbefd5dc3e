/** The answer to the question asked last, for those that are asked again at once. */
export class LastOf<K extends object, V> {
  #key: K | undefined;
  #value: V | undefined;

  /** The answer that was kept for this very key. */
  find(key: K): V | undefined {
    return this.#key === key ? this.#value : undefined;
  }

  keep(key: K, value: V): V {
    this.#key = key;
    this.#value = value;
    return value;
  }
}
