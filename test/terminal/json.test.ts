import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readMessages } from '#terminal/files/languages.ts';
import { define, makeProgram } from '#terminal/program.ts';
import { runHere } from './run-here.ts';

const home = mkdtempSync(join(tmpdir(), 'turnwright-json-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(home, name);
  writeFileSync(path, text);
  return path;
}

const HEADER = 'Zillions Save Game File Version 0.02 HC\nRulesFile=chess.zrf\nVariantName=Chess\n';
const BROKEN = file('broken.zrf', '(game (title "Broken") (players A))');
const LEGAL = file('legal.zsg', `${HEADER}1. Pawn e2 - e4\n`);
const ILLEGAL = file('illegal.zsg', `${HEADER}1. Pawn e2 - e5\n`);
const SAVED = file('saved.txt', (await savedGame()).replace(/^note .*\n/gm, ''));
const EDITED = file('edited.txt', (await savedGame()).replace(' p1 3 ', ' p1 4 '));
const EMPTY = join(home, 'empty');
mkdirSync(EMPTY);

async function savedGame(): Promise<string> {
  const path = join(home, 'first.txt');
  await runHere(['play', 'kalah', '--seed', 'a', '--moves', '3 1', '--save', path]);
  const { readFileSync } = await import('node:fs');
  return readFileSync(path, 'utf8');
}

/** Outcomes of each command, with their exit codes. */
const ROWS: Readonly<Record<string, readonly (readonly [code: number, ...args: string[]])[]>> = {
  play: [
    [0, 'kalah', '--moves', '3'],
    [1, 'kalah', '--moves', '3 99'],
    [1, BROKEN],
    [0, 'chess', '--zsg', LEGAL],
    [0, 'chess', '--zsg', LEGAL, '--verify'],
    [1, 'chess', '--zsg', ILLEGAL, '--verify'],
    [1, 'chess', '--zsg', SAVED, '--verify'],
    [2, 'nothing'],
    [2, 'kalah', '--houses', '99'],
    [2, 'kalah', '--verify'],
  ],
  replay: [
    [0, SAVED],
    [0, SAVED, '--verify'],
    [1, EDITED],
    [1, EDITED, '--verify'],
    [1, join(home, 'none.txt')],
    [1, BROKEN],
    [2],
  ],
  perft: [
    [0, 'kalah', '--depth', '2'],
    [0, 'tic-tac-toe', '--depth', '2'],
    [2, 'kalah', '--depth', '0'],
    [2, 'kalah', '--nonsense'],
  ],
  tune: [
    [2, 'kalah'],
    [2, 'dobutsu', '--games', '1'],
    [1, BROKEN],
  ],
  solve: [
    [0, 'little-cellar'],
    [0, 'wardrobe', '--hardest'],
    [1, 'century', '--limit', '100'],
    [1, 'century', '--hardest', '--limit', '100'],
    [1, 'kalah'],
    [2, 'century', '--metric', 'hops'],
  ],
  arena: [
    [0, 'tic-tac-toe', '--one', 'random', '--two', 'random', '--games', '2'],
    [1, 'eight-puzzle', '--games', '2'],
    [2, 'kalah', '--one', 'nobody'],
  ],
  balance: [
    [0, '--games', '1', '--chapter', 'one'],
    [2, 'nowhere'],
    [2, '--games', 'few'],
  ],
  check: [
    [0, 'content/puzzles/loft.zrf'],
    [0, 'content/rules/common/../chess.zrf', SAVED, LEGAL],
    [1, BROKEN],
    [1, EDITED],
    [1, EMPTY],
    [1, join(home, 'none.zrf')],
    [2],
  ],
  adventures: [[0], [2, 'too', 'many']],
};

describe('each command prints one JSON value with --json:', () => {
  const rows = Object.entries(ROWS).flatMap(([command, all]) =>
    all.map(([code, ...args]) => [command, args, code] as const),
  );

  test.each(rows)('%s %j ends with %j', async (command, args, code) => {
    const ran = await runHere([command, ...args, '--json']);
    expect(ran.code).toBe(code);
    const data = JSON.parse(ran.out) as { ok: unknown; error?: { message: unknown } };
    expect(Array.isArray(data)).toBe(false);
    expect(data.ok).toBe(code === 0);
    expect(typeof data.error?.message).toBe(code === 0 ? 'undefined' : 'string');
  });

  test('every command with --json is covered', async () => {
    const messages = readMessages('en');
    const cli = { messages, language: undefined, exitCode: 0 };
    const program = makeProgram(cli);
    for (const command of program.commands) await define(command, cli);
    const jsonCommands = program.commands.filter(({ options }) =>
      options.some(({ long }) => long === '--json'),
    );
    expect(jsonCommands.map((command) => command.name()).sort()).toEqual(Object.keys(ROWS).sort());
  });
});
