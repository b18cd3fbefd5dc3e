import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnwright-older-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OLDER = 'test/cases/dice-saves/scenario-5.txt';

test('a save of older rules continues from its checkpoint and replays from there', async () => {
  const [older, file] = [join(folder, 'older.txt'), join(folder, 'continued.txt')];
  copyFileSync(OLDER, older);
  const played = await runHere(['play', older, '--moves', 'cancel', '--save', file]);
  expect([played.code, played.err]).toEqual([
    0,
    'Begun under older rules (5). Continues from action 200 of 277.\n',
  ]);
  expect(readFileSync(older, 'utf8')).toBe(readFileSync(OLDER, 'utf8'));
  const verified = await runHere(['replay', file, '--verify']);
  expect([verified.code, verified.out]).toEqual([
    0,
    `${file}: verified, 1 action.\nBegun under older rules (5). The replay starts after action 200.\n`,
  ]);
  const data = JSON.parse((await runHere(['replay', file, '--json'])).out) as object;
  expect(data).toMatchObject({ moves: 1, begun: { rules: 5, moves: 200 } });
  const again = await runHere(['play', file, '--moves', 'confirm', '--save', file]);
  expect([again.code, again.err]).toEqual([0, 'Begun under older rules (5)\n']);
  expect((await runHere(['check', file])).out).toContain('a valid saved game with 2 moves');
});

test('a save of older rules itself is not replayed', async () => {
  const { code, err } = await runHere(['replay', OLDER, '--verify']);
  expect(code).toBe(1);
  expect(err).toContain('This game uses version 5 of the dice-tide-bells rules');
});
