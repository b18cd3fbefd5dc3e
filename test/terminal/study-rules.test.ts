import { expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const study = (...args: readonly string[]) => runHere(['study', 'rules', ...args]);

const SMALL = ['--games', '6', '--level', 'novice', '--jobs', '1'];

test('studies of rules print sentences, figures and what never happened', async () => {
  const { code, out } = await study('test/cases/rules-study/dead-rules.zrf', ...SMALL);
  expect(code).toBe(0);
  expect(out).toContain('The first player won all 6 games between novice bots.');
  expect(out).toContain('6 things in the rules never happened in 12 games: see the list.');
  expect(out).toMatch(/The piece Statue never moves\. +dead-rules\.zrf:28\n/);
  expect(out).toMatch(/^forced moves +100\.0 % \(/m);
});

test('they are repeated exactly for the same seed', async () => {
  const first = await study('tic-tac-toe', ...SMALL, '--json');
  expect(JSON.parse(first.out)).toMatchObject({ cells: [{ cell: 'random', games: 6 }, {}] });
  expect((await study('tic-tac-toe', ...SMALL, '--json')).out).toBe(first.out);
  expect((await study('tic-tac-toe', ...SMALL, '--json', '--seed', 'b')).out).not.toBe(first.out);
});

test('usage errors and games for one player are explained', async () => {
  expect(await study('tic-tac-toe', '--level', 'king')).toMatchObject({ code: 2 });
  expect((await study('tic-tac-toe', '--level', 'king')).err).toContain('random, novice');
  expect((await study('tic-tac-toe', '--games', '0')).err).toContain('whole number from 1');
  expect((await study('sokoban')).err).toContain('turnwright solve');
});
