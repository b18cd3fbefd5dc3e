import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { mindOf, readEngineCommand } from '#games/zrf/commands/opponent/engine-command.ts';
import { runHere } from './run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnwright-engine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FAKE = resolve('test/support/fake-engine.mjs');

/** Command of the fake engine. */
function fake(protocol: string, ...args: readonly string[]): string {
  return `${protocol}:"${process.execPath}" "${FAKE}" ${[protocol, ...args].join(' ')}`;
}

async function play(game: string, moves: string, engine: string, ...args: readonly string[]) {
  return runHere([
    'play',
    game,
    '--moves',
    moves,
    '--engine',
    engine,
    '--engine-time',
    '0.001',
    ...args,
  ]);
}

interface Printed {
  readonly played: readonly { readonly by: string; readonly action: string }[];
}

function actionsIn(out: string): readonly string[] {
  return (JSON.parse(out) as Printed).played.map(({ action }) => action);
}

describe('an engine of another program', () => {
  test('plays against a person, and knows the moves so far', async () => {
    const log = join(folder, 'log.txt');
    const engine = fake('uci', '--moves', 'e7e5,e5d4', '--log', log);
    const { code, out } = await play(
      'chess',
      'e4 d4',
      engine,
      '--json',
      '--engine-option',
      'Skill Level=3',
    );
    expect(code).toBe(0);
    expect(actionsIn(out)).toEqual([
      ...['Pawn e2 - e4', 'Pawn e7 - e5', 'Pawn d2 - d4', 'Pawn e5 x d4'],
    ]);
    // The engine reads its last line after the command has ended.
    await expect
      .poll(() => readFileSync(log, 'utf8').split('\n'))
      .toEqual([
        'uci',
        'setoption name Skill Level value 3',
        'ucinewgame',
        'isready',
        'position startpos moves e2e4',
        'go movetime 1',
        'position startpos moves e2e4 e7e5 d2d4',
        'go movetime 1',
        'quit',
        '',
      ]);
  });

  test('plays first, and from a position', async () => {
    const log = join(folder, 'first.txt');
    const engine = fake('usi', '--moves', '7g7f', '--log', log);
    const { out } = await play('shogi', '', engine, '--json', '--seats', 'engine person');
    expect(actionsIn(out)).toEqual(['Pawn 7g - 7f']);
    expect(readFileSync(log, 'utf8')).toContain(
      'position startpos\ngo btime 0 wtime 0 byoyomi 1\n',
    );
  });

  test('plays a variant that it offers, one step of a turn after the other', async () => {
    const log = join(folder, 'variant.txt');
    const args = ['--variants', 'chess,ninemensmorris', '--moves', 'g7', '--log', log];
    const { code, out } = await play('nine-mens-morris', 'a7', fake('uci', ...args), '--json');
    expect([code, actionsIn(out)]).toEqual([0, ['White Man a7', 'Black Man g7']]);
    expect(readFileSync(log, 'utf8')).toContain('setoption name UCI_Variant value ninemensmorris');
  });

  test('that crashes leaves the game saved', async () => {
    const file = join(folder, 'saved.txt');
    const { code, err } = await play(
      'chess',
      'e4',
      fake('uci', '--fault', 'crash'),
      '--save',
      file,
    );
    expect([code, err]).toEqual([1, `“${process.execPath}” has stopped.\n`]);
    const saved = readFileSync(file, 'utf8');
    expect(saved).toContain('Pawn e2 - e4');
    expect(saved).toMatch(/person mind-node/);
  });

  test.each([
    [
      'answers with an illegal move',
      'chess',
      ['--moves', 'e7e4'],
      'answered “e7e4”, which is not a legal move',
    ],
    ['resigns', 'chess', [], ' resigns.'],
    [
      'does not know the game',
      'los-alamos',
      ['--variants', 'chess,atomic'],
      'does not play “los-alamos”',
    ],
  ])('that %s ends the command with a message', async (_, game, args, message) => {
    const { code, err } = await play(game, game === 'chess' ? 'e4' : 'd3', fake('uci', ...args));
    expect(code).toBe(1);
    expect(err).toContain(message);
  });

  test('that does not exist is named', async () => {
    const { code, err } = await play('chess', 'e4', '/no/such/engine');
    expect(code).toBe(1);
    expect(err).toBe('“/no/such/engine” was not found. Install the engine, or give its path.\n');
  });
});

describe('flags of engines', () => {
  test.each([
    [
      'a seat without an engine',
      ['play', 'chess', '--seats', 'person engine', '--moves', ''],
      'add --engine',
    ],
    [
      'an engine without a seat',
      ['play', 'chess', '--engine', 'x', '--seats', 'person bot-1', '--moves', ''],
      'has no seat',
    ],
    ['an empty command', ['play', 'chess', '--engine', 'uci:', '--moves', ''], 'Give the program'],
    [
      'a game without engines',
      ['play', 'kalah', '--engine', 'x', '--moves', ''],
      'cannot be played by engines',
    ],
    [
      'a board without squares',
      ['play', 'hex', '--engine', 'usi:x', '--moves', ''],
      'USI has no names',
    ],
    [
      'a bad option',
      ['play', 'chess', '--engine', 'x', '--engine-option', 'Hash', '--moves', ''],
      '“Hash” is not an option',
    ],
    [
      'a bad time',
      ['play', 'chess', '--engine', 'x', '--engine-time', '0', '--moves', ''],
      '“0” is not a time',
    ],
  ])('%s is refused', async (_, args, message) => {
    const { code, err } = await runHere(args);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  test('a command may have a protocol, quoted paths and arguments', () => {
    expect(readEngineCommand('stockfish')).toEqual({
      protocol: undefined,
      program: 'stockfish',
      args: [],
    });
    const quoted = readEngineCommand('usi:"/opt/my engine.exe" --threads 1 "a b"');
    expect(quoted).toEqual({
      protocol: 'usi',
      program: '/opt/my engine.exe',
      args: ['--threads', '1', 'a b'],
    });
    expect(quoted && mindOf(quoted)).toBe('my-engine');
    expect(mindOf({ program: '/usr/games/Stockfish_16.1', args: [], protocol: 'uci' })).toBe(
      'stockfish-16',
    );
    expect(mindOf({ program: '7.exe', args: [], protocol: 'uci' })).toBe('engine');
    expect(readEngineCommand('uci: ')).toBeUndefined();
  });
});
