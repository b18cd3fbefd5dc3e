import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Problem } from '../core/index.ts';

export type Language = string;
export type MessageArgs = Readonly<Record<string, string | number>>;

/** The texts of one language: Fluent sources, one a file of `content/locales/<language>`. */
export interface LanguageTexts {
  readonly language: Language;
  readonly sources: readonly string[];
}

/** Says things in one language, falling back to another one where a message is missing. */
export class Messages {
  readonly language: Language;
  readonly #bundles: readonly FluentBundle[];

  constructor(texts: LanguageTexts, fallback?: LanguageTexts) {
    this.language = texts.language;
    this.#bundles = [texts, ...(fallback === undefined ? [] : [fallback])].map(makeBundle);
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** The message of that id, or the id itself where no language has it. */
  say(id: string, args?: MessageArgs): string {
    for (const bundle of this.#bundles) {
      const value = bundle.getMessage(id)?.value;
      if (value !== undefined && value !== null) return bundle.formatPattern(value, args, []);
    }
    return id;
  }

  /** A problem in this language where its code has a message, else in its own words. */
  sayProblem(problem: Problem): string {
    const id = `problem-${problem.code}`;
    return this.has(id) ? this.say(id, problem.args) : problem.message;
  }
}

function makeBundle({ language, sources }: LanguageTexts): FluentBundle {
  // Isolation marks would take cells in a terminal; the page isolates with markup.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const [error] = bundle.addResource(new FluentResource(source));
    if (error !== undefined) throw new RangeError(`locale ${language}: ${error.message}`);
  }
  return bundle;
}

/** The first of the wanted languages (`ru-RU`, `en`) that is among the available, or the last one. */
export function chooseLanguage(
  wanted: readonly string[],
  available: readonly Language[],
  fallback: Language,
): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split(/[-_.@]/)[0];
    const found = available.find((language) => language === base);
    if (found !== undefined) return found;
  }
  return fallback;
}
