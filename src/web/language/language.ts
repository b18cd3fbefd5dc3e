import { signal } from '@preact/signals';
import { chooseLanguage, directionOf, localeOf, Messages } from '#i18n';
import type { Language, LanguageTexts, MessageArgs } from '#i18n';
import type { Problem } from '#core';
import { LatestOnly } from '#kit/latest-only.ts';
import { settings } from '../storage/settings.ts';

/** Every file of every language; a new folder is found without a change here. */
const files = import.meta.glob<string>('#content/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

const FALLBACK: Language = 'en';
const FILE = /\/([^/]+)\/([^/]+)\.ftl$/;

export const languages: readonly Language[] = [
  ...new Set(Object.keys(files).map((path) => FILE.exec(path)?.[1] ?? FALLBACK)),
].sort();

const topics = new Set(['common', 'web']);
const messages = signal(new Messages({ language: FALLBACK, sources: [] }));

/** The message of that id in the present language; a component that calls this follows it. */
export function say(id: string, args?: MessageArgs): string {
  return messages.value.say(id, args);
}

/** The language in which that message is said, where it is not the one of the page. */
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

/** What the settings say, else what the browser prefers. */
export function wantedLanguage(): Language {
  const wanted = settings.value.language;
  return chooseLanguage(wanted === undefined ? navigator.languages : [wanted], languages, FALLBACK);
}

/** A language's name in itself, such as "Русский". */
export function nameLanguage(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Loads the texts of more topics (names of files), in the present language. */
export async function needTexts(names: readonly string[]): Promise<void> {
  const before = topics.size;
  for (const name of names) topics.add(name);
  if (topics.size > before) await showLanguage(messages.value.language);
}

const latest = new LatestOnly();

/** Loads a language and says everything in it from then on. */
export async function showLanguage(language: Language): Promise<void> {
  const isLatest = latest.begin();
  const [texts, fallback] = await Promise.all([loadTexts(language), loadTexts(FALLBACK)]);
  if (!isLatest()) return;
  messages.value = language === FALLBACK ? new Messages(texts) : new Messages(texts, fallback);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** All texts of a language, for a part of the page that changes language by itself. */
export function loadWhole(language: Language): Promise<Messages> {
  return loadMessages(language, () => true);
}

/** The same with the texts of some topics only. */
export function loadTopics(language: Language, names: readonly string[]): Promise<Messages> {
  return loadMessages(language, (topic) => names.includes(topic));
}

async function loadMessages(
  language: Language,
  wants: (topic: string) => boolean,
): Promise<Messages> {
  if (language === FALLBACK) return new Messages(await loadTexts(FALLBACK, wants));
  const texts = await Promise.all([loadTexts(language, wants), loadTexts(FALLBACK, wants)]);
  return new Messages(...texts);
}

/** A moment of this year, in the present language. */
export function sayMoment(time: number): string {
  const style = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Date(time).toLocaleString(localeOf(messages.value.language), style);
}

/** A moment with its year. */
export function describeMoment(time: number, language: Language): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Date(time).toLocaleString(localeOf(language), style);
}

async function loadTexts(
  language: Language,
  wants = (topic: string) => topics.has(topic),
): Promise<LanguageTexts> {
  const wanted = Object.entries(files).filter(([path]) => {
    const [, folder, name] = FILE.exec(path) ?? [];
    return folder === language && name !== undefined && wants(name);
  });
  const sources = await Promise.all(wanted.map(([, load]) => load()));
  return { language, sources };
}
