import type { Language, Messages } from '#i18n';

/** All texts of the languages that the text screens are shown in; a new one is fetched when it is asked for. */
export class PageTexts {
  readonly #known: Map<Language, Messages>;
  readonly #first: Messages;
  readonly #load: (language: Language) => Promise<Messages>;
  readonly #onArrival: () => void;

  /** `onArrival` hears that a language has come for which the first one stood in. */
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

  /** The texts of a language, or for the moment those of the first one. */
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
