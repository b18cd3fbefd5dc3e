import { expect, test } from 'vitest';
import { must } from '#core';
import { folderOf, openChecked, openRules, timeOpening } from '#games/zrf/rules/index.ts';

const RULES = `(game (title "Little") (players A B) (turn-order A B)
  (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c" (10 0))) (directions (e 1))))
  (board-setup (A (P a)))
  (piece (name P) (moves (e (verify empty?) add))))
(variant (title "Wrong") (board-setup (A (Q a))))`;

const open = (text: string) =>
  [folderOf(new Map([['a.zrf', new TextEncoder().encode(text)]])), 'a.zrf', 'a'] as const;

test('checked rules open without checking their variants again', () => {
  expect(openRules(...open(RULES)).game.ok).toBe(false);
  const game = must(openChecked(...open(RULES)).game);
  expect(game.variants.at(-1)?.title).toBe('Wrong');
  expect(game.turn(game.playOf('little').start('little')).kind).toBe('decide');
  expect(() => game.playOf('wrong')).toThrow(RangeError);
});

test('opening is timed from the texts to the first moves', () => {
  let time = 0;
  const now = () => (time += 7);
  expect(timeOpening(() => openChecked(...open(RULES)), now)).toBe(7);
  expect(timeOpening(() => openChecked(...open('(game')), now)).toBe(0);
});
