import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDeep } from '#test/support/deep.ts';
import { ensureBuilt, Home, MAIN } from './built.ts';

const home = new Home();
beforeAll(ensureBuilt);
afterAll(() => home.remove());

interface Result {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function run(args: readonly string[], input = '', env: Record<string, string> = {}): Result {
  const result = spawnSync(process.execPath, [MAIN, ...args], {
    input,
    env: home.env(env),
    cwd: home.folder,
    encoding: 'utf8',
  });
  return { code: result.status, out: result.stdout, err: result.stderr };
}

function json(result: Result): unknown {
  return JSON.parse(result.out);
}

describe('the built program', () => {
  it('prints the version of the package', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(run(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });

  it('prints usage and exits with 2 without a terminal', () => {
    const { code, out, err } = run([]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('Commands:');
  });

  it('plays moves from standard input', () => {
    const { code, out } = run(['play', 'kalah', '--json', '--seed', 'abc'], '3 6\n5\n');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'kalah', moves: 3 });
  });

  it('uses the language of --lang, of the settings, or of the environment', () => {
    const other = new Home({ language: 'ru' });
    const args = ['play', 'kalah', '--moves', '3'];
    expect(run(args).out).toContain('Player One to move');
    expect(run([...args, '--lang', 'ru']).out).toContain('Ход первого игрока');
    expect(run(args, '', { LANG: 'ru_RU.UTF-8' }).out).toContain('Ход первого игрока');
    expect(run(args, '', { LC_ALL: 'ru', LANG: 'en' }).out).toContain('Ход первого игрока');
    expect(run(args, '', other.env()).out).toContain('Ход первого игрока');
    expect(run([...args, '--lang=en'], '', other.env()).out).toContain('Player One to move');
    // Untranslated texts fall back to English.
    const dice = ['play', 'dice', '--route', 'goose-chase', '--party', 'brawler'];
    if (isDeep) expect(run([...dice, '--lang', 'uk']).out).toContain('МІШОК');
    expect(run(dice, '', { LANG: 'zh_CN.UTF-8' }).out).toContain('骰袋');
    expect(run(args, '', { LANG: 'ar_EG.UTF-8' }).out).toContain('Player One to move');
    other.remove();
  });
});

describe('standard streams', () => {
  it('let bots answer, and play alone to the end', () => {
    const answered = json(run(['play', 'tic-tac-toe', '--seats', 'person bot-1', '--json'], 'b2'));
    expect(answered).toMatchObject({ moves: 2, next: 'one', status: 'active' });
    const botGame = json(run(['play', 'tic-tac-toe', '--seats', 'bot-1 bot-1', '--json']));
    expect(botGame).toMatchObject({ next: null, legal: [] });
  });

  it('can supply a transcript to continue, replay or check', () => {
    const saved = run(['play', 'kalah', '--moves', '3 6', '--save', '-']).out;
    expect(json(run(['play', '-', '--moves', '5', '--json'], saved))).toMatchObject({ moves: 3 });
    expect(run(['replay', '-', '--verify'], saved).out).toContain('verified, 2 actions');
    expect(run(['check', '-'], saved)).toMatchObject({ code: 0 });
    expect(run(['check', '-'], saved).out).toMatch(/^<stdin>: /);
  });

  it('can supply rules, worlds and saved games of the original program', () => {
    const rules = readFileSync('content/rules/tic-tac-toe.zrf', 'utf8');
    expect(run(['perft', '-', '--depth', '2'], rules).out).toBe('1 9\n2 72\n');
    expect(json(run(['play', '-', '--json', '--moves', 'b2'], rules))).toMatchObject({ moves: 1 });
    const seats = ['play', '-', '--json', '--seats', 'bot-1 bot-1'];
    expect(json(run(seats, rules))).toMatchObject({ next: null });
    const refused = run(['check', '-'], '(game').out;
    expect(refused).toMatch(/^<stdin>:1:1[\s\S]*^<stdin>: /m);
    expect(refused).not.toMatch(/^-:/m);
    const world = readFileSync('content/worlds/first-steps.world', 'utf8');
    expect(json(run(['play', '-', '--json'], world))).toMatchObject({ game: 'rogue' });
    const zsg = run(['play', 'chess', '--moves', 'e4', '--save-zsg', '-']).out;
    expect(zsg).toContain('Zillions Save Game');
    expect(run(['play', 'chess', '--zsg', '-', '--verify'], zsg).out).toContain('1 of 1');
  });

  it.skipIf(!existsSync('/dev/full'))('report a full output in one line', () => {
    const full = openSync('/dev/full', 'w');
    for (const args of [['--help'], ['perft', 'kalah', '--json']]) {
      const { status, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
        stdio: ['ignore', full, 'pipe'],
        env: home.env(),
        encoding: 'utf8',
      });
      expect(status).toBe(1);
      expect(stderr).toBe('Standard output cannot be written: the disk is full.\n');
    }
    closeSync(full);
  });
});
