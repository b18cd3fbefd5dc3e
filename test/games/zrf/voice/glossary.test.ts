import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assertDefined } from '#core';
import { Messages } from '#i18n';
import { Glossary } from '#games/zrf/voice/glossary.ts';
import { openContent } from '../rules/content/content.ts';

function glossariesOf(id: string, index = 0) {
  const game = openContent(`${id}.zrf`);
  const variant = assertDefined(game.variants[index]).key;
  const source = readFileSync(`content/rules/ru/${id}.ftl`, 'utf8');
  const say = (message: string) => (message === 'zrf-player-black' ? 'Чёрные' : message);
  const messages = new Messages({ language: 'ru', sources: [source] });
  return {
    game,
    english: new Glossary({ game, variant, messages: undefined, say }),
    russian: new Glossary({ game, variant, messages, say }),
  };
}

test('words are translated, or taken from the file', () => {
  const { english, russian } = glossariesOf('shogi');
  const silver = english.rules.pieces.findIndex(({ name }) => name === 'Promoted-Silver');
  expect([english.piece(silver), russian.piece(silver)]).toEqual([
    'Promoted Silver',
    'Перевёрнутое серебро',
  ]);
  expect([english.title, russian.title]).toEqual(['Shogi', 'Сёги']);
  expect([english.player(0), english.player(1)]).toEqual(['Чёрные', 'White']);
  expect(russian.about('description')[0]).toMatch(/[а-я]/);
  expect(english.about('description').length).toBeGreaterThan(1);
  expect(russian.help(silver)).toMatch(/[а-я]/);
});

test("pieces are described in the player's language", () => {
  const { english, russian } = glossariesOf('english-draughts');
  expect(english.description(0)).toBe(english.rules.pieces[0]?.description);
  expect(russian.description(0)).toBe(
    'Простая ходит и бьёт вперёд. На дальнем краю становится дамкой.',
  );
});

test('inherited texts of a variant use the translation of its game', () => {
  const { russian } = glossariesOf('english-draughts', 1);
  const history = russian.about('history');
  expect(history).toEqual(glossariesOf('english-draughts').russian.about('history'));
  expect(history[0]).toMatch(/[а-я]/);
  expect(russian.paragraphs().join(' ')).not.toMatch(/\bthe\b/);
});

test('pieces without a sign go by their name, which is left out if there is no other', () => {
  const fox = glossariesOf('fox-and-geese');
  const signs = (glossary: Glossary) =>
    [...glossary.rules.pieces.keys()].map((type) => glossary.sign(type));
  expect(new Set(signs(fox.english))).toEqual(new Set(['Goose ', 'Fox ']));
  expect(new Set(signs(fox.russian))).toEqual(new Set(['Гусь ', 'Лиса ']));
  for (const id of ['alquerque', 'halma', 'nine-mens-morris'])
    expect(new Set(signs(glossariesOf(id).russian)), id).toEqual(new Set(['']));
  expect(signs(glossariesOf('chess').russian)).toContain('К');
});

test('a file can put the reason of an end into its own words', () => {
  const { english, russian } = glossariesOf('hex');
  expect(russian.ownEnding('place')).toBe('Края соединены.');
  expect(russian.ownEnding('line')).toBeUndefined();
  expect(english.ownEnding('place')).toBeUndefined();
});
