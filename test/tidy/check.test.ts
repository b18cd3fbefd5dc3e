import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Repository of two files with our check steps, which behave the same at any size. */
const SMALL = {
  'src/core/small.ts': 'export const SMALL = 1;\n',
  'content/locales/en/small.ftl': 'small = Small.\n',
};

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'turnwright-check-'));
  const needed = ['package.json', 'package-lock.json', 'scripts', 'test/tidy'];
  const configurations = ['base', 'core'].map((name) => `tsconfig.${name}.json`);
  for (const path of [...needed, ...configurations]) {
    cpSync(path, join(copy, path), { recursive: true });
  }
  for (const [path, text] of Object.entries(SMALL)) plant(path, text);
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function plant(path: string, text: string) {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
}

/** Runs steps of `npm run check` in the copy, with these files planted temporarily. */
function check(steps: readonly string[], planted: Readonly<Record<string, string>> = {}) {
  for (const [path, text] of Object.entries(planted)) plant(path, text);
  const args = [join(copy, 'scripts/check.mjs'), ...steps];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  for (const path of Object.keys(planted)) rmSync(join(copy, path));
  return { status, stdout };
}

test('npm run check passes on clean code', () => {
  const { status, stdout } = check(['tidy', 'types-core']);
  expect(stdout).toContain('ok     tidy');
  expect(stdout).toContain('ok     types-core');
  expect(status).toBe(0);
});

test('npm run check fails for each kind of complaint', () => {
  const { status, stdout } = check(['tidy'], {
    'src/core/node.ts': `import { readFileSync } from 'node:fs';\nreadFileSync('a');\n`,
    'src/core/one.ts': `export * from './other.ts';\n`,
    'src/core/other.ts': `export * from './one.ts';\n`,
    'src/kit/a/one.ts': `export * from '../b/one.ts';\n`,
    'src/kit/a/two.ts': '',
    'src/kit/b/one.ts': '',
    'src/kit/b/two.ts': `export * from '../a/two.ts';\n`,
    'src/games/kalah/rules/random.ts': `export const roll = () => Math.random();\n`,
    'src/games/kalah/rules/state.ts': `let a = 1;\n`,
    'src/games/kalah/cells/deep.ts': `import '../rules/state.ts';\n`,
    'src/games/kalah/page/a.ts': `import '../cells/b.ts';\n`,
    'src/terminal/name.ts': `export const KALAH = 1;\n`,
    'src/terminal/past.ts': `import '#games/kalah/cells/b.ts';\n`,
    'content/locales/en/bad.ftl': `bad = the depth (preset: 3)\n`,
  });
  expect(status).toBe(1);
  expect(stdout).toContain('FAILED tidy');
  for (const complaint of [
    'src/core/node.ts:1:30 core must not import node:fs',
    'src/core/one.ts:1:15 import cycle src/core/one.ts -> src/core/other.ts -> src/core/one.ts',
    'src/kit/a/one.ts:1:15 cycle of folders (2 reach each other): src/kit/a/one.ts -> src/kit/b/one.ts, src/kit/b/two.ts -> src/kit/a/two.ts',
    'src/games/kalah/rules/random.ts:1:27 Math.random: draw from a stream',
    'src/games/kalah/rules/state.ts:1:1 module-level variable a',
    'src/games/kalah/cells/deep.ts:1:8 cells of kalah must not import src/games/kalah/rules/state.ts past src/games/kalah/rules/index.ts',
    'src/games/kalah/page/a.ts:1:8 page of kalah must not import src/games/kalah/cells/b.ts',
    'src/terminal/name.ts:1:14 kalah: shells must not name a game',
    'src/terminal/past.ts:1:8 terminal must not import src/games/kalah/cells/b.ts',
    'content/locales/en/bad.ftl:1:18 “preset”: write “default”',
  ]) {
    expect(stdout).toContain(complaint);
  }
});

test('the compiler rejects Node, the page and the console in the core', () => {
  const planted = {
    'src/core/node.ts': `import 'node:fs';\n`,
    'src/core/page.ts': 'document.title;\n',
    'src/core/console.ts': 'console.log(1);\n',
  };
  const { status, stdout } = check(['types-core'], planted);
  expect(status).toBe(1);
  for (const path of Object.keys(planted)) expect(stdout).toContain(`${path}(1,`);
});
