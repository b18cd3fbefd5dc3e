import { readFileSync } from 'node:fs';
import { Messages } from '#i18n';

const TOPICS = ['common', 'caves', 'caves-words', 'caves-depths', 'caves-log', 'runs'];

/** Messages of Caves in a language. */
export function wordsIn(language: string): Messages {
  const sources = TOPICS.map((topic) =>
    readFileSync(`content/locales/${language}/${topic}.ftl`, 'utf8'),
  );
  return new Messages({ language, sources });
}
