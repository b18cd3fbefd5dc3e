import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { ensureBuilt, MAIN } from './built.ts';

beforeAll(ensureBuilt);

function arena(...args: readonly string[]) {
  const run = spawnSync(process.execPath, [MAIN, 'arena', ...args], { encoding: 'utf8' });
  return { code: run.status, out: run.stdout, error: run.stderr };
}

const FEW = ['--one', 'novice', '--two', 'random', '--games', '6', '--json'];

test('bots play as many games as they are told, the same for the same seed', () => {
  const first = arena('kalah', ...FEW);
  expect(first.code).toBe(0);
  const report = JSON.parse(first.out) as Record<string, number>;
  expect(report).toMatchObject({ game: 'kalah', one: 'novice', two: 'random', games: 6 });
  const { wins = 0, draws = 0, losses = 0 } = report;
  expect(wins + draws + losses).toBe(6);
  expect(arena('kalah', ...FEW).out).toBe(first.out);
  expect(arena('kalah', ...FEW, '--seed', 'other').out).not.toBe(first.out);
});

test('what is wrong with the call is told, and how to mend it', () => {
  expect(arena('kalah', '--one', 'nobody')).toMatchObject({ code: 2 });
  expect(arena('kalah', '--one', 'nobody').error).toContain('give one of random, novice');
  expect(arena('kalah', '--games', '0')).toMatchObject({ code: 2 });
  expect(arena('sokoban').error).toContain('played here by 1 player');
});

test('bots of games for one tell how far they get', () => {
  const run = arena('caves', '--bots', 'walker', '--games', '3', '--turns', '300', '--json');
  expect(run.code).toBe(0);
  const { bots } = JSON.parse(run.out) as { bots: readonly Record<string, unknown>[] };
  expect(bots).toMatchObject([{ bot: 'walker', runs: 3, won: { value: 0, least: 0 } }]);
  expect(arena('caves', '--bots', 'fighter')).toMatchObject({ code: 2 });
  expect(arena('caves', '--bots', 'fighter').error).toContain('walker, explorer');
});
