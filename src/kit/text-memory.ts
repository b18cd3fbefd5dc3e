/** So many texts are remembered, of at most so many UTF-16 units each. */
const [TEXTS_MOST, LENGTH_MOST] = [2_000, 200] as const;

/** A pure function of texts that remembers its answers; they are never to be changed. */
export class TextMemory<T> {
  readonly #answer: (text: string) => T;
  readonly #known = new Map<string, T>();

  constructor(answer: (text: string) => T) {
    this.#answer = answer;
  }

  of(text: string): T {
    if (text.length > LENGTH_MOST) return this.#answer(text);
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const found = this.#answer(text);
    // All are forgotten at once: what frames hold is soon known again.
    if (this.#known.size >= TEXTS_MOST) this.#known.clear();
    this.#known.set(text, found);
    return found;
  }
}
