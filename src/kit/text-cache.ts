/** Maximum number of cached texts, and their maximum length in UTF-16 units. */
const [MAX_TEXTS, MAX_LENGTH] = [2_000, 200] as const;

/** Cache for a pure function of texts. Callers must not modify the results. */
export class TextCache<T> {
  readonly #answer: (text: string) => T;
  readonly #cached = new Map<string, T>();

  constructor(answer: (text: string) => T) {
    this.#answer = answer;
  }

  of(text: string): T {
    if (text.length > MAX_LENGTH) return this.#answer(text);
    const cached = this.#cached.get(text);
    if (cached !== undefined) return cached;
    const found = this.#answer(text);
    // The cache is cleared completely when full: the texts of a frame refill it quickly.
    if (this.#cached.size >= MAX_TEXTS) this.#cached.clear();
    this.#cached.set(text, found);
    return found;
  }
}
