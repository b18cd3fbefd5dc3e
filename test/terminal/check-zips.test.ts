import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const home = mkdtempSync(join(tmpdir(), 'turnwright-check-zips-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const RULES = readFileSync('content/rules/tic-tac-toe.zrf');

/** Creates a zip with rules and `pictures` pictures beside them. */
function zipWith(pictures: number): string {
  const path = join(home, `${pictures}.zip`);
  const empty = new Uint8Array();
  const names = Array.from({ length: pictures }, (_, index) => `images/f${index}.bmp`);
  const files = Object.fromEntries(names.map((name) => [name, empty]));
  writeFileSync(path, zipSync({ 'game.zrf': RULES, ...files }, { level: 0 }));
  return path;
}

describe('a zip of many files', () => {
  test.each([[1_999], [9_999]])('is accepted by check and play: %i pictures', async (pictures) => {
    const path = zipWith(pictures);
    const checked = await runHere(['check', path]);
    expect(checked).toMatchObject({ code: 0, err: '' });
    expect(checked.out).toContain(join(path, 'game.zrf'));
    const played = await runHere(['play', path, '--json']);
    expect(played).toMatchObject({ code: 0 });
    expect(JSON.parse(played.out)).toMatchObject({ ok: true, game: 'game' });
  });

  test('is refused by both with the same message', async () => {
    const path = zipWith(10_000);
    const message = 'The zip has 10,001 entries, but only 10,000 are allowed.';
    const checked = await runHere(['check', path]);
    expect(checked.code).toBe(1);
    expect(checked.out).toContain(message);
    const played = await runHere(['play', path]);
    expect(played.code).not.toBe(0);
    expect(played.err).toContain(message);
  });
});

describe('check progress', () => {
  const { isTTY } = process.stderr;
  afterEach(() => void Object.assign(process.stderr, { isTTY }));

  test.each([
    ['large.world', 80_000],
    ['small.world', 8],
  ])('is shown immediately for large files: %s', async (name, items) => {
    const path = join(home, name);
    writeFileSync(path, `2 1\n01\n0. Player\n${'1. Item Sword\n'.repeat(items)}`);
    Object.assign(process.stderr, { isTTY: true });
    const { code, err } = await runHere(['check', path]);
    expect(code).toBe(0);
    if (name === 'large.world') expect(err).toContain(name);
    else expect(err).toBe('');
  });
});
