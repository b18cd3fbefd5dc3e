import { expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const arena = (...args: readonly string[]) => runHere(['arena', ...args]);

const SHORT_RUN = ['--one', 'novice', '--two', 'random', '--games', '6', '--json'];

test('bots play the requested number of games, with equal results for equal seeds', async () => {
  const first = await arena('kalah', ...SHORT_RUN);
  expect(first.code).toBe(0);
  const report = JSON.parse(first.out) as Record<string, number>;
  expect(report).toMatchObject({ game: 'kalah', one: 'novice', two: 'random', games: 6 });
  const { wins = 0, draws = 0, losses = 0 } = report;
  expect(wins + draws + losses).toBe(6);
  expect((await arena('kalah', ...SHORT_RUN)).out).toBe(first.out);
  expect((await arena('kalah', ...SHORT_RUN, '--seed', 'other')).out).not.toBe(first.out);
});

test('usage errors explain the problem and the fix', async () => {
  expect(await arena('kalah', '--one', 'nobody')).toMatchObject({ code: 2 });
  expect((await arena('kalah', '--one', 'nobody')).err).toContain('choose from random, novice');
  expect(await arena('kalah', '--games', '0')).toMatchObject({ code: 2 });
  expect((await arena('sokoban')).err).toContain('is set up for 1 player');
});

test('bots of single-player games report their progress', async () => {
  const run = await arena('caves', '--bots', 'walker', '--games', '3', '--turns', '300', '--json');
  expect(run.code).toBe(0);
  const { bots } = JSON.parse(run.out) as { bots: readonly Record<string, unknown>[] };
  expect(bots).toMatchObject([{ bot: 'walker', runs: 3, won: { value: 0, least: 0 } }]);
  const unknown = await arena('caves', '--bots', 'paladin');
  expect(unknown).toMatchObject({ code: 2 });
  expect(unknown.err).toContain('walker, fighter, thrower, caster, explorer');
});

test('single-player games have no sequential test', async () => {
  const { code, err } = await arena('rogue', '--sprt', '0,10');
  expect(code).toBe(2);
  expect(err).toContain('use --until');
});

test('an arena ends when its test accepts a hypothesis', async () => {
  const args = ['--one', 'novice', '--two', 'random', '--sprt', '0,100', '--jobs', '1'];
  const { code, out } = await arena('kalah', ...args);
  expect(code).toBe(0);
  expect(out).toMatch(/^The test accepts \+100 Elo/);
  expect(out).toMatch(/LLR \d+\.\d+, bounds -2\.94 and 2\.94/);
});

test('a ladder names each step', async () => {
  const { code, out } = await runHere([
    'study',
    'ladder',
    'tic-tac-toe',
    '--games',
    '4',
    '--jobs',
    '1',
  ]);
  expect(code).toBe(0);
  expect(out).toContain('novice – random');
  expect(out).toMatch(/^Not proven for every strength: \d of 5/);
});
