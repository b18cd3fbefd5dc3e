import { spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { ensureBuilt, Home, MAIN } from './built.ts';
import { startAt } from './started.ts';

const home = new Home();
beforeAll(ensureBuilt);
afterAll(() => home.remove());

const SIGINT = 128 + constants.signals.SIGINT;

const LONG: readonly (readonly [args: readonly string[], progress: RegExp])[] = [
  [['perft', 'kalah', '--depth', '100', '--json'], /\d+ %/],
  [['balance', '--games', '1000000', '--json'], /\d+ %/],
  [['balance', '--targets', '--games', '1000', '--json'], /\d+ %/],
  [['arena', 'kalah', '--one', 'casual', '--games', '1000000', '--json'], /\d+ %/],
];

test.each(LONG)('%j stopped by Ctrl-C prints what it has, as partial', async (args, progress) => {
  const run = startAt(home, args);
  await run.shows(progress);
  run.type('\x03');
  expect(await run.ended()).toMatchObject({ code: SIGINT });
  // A terminal may pass on the last of it after the program has ended.
  await run.until(() => /\{.*\}\r\n/.test(run.raw), 'the whole answer');
  const [answer = ''] = /\{.*\}/.exec(run.raw) ?? [];
  expect(JSON.parse(answer)).toMatchObject({ partial: true });
  expect(run.raw).toMatch(/Stopped early: [\d,]+ of [\d,]+ done\./);
});

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    input: '',
    env: home.env(),
    cwd: home.folder,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

describe('who asks for data gets one JSON value', () => {
  const wrong = [
    ['play', 'nothing', '--json'],
    ['play', 'kalah', '--json', '--houses', '99'],
    ['play', 'kalah', '--json', '--option', 'x'],
    ['play', 'kalah', '--json', '--seats', 'nobody nowhere'],
    ['replay', 'nothing.txt', '--json'],
    ['perft', 'kalah', '--json', '--depth', '0'],
    ['perft', 'kalah', '--json', '--nonsense'],
    ['solve', 'kalah', '--json'],
    ['arena', 'kalah', '--json', '--one', 'nobody'],
    ['balance', '--json', '--games', 'few'],
    ['balance', 'nowhere', '--json'],
    ['check', '--json'],
  ];
  it.each(wrong)('%j %j %j %j %j', (...args) => {
    const { code, out, err } = run(...args.filter((arg) => typeof arg === 'string'));
    expect(code).not.toBe(0);
    const answer = JSON.parse(out) as { ok: boolean; error: { message: string } };
    expect(answer.ok).toBe(false);
    expect(err.trim()).toContain(answer.error.message.split('\n')[0]);
  });

  it('and what follows a bare -- asks for nothing', () => {
    expect(run('play', 'nothing', '--', '--json').out).toBe('');
  });
});

test('seats that mean nothing are refused without a terminal, too', () => {
  const { code, err } = run('play', 'kalah', '--moves', '3', '--seats', 'person wizard');
  expect(code).toBe(2);
  expect(err).toContain('The seats cannot be read');
});
