import { expect, test } from 'vitest';
import { must } from '#core';
import { makePosition } from '#games/zrf/rules/index.ts';
import { readPosition } from '#games/zrf/page/position-editor/read-position.ts';
import { ownGame, ownRules } from '../games.ts';

test('FEN is converted to a position of this program', () => {
  const text = must(readPosition(ownRules('chess'), 'chess', ' 4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\n'));
  expect(text).toContain('Variant=chess');
  expect(text).toContain('(White King e1');
});

test('a position of this program stays as it is', () => {
  const state = ownGame('chess').start({ variant: 'chess' }, '');
  const text = makePosition(ownRules('chess'), state);
  expect(must(readPosition(ownRules('chess'), 'chess', text))).toBe(text);
});

test('a mistake in FEN is reported with its place', () => {
  const read = readPosition(ownRules('chess'), 'chess', '4k3/8/8/8/8/8/4P3/4Kx2 w - - 0 1');
  expect(read.ok ? undefined : read.problems[0]).toMatchObject({ code: 'fen-letter', column: 21 });
});
