import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('the built program', () => {
  it('prints the version of the package', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(run(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });

  it('without a terminal explains itself and exits 2', () => {
    const { code, out, err } = run([]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('Commands:');
  });

  it('plays moves from standard input', () => {
    const { code, out } = run(['play', 'kalah', '--json', '--seed', 'abc'], '3 6\n5\n');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'kalah', moves: 3 });
  });

  it('speaks the language of --lang, of the settings, or of the environment', () => {
    const other = new Home({ language: 'ru' });
    const args = ['play', 'kalah', '--moves', '3'];
    expect(run(args).out).toContain('Player One to move');
    expect(run([...args, '--lang', 'ru']).out).toContain('Ход первого игрока');
    expect(run(args, '', { LANG: 'ru_RU.UTF-8' }).out).toContain('Ход первого игрока');
    expect(run(args, '', { LC_ALL: 'ru', LANG: 'en' }).out).toContain('Ход первого игрока');
    expect(run(args, '', other.env()).out).toContain('Ход первого игрока');
    expect(run([...args, '--lang=en'], '', other.env()).out).toContain('Player One to move');
    // What a language has no words for is said in English.
    const dice = ['play', 'dice', '--route', 'goose-chase', '--party', 'brawler'];
    expect(run([...dice, '--lang', 'uk']).out).toContain('МІШОК');
    expect(run(dice, '', { LANG: 'zh_CN.UTF-8' }).out).toContain('骰袋');
    expect(run(args, '', { LANG: 'ar_EG.UTF-8' }).out).toContain('Player One to move');
    other.remove();
  });
});
