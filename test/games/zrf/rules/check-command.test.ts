import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '#test/e2e/terminal/built.ts';

const home = mkdtempSync(join(tmpdir(), 'turnwright-rules-'));
const CASES = 'test/cases/zrf/meaning';

function caseText(name: string): string {
  return readFileSync(join(CASES, name), 'utf8');
}

const SOUND = caseText('option-unknown.zrf').replace(/^.*option "pass trun".*\n/m, '');
const WARNED = caseText('option-unknown.zrf');
const TRAILED = caseText('macro-trail.zrf');

beforeAll(() => {
  ensureBuilt();
  mkdirSync(join(home, 'shelf'));
  writeFileSync(join(home, 'shelf', 'sound.zrf'), SOUND);
  writeFileSync(join(home, 'shelf', 'trailed.zrf'), TRAILED);
  writeFileSync(join(home, 'warned.zrf'), WARNED);
  const zip = zipSync({ 'one.zrf': strToU8(SOUND), 'two.zrf': strToU8(WARNED) });
  writeFileSync(join(home, 'both.zip'), zip);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function check(...args: readonly string[]) {
  const env = { ...process.env, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, LC_ALL: 'C.UTF-8' };
  const command = ['dist/cli/main.js', 'check', ...args];
  const run = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return { code: run.status, lines: run.stdout.split('\n'), error: run.stderr };
}

describe('checking rules files', () => {
  test('accepts a valid file with exit code 0', () => {
    const file = join(home, 'shelf', 'sound.zrf');
    expect(check(file)).toEqual({
      code: 0,
      lines: [
        expect.stringMatching(/: [\d,]+ steps to load, at most [\d,]+ per move\.$/),
        `${file}: Case is valid, with one game. No warnings.`,
        '',
      ],
      error: '',
    });
  });

  test('marks warnings, with exit code 0', () => {
    const file = join(home, 'warned.zrf');
    const { code, lines } = check(file);
    expect(code).toBe(0);
    expect(lines[0]).toBe(
      `${file}:5:11: warning: Unknown option "pass trun". Did you mean "pass turn"?`,
    );
    expect(lines.at(-2)).toBe(`${file}: Case is valid, with one game. 3 warnings.`);
  });

  test('treats warnings as errors with --strict', () => {
    const file = join(home, 'warned.zrf');
    const { code, lines } = check(file, '--strict');
    expect(code).toBe(1);
    expect(lines.at(-2)).toBe(`${file}: no problems, 3 warnings.`);
    const sound = join(home, 'shelf', 'sound.zrf');
    expect(check(sound, 'test/cases/dice-packs/good', '--strict').code).toBe(0);
    const asData = check(file, '--strict', '--json');
    expect(asData.code).toBe(1);
    expect(JSON.parse(asData.lines[0] ?? '')).toMatchObject({
      ok: false,
      files: [{ ok: false, problems: [] }],
    });
  });

  test('checks a whole folder, with lines and macro calls: exit code 1', () => {
    const { code, lines } = check(join(home, 'shelf'));
    const file = join(home, 'shelf', 'trailed.zrf');
    expect(code).toBe(1);
    expect(lines.slice(2, 7)).toEqual([
      `${file}:1:25: Unknown condition "emty?". Did you mean "empty?"?`,
      '  (define hop ($1 (verify emty?) $1 add))',
      '                          ^',
      `  in (hop ...) called at ${file}:2:14`,
      `  in (hops ...) called at ${file}:15:7`,
    ]);
    expect(lines.at(-3)).toBe(`${file}: 1 problem, 0 warnings.`);
    expect(lines.at(-2)).toBe('2 checked: 1 with problems, no warnings.');
  });

  test('checks a whole zip and a pack together', () => {
    const { code, lines } = check(join(home, 'both.zip'), 'test/cases/dice-packs/good');
    expect(code).toBe(0);
    expect(lines.filter((line) => line.includes('is valid'))).toEqual([
      `${join(home, 'both.zip', 'one.zrf')}: Case is valid, with one game. No warnings.`,
      `${join(home, 'both.zip', 'two.zrf')}: Case is valid, with one game. 3 warnings.`,
      'test/cases/dice-packs/good: The Salt Lake 1.0.0 is valid, with 2 scenarios. No warnings.',
    ]);
  });

  test('prints JSON', () => {
    const { code, lines } = check(join(home, 'shelf'), '--json');
    expect(code).toBe(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      ok: false,
      checked: 2,
      bad: 1,
      error: { message: '2 checked: 1 with problems, no warnings.' },
      files: [
        { ok: true, games: ['Case'], problems: [], warnings: [] },
        {
          ok: false,
          problems: [
            { code: 'zrf-keyword-unknown', line: 1, column: 25, trail: [{ macro: 'hop' }, {}] },
          ],
        },
      ],
    });
  });

  test('prints Russian', () => {
    const { lines } = check(join(home, 'warned.zrf'), '--lang', 'ru');
    expect(lines[0]).toContain('предупреждение: Неизвестный параметр "pass trun".');
  });

  test('suggests the nearest name for a missing file: exit code 1', () => {
    const { code, lines } = check(join(home, 'warmed.zrf'));
    expect(code).toBe(1);
    expect(lines[0]).toContain(join(home, 'warned.zrf'));
  });
});
