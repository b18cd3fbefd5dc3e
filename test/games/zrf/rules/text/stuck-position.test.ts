import { expect, test } from 'vitest';
import { must } from '#core';
import { parsePosition } from '#games/zrf/rules/text/position-text.ts';
import { openContent } from '../content/content.ts';

const game = openContent('russian-draughts.zrf');
const [variant = ''] = game.variants.map(({ key }) => key);
const MEN = `Variant=${variant}\n(White Man d7)(Black Man a7)(Black Man c5)(Black Man d1)(Black Man g1)`;

test('a position is rejected if the piece that must continue has no moves', () => {
  const play = game.playOf(variant);
  const read = (text: string) => parsePosition(play, variant, text);
  expect(must(read(`${MEN}\nTurn=Black`)).cells.some((cell) => cell >= 0)).toBe(true);
  expect(read(`${MEN}\nTurn=Black\nLast=d2:d1\nChain=d1`).ok).toBe(false);
});
