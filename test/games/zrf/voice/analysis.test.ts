import { expect, test } from 'vitest';
import { assertDefined } from '#core';
import type { Language } from '#i18n';
import type { LineValue } from '#games/zrf/voice/analysis.ts';
import {
  describePrice,
  describeValue,
  judgementSign,
  nagSigns,
  shortValue,
} from '#games/zrf/voice/analysis.ts';
import { ownGame } from '../page/games.ts';
import { glossaryIn } from './wordings.ts';

const chess = ownGame('chess');
const { pieces } = chess.playOf(chess.options.variant.default).rules;

function inEach<T>(say: (glossary: ReturnType<typeof glossaryIn>) => T): T[] {
  const languages: readonly Language[] = ['en', 'ru'];
  return languages.map((language) =>
    say(glossaryIn(chess, chess.options.variant.default, language)),
  );
}

const OPEN = { isProven: false };
const WON = { expected: 1, isProven: true };

test.each<readonly [LineValue, readonly string[], readonly string[]]>([
  [
    { ...OPEN, units: 1.26, expected: 0.62 },
    ['+1.3', '+1,3'],
    ['White can expect 62 %.', 'Белые: ожидается 62 % очков.'],
  ],
  [
    { ...OPEN, units: -0.4, expected: 0.44 },
    ['−0.4', '−0,4'],
    ['Black can expect 56 %.', 'Чёрные: ожидается 56 % очков.'],
  ],
  [{ ...OPEN, units: 0.04, expected: 0.5 }, ['0.0', '0,0'], ['Level position.', 'Позиция равная.']],
  [
    { ...OPEN, expected: 0.7 },
    ['70 %', '70 %'],
    ['White can expect 70 %.', 'Белые: ожидается 70 % очков.'],
  ],
  [
    { ...WON, end: { winner: 0, turns: 3 } },
    ['#3', '#3'],
    ['White wins in 3 moves.', 'Белые: победа в 3 хода.'],
  ],
  [
    { ...WON, expected: 0, end: { winner: 1, turns: 1 } },
    ['#−1', '#−1'],
    ['Black wins in one move.', 'Чёрные: победа в 1 ход.'],
  ],
  [
    { ...WON, expected: 0, end: { winner: 1, turns: 0 } },
    ['0–1', '0–1'],
    ['Black has won.', 'Чёрные: партия выиграна.'],
  ],
])('writes a value, short and in words: %j', (value, short, long) => {
  expect(inEach(({ say }) => shortValue(value, say))).toEqual(short);
  expect(inEach((glossary) => describeValue(glossary, value))).toEqual(long);
});

test('describes what a move costs', () => {
  const typeOf = (name: string) => assertDefined(pieces.findIndex((piece) => piece.name === name));
  const lost = [{ type: typeOf('Knight'), count: 1 }];
  const won = [{ type: typeOf('Pawn'), count: 2 }];
  const both = (price: Parameters<typeof describePrice>[1]) =>
    inEach((glossary) => describePrice(glossary, price));
  expect(both({ kind: 'loses', turns: 2 })).toEqual([
    'It loses in 2 moves.',
    'Это проигрывает в 2 хода.',
  ]);
  expect(both({ kind: 'misses', turns: 1 })).toEqual([
    'It misses a win in one move.',
    'Упущена победа в 1 ход.',
  ]);
  expect(both({ kind: 'material', lost, won: [] })).toEqual([
    'Loses knight.',
    'Теряются фигуры: конь.',
  ]);
  expect(both({ kind: 'material', lost, won })).toEqual([
    'Loses knight, wins pawn × 2.',
    'Отдано: конь, взамен: пешка × 2.',
  ]);
});

test('writes signs after moves', () => {
  expect(judgementSign({ judgement: 'mistake', isOnlyMove: false })).toBe('?');
  expect(judgementSign({ judgement: undefined, isOnlyMove: true })).toBe('□');
  expect(judgementSign({ judgement: undefined, isOnlyMove: false })).toBe('');
  expect(nagSigns([1, 16, 200])).toBe('! ± $200');
});
