import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Messages } from '#i18n';
import { cavesArena } from '#games/caves/lab/runs.ts';
import { rogueArena } from '#games/rogue/lab/runs.ts';

const TOPICS = ['lab-kinds', 'caves-words', 'rogue-words', 'rogue-things'];

function messagesIn(language: string): Messages {
  const read = (topic: string) => readFileSync(`content/locales/${language}/${topic}.ftl`, 'utf8');
  return new Messages({ language, sources: TOPICS.map(read) });
}

describe.each(['en', 'ru'])('arena texts in %s', (language) => {
  const messages = messagesIn(language);

  describe.each([
    ['caves', cavesArena],
    ['rogue', rogueArena],
  ] as const)('for %s', (_, { removable, words }) => {
    test('name every removable part', () => {
      const missing = [...removable].filter(([, id]) => !messages.has(id));
      expect(missing).toEqual([]);
    });

    test.each([
      ['lab-run-end', words.ends],
      ['lab-run-damage', words.damage],
    ])('exist for every word of %s', (id, knownWords) => {
      const template = messages.say(id, { word: '?' });
      const missing = knownWords.filter(
        (word) => messages.say(id, { word }) === template.replace('?', word),
      );
      expect(missing).toEqual([]);
    });
  });
});
