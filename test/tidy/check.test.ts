import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'turnwright-check-'));
  const needed = ['package.json', 'package-lock.json', 'scripts', 'src', 'test/tidy'];
  const configurations = ['base', 'core', 'pure'].map((name) => `tsconfig.${name}.json`);
  for (const path of [...needed, ...configurations]) {
    cpSync(path, join(copy, path), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs steps of `npm run check` in the copy, with these files planted in it for the while. */
function check(steps: readonly string[], planted: Readonly<Record<string, string>> = {}) {
  for (const [path, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  const args = [join(copy, 'scripts/check.mjs'), ...steps];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  for (const path of Object.keys(planted)) rmSync(join(copy, path));
  return { status, stdout };
}

test('the check passes as it is', () => {
  const { status, stdout } = check(['tidy']);
  expect(stdout).toContain('ok     tidy');
  expect(status).toBe(0);
});

const plants: readonly (readonly [string, Record<string, string>, string])[] = [
  [
    'an import from the core to Node',
    { 'src/core/planted.ts': `import { readFileSync } from 'node:fs';\nreadFileSync('a');\n` },
    'src/core/planted.ts:1:30 core must not import node:fs',
  ],
  [
    'a cycle',
    {
      'src/core/planted.ts': `export * from './plant.ts';\n`,
      'src/core/plant.ts': `export * from './planted.ts';\n`,
    },
    'import cycle src/core/plant.ts -> src/core/planted.ts -> src/core/plant.ts',
  ],
  [
    'Math.random in a game',
    { 'src/games/kalah/planted.ts': `export const roll = () => Math.random();\n` },
    'src/games/kalah/planted.ts:1:27 Math.random: draw from a stream',
  ],
];

test.each(plants)('%s makes it fail', (_name, planted, complaint) => {
  const { status, stdout } = check(['tidy'], planted);
  expect(status).toBe(1);
  expect(stdout).toContain('FAILED tidy');
  expect(stdout).toContain(complaint);
});

test.each([
  ['Node', `import 'node:fs';\n`],
  ['the page', 'document.title;\n'],
  ['the console', 'console.log(1);\n'],
])('the core does not know %s, for the compiler either', (_name, text) => {
  const { status, stdout } = check(['types-core'], { 'src/core/planted.ts': text });
  expect(status).toBe(1);
  expect(stdout).toContain('src/core/planted.ts');
});
