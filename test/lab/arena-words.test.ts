import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Messages } from '#i18n';
import { cavesArena } from '#games/caves/lab/runs.ts';
import type { Phrase } from '#lab';
import { rogueArena } from '#games/rogue/lab/runs.ts';

const TOPICS = ['lab-kinds', 'caves-words', 'caves-depths', 'rogue-words', 'rogue-things'];

const depths = cavesArena.within?.({ mode: 'normal', depth: 5, pack: 'depths' }) ?? cavesArena;

/** A phrase with the phrases in its arguments. */
function idsIn({ id, args = {} }: Phrase): readonly string[] {
  const inner = Object.values(args).filter((one) => typeof one === 'object' && 'id' in one);
  return [id, ...inner.flatMap((one) => idsIn(one))];
}

function messagesIn(language: string): Messages {
  const read = (topic: string) => readFileSync(`content/locales/${language}/${topic}.ftl`, 'utf8');
  return new Messages({ language, sources: TOPICS.map(read) });
}

describe.each(['en', 'ru'])('arena texts in %s', (language) => {
  const messages = messagesIn(language);

  describe.each([
    ['caves', cavesArena],
    ['the Depths', depths],
    ['rogue', rogueArena],
  ] as const)('for %s', (_, { removable, words, measures, nameOf }) => {
    test('name every removable part', () => {
      const missing = [...removable].filter(
        ([, name]) => !idsIn(name).every((id) => messages.has(id)),
      );
      expect(missing).toEqual([]);
    });

    test('name every figure', () => {
      const say = (figure: string) => messages.say('lab-run-figure', { figure });
      const names = measures.map(say);
      expect(new Set(names).size).toBe(names.length);
      expect(measures.filter((figure) => figure !== 'score' && say(figure) === say('?'))).toEqual(
        [],
      );
    });

    test.each([
      ['ends', 'lab-run-end', words.ends],
      ['damage', 'lab-run-damage', words.damage],
    ])('exist for every word of %s', (part, id, knownWords) => {
      const template = messages.say(id, { word: '?' });
      const missing = knownWords.filter((word) => {
        const own = nameOf?.(part, word);
        if (own !== undefined) return !idsIn(own).every((one) => messages.has(one));
        return messages.say(id, { word }) === template.replace('?', word);
      });
      expect(missing).toEqual([]);
    });
  });
});
