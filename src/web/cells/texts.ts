import type { Language, Messages } from '#i18n';

/** Texts of the text screens by language, loaded on demand. */
export class PageTexts {
  readonly #known: Map<Language, Messages>;
  readonly #first: Messages;
  readonly #load: (language: Language) => Promise<Messages>;
  readonly #onArrival: () => void;

  /** `onArrival` is called when a language has loaded. Until then, the first one is used. */
  constructor(
    first: Messages,
    load: (language: Language) => Promise<Messages>,
    onArrival: () => void,
  ) {
    this.#load = load;
    this.#known = new Map([[first.language, first]]);
    this.#first = first;
    this.#onArrival = onArrival;
  }

  /** Texts of a language, or of the first one until it has loaded. */
  readonly of = (language: Language): Messages => {
    const known = this.#known.get(language);
    if (known !== undefined) return known;
    this.#known.set(language, this.#first);
    void this.#load(language).then(
      (texts) => {
        this.#known.set(language, texts);
        this.#onArrival();
      },
      () => void this.#known.delete(language),
    );
    return this.#first;
  };
}
