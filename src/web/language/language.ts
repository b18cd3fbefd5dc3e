import { signal } from '@preact/signals';
import { chooseLanguage, directionOf, localeOf, Messages } from '#i18n';
import type { Language, LanguageTexts, MessageArgs } from '#i18n';
import type { Problem } from '#core';
import { LatestOnly } from '#kit/latest-only.ts';
import { settings } from '../storage/settings.ts';

/**
 * Message files of all languages, without the help of the command line. New folders are found
 * automatically.
 */
const files = import.meta.glob<string>(
  ['#content/locales/*/*.ftl', '!#content/locales/*/cli.ftl'],
  { query: '?raw', import: 'default' },
);

const FALLBACK: Language = 'en';
const FILE = /\/([^/]+)\/([^/]+)\.ftl$/;

export const languages: readonly Language[] = [
  ...new Set(Object.keys(files).map((path) => FILE.exec(path)?.[1] ?? FALLBACK)),
].sort();

const topics = new Set(['common', 'web']);
const messages = signal(new Messages({ language: FALLBACK, sources: [] }));

/** Message in the current language. Components that call it rerender when the language changes. */
export function say(id: string, args?: MessageArgs): string {
  return messages.value.say(id, args);
}

/** Language of a message, if it differs from the page's. */
export function langOf(id: string): Language | undefined {
  const language = messages.value.languageOf(id);
  return language === messages.value.language ? undefined : language;
}

export function sayProblem(problem: Problem): string {
  return messages.value.sayProblem(problem);
}

export function currentMessages(): Messages {
  return messages.value;
}

/** Language from the settings, or else the browser's preference. */
export function wantedLanguage(): Language {
  const wanted = settings.value.language;
  return chooseLanguage(wanted === undefined ? navigator.languages : [wanted], languages, FALLBACK);
}

/** Native name of a language, such as "Русский". */
export function nameLanguage(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Loads texts by topic (file name) in the current language. */
export async function needTexts(names: readonly string[]): Promise<void> {
  const before = topics.size;
  for (const name of names) topics.add(name);
  if (topics.size > before) await showLanguage(messages.value.language);
}

const latest = new LatestOnly();

/** Loads a language and switches the page to it. */
export async function showLanguage(language: Language): Promise<void> {
  const isLatest = latest.begin();
  const [texts, fallback] = await Promise.all([loadTexts(language), loadTexts(FALLBACK)]);
  if (!isLatest()) return;
  messages.value = language === FALLBACK ? new Messages(texts) : new Messages(texts, fallback);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** All texts of a language, for parts of the page with their own language switch. */
export function loadWhole(language: Language): Promise<Messages> {
  return loadMessages(language, () => true);
}

/** Texts of the listed topics in a language. */
export function loadTopics(language: Language, names: readonly string[]): Promise<Messages> {
  return loadMessages(language, (topic) => names.includes(topic));
}

async function loadMessages(
  language: Language,
  isNeeded: (topic: string) => boolean,
): Promise<Messages> {
  if (language === FALLBACK) return new Messages(await loadTexts(FALLBACK, isNeeded));
  const texts = await Promise.all([loadTexts(language, isNeeded), loadTexts(FALLBACK, isNeeded)]);
  return new Messages(...texts);
}

/** Formats a time without its year, in the current language. */
export function sayMoment(time: number): string {
  const style = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Date(time).toLocaleString(localeOf(messages.value.language), style);
}

/** Formats a time with its year. */
export function describeMoment(time: number, language: Language): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Date(time).toLocaleString(localeOf(language), style);
}

async function loadTexts(
  language: Language,
  isNeeded = (topic: string) => topics.has(topic),
): Promise<LanguageTexts> {
  const wanted = Object.entries(files).filter(([path]) => {
    const [, folder, name] = FILE.exec(path) ?? [];
    return folder === language && name !== undefined && isNeeded(name);
  });
  const sources = await Promise.all(wanted.map(([, load]) => load()));
  return { language, sources };
}
