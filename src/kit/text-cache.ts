/** So many texts are remembered, of at most so many UTF-16 units each. */
const [MAX_TEXTS, MAX_LENGTH] = [2_000, 200] as const;

/** A pure function of texts that remembers its answers; they are never to be changed. */
export class TextMemory<T> {
  readonly #answer: (text: string) => T;
  readonly #known = new Map<string, T>();

  constructor(answer: (text: string) => T) {
    this.#answer = answer;
  }

  of(text: string): T {
    if (text.length > MAX_LENGTH) return this.#answer(text);
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const found = this.#answer(text);
    // All are forgotten at once: what frames hold is soon known again.
    if (this.#known.size >= MAX_TEXTS) this.#known.clear();
    this.#known.set(text, found);
    return found;
  }
}
