import { expect, test } from 'vitest';
import { Match, defaultOptions } from '#core';
import { kalah, kalahOptions } from '#games/kalah/rules/index.ts';
import { notate } from '#games/kalah/voice/notation.ts';
import { roundsOf } from '#voice/turns.ts';

test('turns are separate, and chains of extra turns are joined', () => {
  const match = new Match(kalah, defaultOptions(kalahOptions), 'moves');
  for (const house of [3, 6, 5, 2, 1]) expect(match.play(house).ok).toBe(true);
  const rows = (count: number) => roundsOf(notate(match.stateAt(0), match.log.slice(0, count)));
  expect(rows(5).map((row) => row.map(({ text, first, count }) => [text, first, count]))).toEqual([
    [
      ['36', 0, 2],
      ['5', 2, 1],
    ],
    [['21', 3, 2]],
  ]);
  expect(rows(1)).toMatchObject([[{ text: '3' }]]);
  expect(rows(0)).toEqual([]);
});

test('swapping sides is a separate turn', () => {
  const match = new Match(kalah, { ...defaultOptions(kalahOptions), pie: true }, 'swap');
  expect(match.play(1).ok && match.play('swap').ok).toBe(true);
  expect(notate(match.stateAt(0), match.log).map(({ text }) => text)).toEqual(['1', 'swap']);
});
