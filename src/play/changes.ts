/** Groups several changes into one redraw, for shells that redraw after each. */
export type Batch = <T>(change: () => T) => T;

/** Notifies listeners once per group of changes. */
export class Changes {
  readonly #batch: Batch;
  readonly #listeners = new Set<() => void>();
  #isUpdating = false;
  #isChanged = false;

  constructor(batch: Batch = (run) => run()) {
    this.#batch = batch;
  }

  /** Calls `listener` after every change. The returned function unsubscribes it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Runs a change, possibly with nested ones, and notifies listeners once at the end. */
  update<T>(change: () => T): T {
    if (this.#isUpdating) return change();
    this.#isUpdating = true;
    try {
      return this.#batch(() => {
        const result = change();
        this.#isUpdating = false;
        if (this.#isChanged) this.#notify();
        return result;
      });
    } finally {
      this.#isUpdating = false;
    }
  }

  /** Marks a change, so that listeners are notified. */
  touch(): void {
    this.update(() => (this.#isChanged = true));
  }

  #notify(): void {
    this.#isChanged = false;
    for (const listener of this.#listeners) listener();
  }
}
