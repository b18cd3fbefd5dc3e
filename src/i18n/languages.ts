import { own } from '#core';

/** A language by its code, such as `en`: the name of its folder in `content/locales`. */
export type Language = string;

export type Direction = 'ltr' | 'rtl';

/**
 * The topics, which are files of `content/locales/<language>`, that every language has whole: the menus,
 * actions and messages of the house and of the dice game. A language whose `language-coverage` is
 * `complete` has all topics; one that says `promised` has these, and English falls in for the others.
 */
export const PROMISED_TOPICS = [
  'common',
  'screen',
  'web',
  'dice-page',
  'dice-play',
  'dice-screens',
  'dice-words',
] as const;

const RIGHT_TO_LEFT: readonly Language[] = ['ar', 'fa', 'he', 'ur'];

export function directionOf(language: Language): Direction {
  return RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
}

/** What the formatters of the platform are asked for: the figures are those of dice and boards, 0 to 9. */
export function localeOf(language: Language): string {
  return `${language}-u-nu-latn`;
}

/** Old codes that systems still use. */
const OTHER_CODES: Readonly<Record<string, Language | undefined>> = { iw: 'he' };

/** The first of the wanted languages (`ru-RU`, `en`) that is among the available, or the last one. */
export function chooseLanguage(
  wanted: readonly string[],
  available: readonly Language[],
  fallback: Language,
): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split(/[-_.@]/)[0] ?? '';
    const code = own(OTHER_CODES, base) ?? base;
    const found = available.find((language) => language === code);
    if (found !== undefined) return found;
  }
  return fallback;
}
