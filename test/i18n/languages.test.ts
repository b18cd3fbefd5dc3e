import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, directionOf, Messages, PROMISED_TOPICS } from '#i18n';
import { findLanguages, readMessages } from '#terminal/files/languages.ts';

const ENGLISH = { language: 'en', sources: ['bag = bag\nworn = worn by { $name }'] };

describe('Messages', () => {
  it('has six languages, each with its own name', () => {
    const names = findLanguages().map((language) => readMessages(language).say('language-name'));
    expect(names).toEqual(['English', 'العربية', 'עברית', 'Русский', 'Українська', '简体中文']);
  });

  it('chooses a language from browser and terminal tags', () => {
    const languages = findLanguages();
    const chosen = (...preferred: string[]) => chooseLanguage(preferred, languages, 'en');
    expect(chosen('uk-UA', 'en')).toBe('uk');
    expect(chosen('zh-Hans-CN')).toBe('zh');
    expect(chosen('ar_EG.UTF-8')).toBe('ar');
    expect(chosen('iw_IL.UTF-8')).toBe('he');
    expect(chosen('C.UTF-8')).toBe('en');
    expect(chosen('constructor')).toBe('en');
    expect(chosen('de-DE', 'ru')).toBe('ru');
  });

  it('has two right-to-left languages', () => {
    expect(findLanguages().filter((language) => directionOf(language) === 'rtl')).toEqual([
      'ar',
      'he',
    ]);
  });

  it('falls back for each missing message, and returns its language', () => {
    const messages = new Messages({ language: 'uk', sources: ['bag = мішок'] }, ENGLISH);
    expect(messages.say('bag')).toBe('мішок');
    expect(messages.say('worn', { name: 'Іван' })).toBe('worn by Іван');
    expect([messages.languageOf('bag'), messages.languageOf('worn')]).toEqual(['uk', 'en']);
    expect(messages.say('nothing')).toBe('nothing');
  });

  it('isolates arguments of the opposite direction', () => {
    const messages = new Messages(
      { language: 'he', sources: ['met = מול { $name }: { $die }'] },
      ENGLISH,
    );
    expect(messages.say('bag')).toBe('\u2066bag\u2069');
    expect(messages.say('met', { name: 'Bram', die: 'd6' })).toBe(
      'מול \u2066Bram\u2069: \u2066d6\u2069',
    );
  });

  it('isolates signs with their numbers', () => {
    for (const language of ['ar', 'he']) {
      for (const topic of PROMISED_TOPICS) {
        const text = readFileSync(`content/locales/${language}/${topic}.ftl`, 'utf8');
        expect(text.match(/(?<!\u2066)[+−](?:\{|\d).*/g) ?? []).toEqual([]);
      }
    }
  });

  it('formats numbers with the digits 0 to 9', () => {
    const messages = readMessages('ar');
    expect(messages.say('dice-place-bag', { count: 0 })).toBe('الكيس فارغ');
    expect(messages.say('dice-place-bag', { count: 1 })).toBe('بقي حجر واحد');
    expect(messages.say('dice-place-bag', { count: 2 })).toBe('بقي حجران');
    expect(messages.say('dice-place-bag', { count: 3 })).toBe('بقيت 3 أحجار');
    expect(messages.say('dice-place-bag', { count: 11 })).toBe('بقي 11 حجرا');
  });
});
