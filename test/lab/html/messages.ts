import { readFileSync } from 'node:fs';
import { Messages } from '#i18n';
import type { LanguageTexts } from '#i18n';

function textsOf(language: string): LanguageTexts {
  const read = (topic: string) => readFileSync(`content/locales/${language}/${topic}.ftl`, 'utf8');
  return {
    language,
    sources: ['common', 'lab', 'lab-kinds', 'lab-rules', 'lab-reports'].map(read),
  };
}

/** Messages of the lab in a complete language. */
export function messagesIn(language: 'en' | 'ru'): Messages {
  return new Messages(textsOf(language), textsOf('en'));
}

/** Messages of the lab in a language written from right to left, whose words are in English. */
export function messagesFromRight(): Messages {
  return new Messages({ ...textsOf('en'), language: 'ar' });
}
