import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const home = mkdtempSync(join(tmpdir(), 'turnwright-play-world-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

function world(name: string, rows: string, fillers: string): string {
  const path = join(home, name);
  writeFileSync(path, `5 3\n${rows}\n\n${fillers}`);
  return path;
}

const ROWS = 'WWWWW\nW0.1W\nWWWWW';
const CELLAR = world('cellar.world', ROWS, '0. Player\n1. Item Sword\n');
const BROKEN = world('broken.world', ROWS, '0. Player\n1. Item Sord\n');
const DOUBTFUL = world('doubtful.world', ROWS, '0. Player now\n1. Item Sword\n');

test('a world file can be played in Rogue', async () => {
  const { code, out } = await runHere(['play', CELLAR, '--moves', 'right right', '--json']);
  const { game, options, moves } = JSON.parse(out) as Record<string, unknown>;
  expect({ code, game, moves }).toEqual({ code: 0, game: 'rogue', moves: 2 });
  expect(options).toMatchObject({ world: 'file', mode: 'normal' });
});

test('a world file can be combined with options', async () => {
  const args = ['--mode', 'explorer', '--option', 'length=sprint', '--moves', '', '--json'];
  const { out } = await runHere(['play', CELLAR, ...args]);
  expect(JSON.parse(out)).toMatchObject({
    options: { world: 'file', mode: 'explorer', length: 'sprint' },
  });
});

test('errors and warnings in a world file have positions', async () => {
  const broken = await runHere(['play', BROKEN, '--moves', '']);
  expect(broken.code).toBe(1);
  expect(broken.err).toContain(`${BROKEN}:7:9`);
  expect(broken.err).toContain('Sword');
  const doubtful = await runHere(['play', DOUBTFUL, '--moves', '']);
  expect(doubtful.code).toBe(0);
  expect(doubtful.err).toContain(`${DOUBTFUL}:6:11`);
});

test('a missing world file is reported', async () => {
  const { code, err } = await runHere(['play', join(home, 'none.world'), '--moves', '']);
  expect(code).toBe(1);
  expect(err).toContain('none.world');
});
