import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Messages } from '#i18n';
import type { Language, LanguageTexts } from '#i18n';
import { ASCII_LANGUAGES, isAsciiOnly } from '../cli/ascii.ts';
import { packageRoot } from './package-root.ts';

/** Default language: complete by definition, and the fallback for missing messages. */
export const DEFAULT_LANGUAGE = 'en';

const LOCALES = join(packageRoot, 'content', 'locales');

/** Languages in content/locales, the default language first. */
export function findLanguages(folder = LOCALES): Language[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return [DEFAULT_LANGUAGE, ...names.filter((name) => name !== DEFAULT_LANGUAGE)];
}

/** Languages that this terminal can show. */
export function shownOf(languages: readonly Language[]): readonly Language[] {
  return isAsciiOnly() ? languages.filter((one) => ASCII_LANGUAGES.includes(one)) : languages;
}

/**
 * Messages of a language, with the default language as fallback. Loads all topics together, or the
 * first of `batches` now and the others when an unknown message is requested.
 */
export function readMessages(
  language: Language,
  folder = LOCALES,
  batches: readonly (readonly string[])[] = [],
): Messages {
  const texts = readTexts(language, folder, batches);
  if (language === DEFAULT_LANGUAGE) return new Messages(texts);
  return new Messages(texts, readTexts(DEFAULT_LANGUAGE, folder, batches));
}

function readTexts(
  language: Language,
  folder: string,
  batches: readonly (readonly string[])[],
): LanguageTexts {
  const home = join(folder, language);
  const topics = readdirSync(home)
    .flatMap((name) => (name.endsWith('.ftl') ? [name.slice(0, -'.ftl'.length)] : []))
    .sort();
  const named = batches.map((batch) => topics.filter((topic) => batch.includes(topic)));
  const others = topics.filter((topic) => !batches.some((batch) => batch.includes(topic)));
  const [first = () => [], ...later] = [...named, others].map(
    (batch) => () => batch.map((topic) => readFileSync(join(home, `${topic}.ftl`), 'utf8')),
  );
  return { language, sources: first(), later };
}

/** Language tags from the environment, in order of precedence. */
export function wantedByEnvironment(env: NodeJS.ProcessEnv = process.env): string[] {
  return [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].filter((tag) => tag !== undefined);
}
