import { expect, test } from 'vitest';
import { defaultOptions } from '#core';
import { caves } from '#games/caves/rules/index.ts';
import { nameCreature } from '#games/caves/voice/names.ts';
import { sayIn } from '#games/caves/voice/pack-words.ts';
import { warren } from './packs.ts';

const OPTIONS = defaultOptions(caves.options);
const STATE = caves.start({ ...OPTIONS, pack: warren().text }, 'words');
const say = (id: string) => id;

test.each([
  ['en', 'a rat'],
  ['ru', 'крыса'],
  ['he', 'a rat'],
])('names of a pack in %s, otherwise in its own language', (language, name) => {
  expect(nameCreature('rat', sayIn(STATE, language, say), 'one')).toBe(name);
});

test('a pack cannot replace messages of other parts', () => {
  expect(sayIn(STATE, 'en', say)('title')).toBe('title');
  expect(sayIn(caves.start(OPTIONS, 'words'), 'en', say)).toBe(say);
});
