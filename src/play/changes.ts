/** Runs what changes several things at once, for shells that would draw each of them. */
export type Batch = <T>(change: () => T) => T;

/** Tells listeners once of all that changes together. */
export class Changes {
  readonly #batch: Batch;
  readonly #listeners = new Set<() => void>();
  #isUpdating = false;
  #isChanged = false;

  constructor(batch: Batch = (run) => run()) {
    this.#batch = batch;
  }

  /** Calls back after every change; the result ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Runs a change, which may hold others; listeners are told once of all of it. */
  update<T>(change: () => T): T {
    if (this.#isUpdating) return change();
    this.#isUpdating = true;
    try {
      return this.#batch(() => {
        const result = change();
        this.#isUpdating = false;
        if (this.#isChanged) this.#tell();
        return result;
      });
    } finally {
      this.#isUpdating = false;
    }
  }

  /** Notes that something has changed, of which listeners are told. */
  touch(): void {
    this.update(() => (this.#isChanged = true));
  }

  #tell(): void {
    this.#isChanged = false;
    for (const listener of this.#listeners) listener();
  }
}
