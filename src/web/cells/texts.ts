import type { Language, Messages } from '#i18n';

/** Texts of the text screens by language, loaded on demand. */
export class PageTexts {
  readonly #cached: Map<Language, Messages>;
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
    this.#cached = new Map([[first.language, first]]);
    this.#first = first;
    this.#onArrival = onArrival;
  }

  /** Texts of a language, or of the first one until it has loaded. */
  readonly of = (language: Language): Messages => {
    const cached = this.#cached.get(language);
    if (cached !== undefined) return cached;
    this.#cached.set(language, this.#first);
    void this.#load(language).then(
      (texts) => {
        this.#cached.set(language, texts);
        this.#onArrival();
      },
      () => void this.#cached.delete(language),
    );
    return this.#first;
  };
}
