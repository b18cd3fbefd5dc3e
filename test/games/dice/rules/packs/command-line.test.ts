import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPackAs, makeFolder, writeFiles } from './shelf-folder.ts';
import { ensureBuilt } from '#test/e2e/terminal/built.ts';

const home = makeFolder();
const mine = join(home, 'turnwright', 'adventures');
const GOOD = 'test/cases/dice-packs/good';

beforeAll(() => {
  mkdirSync(mine, { recursive: true });
  ensureBuilt();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function turnwright(...args: readonly string[]) {
  const env = { ...process.env, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, LC_ALL: 'C.UTF-8' };
  const run = spawnSync(process.execPath, ['dist/cli/main.js', ...args], { env, encoding: 'utf8' });
  return { code: run.status, out: run.stdout, error: run.stderr };
}

interface Listed {
  readonly adventures: readonly { readonly id: string; readonly where: string }[];
  readonly broken: readonly { readonly where: string; readonly problems: readonly unknown[] }[];
}

function listed(): Listed {
  return JSON.parse(turnwright('adventures', '--json').out) as Listed;
}

describe('adventures', () => {
  test('a pack copied into the folder appears without a build', () => {
    const before = listed().adventures.map(({ id }) => id);
    writeFiles(join(mine, 'bells'), goodPackAs('my-own-bells'));
    const after = listed().adventures;
    expect(after.map(({ id }) => id)).toEqual([...before, 'my-own-bells']);
    expect(after.at(-1)?.where).toBe(join(mine, 'bells'));
  });

  test('reports a broken pack and still lists the others', () => {
    writeFiles(join(mine, 'torn'), new Map([['adventure.yaml', 'format: 1\nid: torn\n']]));
    const { code, out } = turnwright('adventures');
    expect(code).toBe(0);
    expect(out).toContain('my-own-bells 1.0.0: The Salt Lake, 2 scenarios');
    expect(out).toContain(`Skipped: ${join(mine, 'torn')} (4 problems)`);
    expect(out).toContain(`${join(mine, 'torn', 'adventure.yaml')}:1:1: The file has no "version"`);
  });

  test('prints in Russian', () => {
    const { out } = turnwright('adventures', '--lang', 'ru');
    expect(out).toContain('The Salt Lake, 2 сценария');
    expect(out).toContain('не хватает «version»: добавьте.');
  });
});

describe('check', () => {
  test('returns exit code 0 for a valid pack', () => {
    const { code, out, error } = turnwright('check', GOOD);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toBe(`${GOOD}: The Salt Lake 1.0.0 is valid, with 2 scenarios. No warnings.\n`);
  });

  test('reports every problem with its position, and returns exit code 1 for a broken pack', () => {
    const { code, out } = turnwright('check', join(mine, 'torn'), `${GOOD}/adventure.yaml`);
    const file = join(mine, 'torn', 'adventure.yaml');
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      `${file}:1:1: The file has no "version": add it.`,
      `${file}:1:1: The file has no "language": add it.`,
      `${file}:1:1: The file has no "scenarios": add it.`,
      `${file}:1:1: The file has no "locations": add it.`,
      `${join(mine, 'torn')}: 4 problems, 0 warnings.`,
      `${GOOD}/adventure.yaml: The Salt Lake 1.0.0 is valid, with 2 scenarios. No warnings.`,
      '2 checked: 1 with problems, no warnings.',
      '',
    ]);
  });

  test('lists warnings separately, and returns exit code 0', () => {
    const files = goodPackAs('bells');
    files.set('i18n/ru.yaml', new TextEncoder().encode('adventure: { name: Колокола }\n'));
    writeFiles(join(home, 'warned'), files);
    const { code, out } = turnwright('check', join(home, 'warned'));
    expect(code).toBe(0);
    expect(out).toContain(
      'ru.yaml:1:1: warning: Texts missing in ru: 23, starting with "adventure.description".',
    );
    expect(out).toContain('with 2 scenarios. 1 warning.');
  });

  test('prints JSON', () => {
    const { code, out } = turnwright('check', join(mine, 'torn'), GOOD, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      files: [
        { ok: false, problems: [{ code: 'pack-missing', line: 1, column: 1 }, {}, {}, {}] },
        { ok: true, id: 'salt-lake', version: '1.0.0', scenarios: ['lesson', 'ferry'] },
      ],
    });
  });

  test('returns exit code 1 for a missing pack, and 2 without a path', () => {
    expect(turnwright('check', join(home, 'nowhere')).code).toBe(1);
    expect(turnwright('check').code).toBe(2);
    expect(turnwright('check', 'package.json').out).toContain('is not a pack: give its folder');
  });
});
