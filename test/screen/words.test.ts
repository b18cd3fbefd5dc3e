import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assertDefined } from '../../src/core/index.ts';
import { Messages } from '../../src/i18n/index.ts';
import { RulesWords } from '../../src/presentation/zrf/words.ts';
import { openContent } from '../zrf/content/content.ts';

const game = openContent('english-draughts.zrf');
const source = readFileSync('content/rules/ru/english-draughts.ftl', 'utf8');
const russian = new RulesWords(game, new Messages({ language: 'ru', sources: [source] }));
const english = new RulesWords(game, undefined);

test('pieces are described in the language of the person', () => {
  const man = assertDefined(assertDefined(game.variants[0]).rules().pieces[0]);
  expect(english.describe(man)).toBe(man.description);
  expect(russian.describe(man)).toBe(
    'Простая ходит и бьёт вперёд. На дальнем краю становится дамкой.',
  );
  expect(russian.describe({ ...man, description: '' })).toBe('');
});

test('what a variant takes from its game is told in the words of the game', () => {
  const variant = assertDefined(game.variants[1]);
  const [key, rules] = [variant.key, variant.rules()];
  expect(russian.about('history', key, rules)).toEqual(
    russian.about('history', assertDefined(game.variants[0]).key, rules),
  );
  expect(russian.about('history', key, rules)[0]).toMatch(/[а-я]/);
  expect(russian.paragraphs(key, rules).join(' ')).not.toMatch(/\bthe\b/);
});
