import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { runHere } from './run-here.ts';
import type { Ran } from './run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnwright-command-line-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = runHere;

function json(result: Ran): unknown {
  return JSON.parse(result.out);
}

describe('turnwright', () => {
  test.each([[[]], [['play']], [['replay']], [['perft']], [['web']]])('%s --help', async (args) => {
    const result = await run([...args, '--help']);
    expect(result.code).toBe(0);
    expect(result.out).toContain('Usage: turnwright');
    expect((await run([...args, '--help', '--lang', 'ru'])).out).toContain(
      'Использование: turnwright',
    );
  });

  test.each([
    [['pley'], 'Unknown command: “pley”.\nDid you mean play?'],
    [['play'], 'Missing argument: “game”.'],
    [['play', 'kalah', '--sed', 'x'], 'Unknown option: --sed.\nDid you mean --seed'],
    [['play', 'kalah', 'chess', 'x'], 'Too many arguments for “play”.'],
    [['play', 'kalah', '--seed'], 'needs a value'],
    [['play', 'ches'], 'There is no game called “ches” here. Did you mean chess?'],
    [
      ['play', 'quidditch'],
      'There is no game called “quidditch” here. Choose from dice, kalah, rogue, caves, alquerque',
    ],
    [['play', 'kalah', '--variant', 'x'], 'it has no variants'],
    [['play', 'chess', '--verify'], '--verify needs a saved game'],
    [['play', 'shogi', '--variant', 'Minishoji'], 'Did you mean “Minishogi”?'],
    [['play', 'kalah', '--houses', '13'], 'give a whole number from 1 to 12'],
    [['play', 'kalah', '--option', 'capture=some'], 'give one of standard, empty, none'],
    [['play', 'kalah', '--option', 'x=1'], 'Unknown option “x”.'],
    [['play', 'kalah', '--option', 'x'], 'write it as name=value'],
    [['constructor'], 'Unknown command: “constructor”.'],
    [['play', 'constructor'], 'There is no game called “constructor” here.'],
    [['play', 'kalah', '--option', '__proto__=1'], 'Unknown option “__proto__”.'],
    [['play', 'chess', '--variant', 'toString'], 'There is no variant “toString”.'],
    [['--lang', 'constructor', 'perft', 'kalah'], 'There is no language “constructor” here.'],
    [['perft', 'kalah', '--depth', '0'], 'is not a valid depth'],
    [['web', '--port', '65536'], 'is not a valid port'],
    [
      ['--lang', 'xx', 'perft', 'kalah'],
      'There is no language “xx” here. Choose from en, ar, he, ru, uk, zh.',
    ],
  ])('rejects %s as a usage error', async (args, message) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});

describe('turnwright play', () => {
  it('plays moves and prints the board', async () => {
    expect((await run(['play', 'kalah', '--moves', '36 5'])).out).toBe(
      [
        '               Player Two',
        '     | 05 | 00 | 05 | 05 | 05 | 05 |',
        '(01)                                 (02)',
        '     | 05 | 05 | 00 | 05 | 05 | 00 |',
        '               Player One',
        '',
        'Player One to move',
        '',
      ].join('\n'),
    );
  });

  it('plays moves from standard input and prints data', async () => {
    const result = await run(['play', 'kalah', '--json', '--seed', 'abc'], '3 6\n5\n');
    expect(result.code).toBe(0);
    expect(json(result)).toMatchObject({
      game: 'kalah',
      options: { houses: 6, seeds: 4, capture: 'standard' },
      seed: 'abc',
      board: '<6,2,1,5,5,0,5,5,0,5,5,5,5,0,5>',
      state: '<6,2,1,5,5,0,5,5,0,5,5,5,5,0,5> one',
      moves: 3,
      status: 'active',
      next: 'one',
      outcome: null,
    });
  });

  it('reports the result of a finished game', async () => {
    const args = ['play', 'kalah', '--json', '--moves', '2 1 5 1 1 3 2 4 2 6 2 5 2 6'];
    expect(json(await run(args))).toMatchObject({
      status: 'one',
      next: null,
      outcome: { scores: [43, 5], winners: ['one'], reason: 'side-empty' },
    });
    const draw = ['play', 'kalah', '--json', '--houses', '1', '--moves', '1 1 1'];
    expect(json(await run([...draw, '--option', 'seeds=1']))).toMatchObject({ status: 'draw' });
  });

  it('refuses an illegal move with its number and the reason', async () => {
    const text = await run(['play', 'kalah', '--moves', '3 3']);
    expect(text).toMatchObject({ code: 1, out: '' });
    expect(text.err).toContain('Move 2 (“3”) was refused: House 3 is empty');
    const data = await run(['play', 'kalah', '--json', '--moves', '3 6 1 9']);
    expect(data.code).toBe(1);
    expect(json(data)).toMatchObject({ error: { move: 4, text: '9', code: 'kalah-range' } });
    const over = await run([
      'play',
      'kalah',
      '--json',
      '--houses',
      '1',
      '--seeds',
      '1',
      '--moves',
      '1 1',
    ]);
    expect(json(over)).toMatchObject({ error: { move: 2, code: 'game-over' } });
  });

  it('saves a transcript that replays to the same board', async () => {
    const file = join(folder, 'game.txt');
    const played = json(
      await run(['play', 'kalah', '--json', '--moves', '36 5 2', '--save', file]),
    );
    const replayed = await run(['replay', file, '--json']);
    expect(replayed.code).toBe(0);
    expect(json(replayed)).toMatchObject({ ...(played as object), ok: true });
    const nowhere = await run([
      'play',
      'kalah',
      '--moves',
      '3',
      '--save',
      join(folder, 'none/x.txt'),
    ]);
    expect(nowhere.code).toBe(1);
    expect(nowhere.err).toContain('cannot be written');
  });
});

describe('turnwright replay', () => {
  const file = join(folder, 'replay.txt');
  beforeAll(() => run(['play', 'kalah', '--moves', '3 6 2 1 2', '--seed', 'x', '--save', file]));

  it('verifies a transcript', async () => {
    expect(await run(['replay', file, '--verify'])).toMatchObject({ code: 0 });
    expect((await run(['replay', file, '--verify'])).out).toContain('verified, 5 actions');
    expect(json(await run(['replay', file, '--verify', '--json']))).toMatchObject({
      ok: true,
      moves: 5,
    });
  });

  test.each([
    ['a legal action', /^3 p2 2/m, '3 p2 5', 3, 'transcript-differs'],
    ['an illegal action', /^4 p2 1/m, '4 p2 2', 4, 'kalah-empty'],
    ['another player', /^5 p1/m, '5 p2', 5, 'wrong-player'],
    ['an option', /^option seeds 4/m, 'option seeds 5', 0, 'transcript-differs'],
  ])('reports the first bad action: %s', async (_name, found, actionText, move, code) => {
    const edited = join(folder, 'edited.txt');
    writeFileSync(edited, readFileSync(file, 'utf8').replace(found, actionText));
    const result = await run(['replay', edited, '--verify', '--json']);
    expect(result.code).toBe(1);
    const { error } = json(result) as { error: { move: number; line: number; code: string } };
    expect(error).toMatchObject({ move, code });
    expect(error.line).toBeGreaterThan(0);
    const text = await run(['replay', edited, '--verify']);
    expect(text.code).toBe(1);
    expect(text.err).toContain(`${edited}:${error.line}:1: `);
    if (move > 0) expect(text.err).toContain(`Action ${move}`);
  });

  it('prints moves and boards without a terminal', async () => {
    expect((await run(['replay', file])).out).toContain('3');
    expect((await run(['replay', file, '--boards'])).out.match(/Player Two$/gm)).toHaveLength(6);
  });

  it('names the file that cannot be read', async () => {
    const result = await run(['replay', join(folder, 'nothing.txt')]);
    expect(result.code).toBe(1);
    expect(result.err).toContain(join(folder, 'nothing.txt'));
    writeFileSync(join(folder, 'rubbish.txt'), 'rubbish');
    expect(await run(['replay', join(folder, 'rubbish.txt')])).toMatchObject({ code: 1, out: '' });
  });
});

describe('turnwright perft', () => {
  it('prints the counts of the published table', async () => {
    const result = await run(['perft', 'kalah', '--depth', '8', '--json']);
    expect(result).toEqual({
      code: 0,
      out: '{"ok":true,"nodes":[6,35,185,942,4690,23233,114430,563055]}\n',
      err: '',
    });
  });

  it('counts other boards and rules', async () => {
    expect(
      (await run(['perft', 'kalah', '--depth', '3', '--houses', '3', '--seeds', '2'])).out,
    ).toBe('1 3\n2 8\n3 19\n');
    const empty = ['--option', 'capture=empty', '--option', 'houses=3', '--option', 'seeds=2'];
    expect((await run(['perft', 'kalah', '--depth', '5', '--json', ...empty])).code).toBe(0);
  });
});
