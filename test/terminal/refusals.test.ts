import { describe, expect, it, test } from 'vitest';
import { runHere } from './run-here.ts';

const run = (...args: readonly string[]) => runHere(args);

describe('errors with --json', () => {
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
  it.each(wrong)('are one JSON value: %j %j %j %j %j', async (...args) => {
    const { code, out, err } = await run(...args.filter((arg) => typeof arg === 'string'));
    expect(code).not.toBe(0);
    const answer = JSON.parse(out) as { ok: boolean; error: { message: string } };
    expect(answer.ok).toBe(false);
    expect(err.trim()).toContain(answer.error.message.split('\n')[0]);
  });

  it('ignore --json after a bare --', async () => {
    expect((await run('play', 'nothing', '--', '--json')).out).toBe('');
  });
});

test('invalid seats are rejected without a terminal too', async () => {
  const { code, err } = await run('play', 'kalah', '--moves', '3', '--seats', 'person wizard');
  expect(code).toBe(2);
  expect(err).toContain('Unknown player type');
});

describe('adventures', () => {
  it.each(['perft', 'arena'])('are refused by %s', async (name) => {
    const { code, out, err } = await run(name, 'dice');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`${name} does not work for adventures`);
  });

  it.each([
    ['--adventure', 'nowhere', 'tide-bells'],
    ['--route', 'nowhere', 'fog-at-low-pell'],
    ['--party', 'wizard', 'brawler'],
  ])('are listed with their valid values for an unknown %s', async (flag, wrong, valid) => {
    expect((await run('play', 'dice', flag, wrong)).err).toContain(valid);
  });
});
