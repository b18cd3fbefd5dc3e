import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage, screenshot } from '../../support/browser/page.ts';
import { serveArcade } from '../../support/browser/server.ts';
import type { Server } from '../../support/browser/server.ts';
import { isDeep } from '../../support/deep.ts';
import { rowOf, ToyTree } from '../../toy/copy.ts';
import { TypesOfToy } from '../../toy/types.ts';

const tree = new ToyTree();
let server: Server | undefined;

/** Runs Node in the copied tree. Returns its output and exit status. */
async function node(...args: readonly string[]) {
  const run = promisify(execFile)(process.execPath, args, { cwd: tree.folder, maxBuffer: 1e8 });
  const failed = (error: { code?: number; stdout?: string; stderr?: string }) => ({
    code: error.code ?? 1,
    out: error.stdout ?? '',
    error: error.stderr ?? '',
  });
  return run.then(({ stdout, stderr }) => ({ code: 0, out: stdout, error: stderr }), failed);
}

const turnwright = (...args: readonly string[]) => node(join('dist', 'cli', 'main.js'), ...args);

/** The program and the page are built with the game in deep tests, the text screens in all. */
const BUILD = `
  import { build } from 'esbuild';
  import { parts } from './scripts/support/parts.mjs';
  const cells = build({ entryPoints: ['test/toy/play-in-cells.ts'], outfile: 'dist/cells.mjs',
    bundle: true, format: 'esm', platform: 'node', packages: 'external', logLevel: 'warning' });
  const shells = () => [parts.cli.build('0'.repeat(16)), parts.web.build()];
  await Promise.all([cells, ...(${isDeep} ? shells() : [])]);`;

const faults: Record<'own' | 'generic', readonly string[]> = { own: [], generic: ['unchecked'] };

beforeAll(async () => {
  const types = new TypesOfToy(tree.folder);
  tree.enter('own');
  faults.own = types.faults();
  tree.enter('generic');
  faults.generic = types.faults();
  const built = await node('--input-type=module', '-e', BUILD);
  expect(built, built.error).toMatchObject({ code: 0 });
  if (isDeep) server = await serveArcade(tree.folder);
});

afterAll(() => {
  server?.stop();
  tree.remove();
});

test('a new game adds one list row and its own files', () => {
  expect(tree.changes()).toEqual({
    'src/games/index.ts': [rowOf('generic').trimEnd()],
    'src/games/pig/door.ts': expect.any(Array) as unknown,
    'src/games/pig/rules/index.ts': expect.any(Array) as unknown,
    'content/locales/en/pig.ftl': expect.any(Array) as unknown,
    'content/locales/ru/pig.ftl': expect.any(Array) as unknown,
  });
});

test('the new game passes type checks, and its missing text screens and page are reported', () => {
  expect(faults.generic).toEqual([]);
  expect(faults.own.toSorted()).toEqual([
    expect.stringMatching(/^src\/games\/cells\.ts: .*'pig' is missing/),
    expect.stringMatching(/^src\/games\/pages\.ts: .*'pig' is missing/),
  ]);
});

test('the new game obeys every law and can be played by keyboard in text mode', async () => {
  const { out, error, code } = await node('dist/cells.mjs');
  expect(code, error).toBe(0);
  const played = JSON.parse(out) as Record<'title' | 'choices' | 'begun' | 'end', string> & {
    readonly laws: readonly (readonly [string, string])[];
  };
  expect(played.laws.filter(([, kind]) => kind === 'failed')).toEqual([]);
  expect(played.laws.filter(([, kind]) => kind === 'passed').length).toBeGreaterThan(8);
  expect(played.title).toContain('5  Pig');
  expect(played.choices).toContain('Turns each');
  expect(played.begun).toContain('0 0 1 0 0 6');
  expect(played.begun).toContain('1  roll');
  expect(played.end).toMatch(/(?: won\.|A draw\.) Score: \d+ : \d+\./);
});

describe.runIf(isDeep)('the command line', () => {
  test('plays, saves and verifies the new game', async () => {
    const played = await turnwright(
      'play',
      'pig',
      '--moves',
      'roll; roll',
      '--seed',
      'sty',
      '--save',
      'pig.txt',
      '--json',
    );
    expect(played, played.error).toMatchObject({ code: 0 });
    expect(JSON.parse(played.out)).toMatchObject({ game: 'pig', seed: 'sty', status: 'active' });
    expect(readFileSync(join(tree.folder, 'pig.txt'), 'utf8')).toContain('game pig\n');
    expect(await turnwright('replay', 'pig.txt', '--verify')).toMatchObject({ code: 0 });
    const refused = await turnwright('play', 'pig', '--moves', 'hold');
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.error).toContain('You cannot hold now.');
  });

  test('counts the positions of the new game and runs bots on it', async () => {
    const counted = await turnwright('perft', 'pig', '--depth', '3', '--json');
    expect(JSON.parse(counted.out)).toEqual({ ok: true, nodes: [1, 6, 11] });
    const arenaRun = await turnwright(
      'arena',
      'pig',
      '--one',
      'casual',
      '--two',
      'random',
      '--games',
      '6',
      '--json',
    );
    expect(JSON.parse(arenaRun.out)).toMatchObject({ game: 'pig', games: 6 });
    const help = (await turnwright('play', '--help')).out.replace(/\s+/g, ' ');
    expect(help).toContain('caves, pig,');
  });
});

describe.runIf(isDeep).each([
  ['desk', { viewport: { width: 1366, height: 768 }, locale: 'en-US' }, 'Pig', 'Turns each'],
  [
    'phone',
    { viewport: { width: 390, height: 844 }, locale: 'ru-RU', touch: true },
    'Свинья',
    'Ходов у каждого',
  ],
] as const)('the page on a %s', (name, options, title, turns) => {
  test('has a card for the new game, and buttons to play it', async () => {
    const { page, problems } = await openPage({ ...options, path: server?.url ?? '' });
    await page.locator('[data-game="pig"] a').click();
    await page.locator('h1, .header-title').filter({ hasText: title }).first().waitFor();
    // The title is there before the game that takes the keys.
    await page.locator('[data-action="roll"]').waitFor();
    await page.keyboard.press('n');
    await page.getByText(turns).waitFor();
    await page.locator('select[name="seat-2"]').selectOption('person');
    await page.locator('button[form="new-game"]').click();
    const state = page.locator('pre.generic-state');
    await page.locator('[data-action="roll"]').waitFor();
    expect(await state.textContent()).toBe('0 0 1 0 0 6');
    const box = await page.locator('[data-action="roll"]').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('1');
    await page.waitForFunction(
      () => document.querySelector('pre.generic-state')?.textContent !== '0 0 1 0 0 6',
    );
    await screenshot(page, `toy-${name}`);
    for (let turn = 0; turn < 60 && (await page.locator('dialog[open]').count()) === 0; turn++) {
      const hold = page.locator('[data-action="hold"]');
      const next = (await hold.count()) > 0 ? hold : page.locator('[data-action="roll"]');
      if ((await next.count()) === 0) break;
      await next.click();
    }
    await page.locator('dialog[open] .result').waitFor();
    expect(await page.locator('.moves button').count()).toBeGreaterThanOrEqual(6);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
