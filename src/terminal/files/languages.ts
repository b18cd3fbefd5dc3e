import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Messages } from '../../i18n/index.ts';
import type { Language, LanguageTexts } from '../../i18n/index.ts';
import { packageRoot } from './package-root.ts';

/** The language that is complete by definition, and falls in where another one lacks a message. */
export const DEFAULT_LANGUAGE = 'en';

const LOCALES = join(packageRoot, 'content', 'locales');

/** Every folder of content/locales, the default language first. */
export function findLanguages(folder = LOCALES): Language[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return [DEFAULT_LANGUAGE, ...names.filter((name) => name !== DEFAULT_LANGUAGE)];
}

/** Reads all texts of a language; what is missing falls back to the default language. */
export function readMessages(language: Language, folder = LOCALES): Messages {
  const texts = readTexts(language, folder);
  if (language === DEFAULT_LANGUAGE) return new Messages(texts);
  return new Messages(texts, readTexts(DEFAULT_LANGUAGE, folder));
}

function readTexts(language: Language, folder: string): LanguageTexts {
  const home = join(folder, language);
  const files = readdirSync(home).filter((name) => name.endsWith('.ftl'));
  const sources = files.sort().map((name) => readFileSync(join(home, name), 'utf8'));
  return { language, sources };
}

/** The tags by which the environment asks for a language, most telling first. */
export function wantedByEnvironment(env: NodeJS.ProcessEnv = process.env): string[] {
  return [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].filter((tag) => tag !== undefined);
}
