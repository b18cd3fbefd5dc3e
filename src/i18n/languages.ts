import { own } from '#core';

/** Language code, such as `en`: the name of its folder in `content/locales`. */
export type Language = string;

export type Direction = 'ltr' | 'rtl';

/**
 * Topics, which are files in `content/locales/<language>`, that every language must translate
 * completely: the menus, actions and messages of the arcade and of the dice game. A language whose
 * `language-coverage` is `complete` has all topics; one with `promised` has these, and the rest
 * falls back to English.
 */
export const PROMISED_TOPICS = [
  'common',
  'screen',
  'web',
  'clock',
  'looks',
  'dice-acts',
  'dice-marks',
  'dice-endless',
  'dice-offers',
  'dice-keepsakes',
  'dice-page',
  'dice-play',
  'dice-screens',
  'dice-story',
  'dice-table',
  'dice-words',
] as const;

const RIGHT_TO_LEFT: readonly Language[] = ['ar', 'fa', 'he', 'ur'];

export function directionOf(language: Language): Direction {
  return RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
}

/** Locale for the platform's formatters, with digits 0 to 9 to match dice and boards. */
export function localeOf(language: Language): string {
  return `${language}-u-nu-latn`;
}

/** Obsolete codes that systems still use. */
const OTHER_CODES: Readonly<Record<string, Language | undefined>> = { iw: 'he' };

/** First of the wanted languages (`ru-RU`, `en`) that is available, or `fallback`. */
export function chooseLanguage(
  preferred: readonly string[],
  available: readonly Language[],
  fallback: Language,
): Language {
  for (const tag of preferred) {
    const base = tag.toLowerCase().split(/[-_.@]/)[0] ?? '';
    const code = own(OTHER_CODES, base) ?? base;
    const found = available.find((language) => language === code);
    if (found !== undefined) return found;
  }
  return fallback;
}
