import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const home = mkdtempSync(join(tmpdir(), 'turnwright-moves-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

interface Played {
  readonly moves: number;
  readonly played: readonly { readonly by: string; readonly action: string }[];
  readonly legal: readonly string[];
  readonly status: string;
}

async function playData(...args: readonly string[]): Promise<Played> {
  const { code, out, err } = await runHere(['play', ...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Played;
}

describe('play without a screen', () => {
  test('prints as data the moves played and the legal moves, in the notation of --moves', async () => {
    const { played, legal } = await playData('chess', '--moves', 'e4');
    expect(played).toEqual([{ by: 'one', action: 'Pawn e2 - e4' }]);
    expect(legal).toHaveLength(20);
    for (const move of legal.slice(0, 3)) {
      const after = await playData('chess', '--moves', `e4\n${move}`);
      expect(after.played.map(({ action }) => action)).toEqual(['Pawn e2 - e4', move]);
    }
  });

  test('lists no legal moves after the game has ended', async () => {
    const over = await playData('kalah', '--houses', '1', '--option', 'seeds=1', '--moves', '1');
    expect(over).toMatchObject({ status: 'draw', legal: [] });
  });

  test.each(['Chess', 'KALAH', 'Century', 'Dice-Tide-Bells'])(
    'finds %s in any letter case',
    async (name) => {
      const { code, err } = await runHere(['play', name, '--moves', '']);
      expect({ code, err }).toEqual({ code: 0, err: '' });
    },
  );

  test.each(['first-steps', 'First-Steps'])(
    'finds the built-in world --world %s',
    async (world) => {
      const { code, out } = await runHere(['play', 'rogue', '--world', world, '--moves', 'wait']);
      expect(code).toBe(0);
      expect(out).toContain('Turn 1');
    },
  );

  test('continues a saved game', async () => {
    const file = join(home, 'kalah.txt');
    await runHere(['play', 'kalah', '--seed', 'a', '--moves', '3 6', '--save', file]);
    const { played } = await playData(file, '--moves', '5');
    expect(played.map(({ action }) => action)).toEqual(['3', '6', '5']);
    await runHere(['play', file, '--moves', '5', '--save', file]);
    expect((await playData(file, '--moves', '')).moves).toBe(3);
  });

  test('keeps the options of a saved game', async () => {
    const file = join(home, 'options.txt');
    await runHere(['play', 'kalah', '--moves', '3', '--save', file]);
    const { code, err } = await runHere(['play', file, '--houses', '4']);
    expect(code).toBe(2);
    expect(err).toContain('is a saved game');
  });

  test('prints only the transcript to standard output', async () => {
    const { code, out } = await runHere(['play', 'kalah', '--moves', '3', '--save', '-']);
    expect(code).toBe(0);
    expect(out).toMatch(/^turnwright /);
    expect(out).not.toContain('Player Two');
    const both = await runHere(['play', 'kalah', '--moves', '3', '--save', '-', '--json']);
    expect(both.code).toBe(2);
  });
});

test.each([
  ['replay', join(home, 'none.txt')],
  ['play', 'chess', '--zsg', join(home, 'none.zsg')],
  ['play', 'kalah', '--moves', '3', '--save', join(home, 'none', 'x.txt')],
])('%s %s reports errors without system codes and temporary file names', async (...args) => {
  const { code, err } = await runHere(args);
  expect(code).toBe(1);
  expect(err).toContain('no such file or folder');
  expect(err).not.toMatch(/ENOENT|open |stat |\.\d{6,}/);
});

describe('examples of --help', () => {
  const lines = ['play', 'perft', 'replay', 'solve', 'arena', 'balance', 'adventures'];

  test.each(lines)('exist for %s', async (command) => {
    const { out } = await runHere([command, '--help']);
    expect(out).toMatch(/\nExamples:\n {2}(?:\S.* \| )?turnwright /);
  });

  test('contain legal moves for every game they name', async () => {
    const { out } = await runHere(['play', '--help']);
    const text = out.replaceAll(/\s+/g, ' ');
    const moves = /print the board: (.*?) --/.exec(text)?.[1] ?? '';
    const named = [...moves.matchAll(/"([^"]+)" \(([^)]+)\)/g)];
    expect(named).toHaveLength(3);
    for (const [, list = '', games = ''] of named) {
      for (const game of games.split(', ')) {
        for (const seed of ['a', 'b', 'c']) {
          const { code, err } = await runHere(['play', game, '--moves', list, '--seed', seed]);
          expect({ game, code, err }).toEqual({ game, code: 0, err: '' });
        }
      }
    }
  });

  test('run successfully if they contain moves', async () => {
    const { out } = await runHere(['play', '--help']);
    const [, shown = ''] = out.split('Examples:\n');
    const run = shown.split('\n').filter((line) => line.includes('--moves'));
    expect(run.length).toBeGreaterThan(1);
    for (const line of run) {
      const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, a, b]) => a ?? b ?? '');
      const { code, err } = await runHere(words.slice(1));
      expect({ line, code, err }).toEqual({ line, code: 0, err: '' });
    }
  });
});
