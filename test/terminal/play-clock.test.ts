import { expect, test } from 'vitest';
import { runHere } from './run-here.ts';

test('sets the clock of a new game', async () => {
  const args = ['play', 'chess', '--clock', '5+3', '--moves', 'e4', '--save', '-'];
  const { out, code } = await runHere(args);
  expect(code).toBe(0);
  expect(out).toContain('\nclock 300+3\n');
});

test.each([
  [['chess', '--clock', 'blitz'], /Unknown time control “blitz”. Type 5\+3/],
  [['peg-solitaire', '--clock', '5+3'], /A clock needs a game of two opponents/],
  [['chess', 'test/golden/missing.pgn', '--clock', '5+3'], /--clock sets the time of a new game/],
])('refuses %j', async (args, message) => {
  const { err, code } = await runHere(['play', ...args, '--moves', '']);
  expect(err).toMatch(message);
  expect(code).toBe(2);
});
