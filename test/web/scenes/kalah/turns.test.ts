import { expect, test } from 'vitest';
import { Match, defaultOptions } from '../../../../src/core/index.ts';
import { kalah, kalahOptions } from '../../../../src/games/kalah/index.ts';
import { rowsOf } from '../../../../src/web/scenes/kalah/timeline/turns.ts';

test('turns stand side by side, chains of extra turns together', () => {
  const match = new Match(kalah, defaultOptions(kalahOptions), 'moves');
  for (const house of [3, 6, 5, 2, 1]) expect(match.play(house).ok).toBe(true);
  const rows = rowsOf(match, match.cursor);
  expect(rows.map((row) => row.map(({ text, from, to }) => [text, from, to]))).toEqual([
    [
      ['36', 0, 2],
      ['5', 2, 3],
    ],
    [['21', 3, 5]],
  ]);
  expect(rowsOf(match, 1)).toMatchObject([[{ text: '3' }]]);
  expect(rowsOf(match, 0)).toEqual([]);
});
