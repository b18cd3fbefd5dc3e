import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { RACE } from './race.ts';
import { runHere } from './run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnwright-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: readonly string[]) => runHere(args);

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('turnwright perft', () => {
  test.each([
    [
      ['chess', '--depth', '3'],
      [20, 400, 8902],
    ],
    [
      ['english-draughts', '--depth', '4'],
      [7, 49, 302, 1469],
    ],
    [
      ['tic-tac-toe', '--depth', '5'],
      [9, 72, 504, 3024, 15120],
    ],
    [
      [write('race.zrf', RACE), '--variant', 'Late Race', '--depth', '4'],
      [1, 1, 1, 0],
    ],
  ])('%s', async (args, nodes) => {
    const { out } = await run('perft', ...args, '--json');
    expect(JSON.parse(out)).toEqual({ ok: true, nodes });
  });
});

it('replays a transcript of a game of the library', async () => {
  const file = join(folder, 'breakthrough.txt');
  await run('play', 'breakthrough', '--moves', 'a2a3 a7a6', '--save', file);
  expect((await run('replay', file, '--verify')).out).toContain('2 actions');
  expect((await run('replay', file)).out).toContain('a2-a3 a7-a6');
});

it('lists the games in the help of its commands', async () => {
  const help = (await run('play', '--help')).out.replace(/\s+/g, ' ');
  expect(help).toContain('kalah, rogue, caves, alquerque');
  expect(help).toContain('--zsg <file>');
});

describe('names with control sequences', () => {
  const BAD = '\u001b[2J\u009b31m\u202e';
  const rules = RACE.replaceAll('Race', `Race${BAD}`).replaceAll('Man', 'Man\u202e');
  const evil = write('evil.zrf', rules.replace('(title', `(option "${BAD}" 1) (title`));
  const commands = [
    ['check', evil],
    ['check', '--json', evil],
    ['play', evil, '--moves', ''],
    ['play', evil, '--moves', BAD],
    ['play', evil, '--json'],
    ['perft', evil, '--depth', '1'],
    ['play', `evil${BAD}`],
    [`evil${BAD}`],
  ];
  it.each(commands)('are escaped: %j %j', async (...args) => {
    const { out, err } = await run(...args);
    expect(out + err).not.toBe('');
    for (const char of BAD.match(/[^\w[]/g) ?? []) expect(out + err).not.toContain(char);
  });
});
