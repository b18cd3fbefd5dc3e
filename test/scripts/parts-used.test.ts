import { expect, test } from 'vitest';
import { partsUsed, usesRedis } from '../../scripts/support/parts-used.mjs';

const TEXTS: Readonly<Record<string, string>> = {
  'test/games/kalah/rules/rules.test.ts': `import { kalah } from '#games/kalah/rules/index.ts';`,
  'test/games/dice/rules/packs/command-line.test.ts': `spawnSync(node, ['dist/cli/main.js', ...args])`,
  'test/e2e/terminal/caves.test.ts': `startAt(home, ['play', 'caves'])`,
  'test/e2e/terminal/web.test.ts': `import { startWeb } from '../../support/servers.ts';`,
  'test/e2e/browser/kalah.test.ts': `openPage({ path: '#/kalah' })`,
};

test.each([
  ['nothing for rules alone', ['[unit] test/games/kalah/rules/rules.test.ts'], []],
  [
    'the program for a test that starts it',
    ['[unit] test/games/dice/rules/packs/command-line.test.ts'],
    ['cli'],
  ],
  ['the program for terminals', ['[terminal] test/e2e/terminal/caves.test.ts'], ['cli']],
  [
    'the page for a test that serves it',
    ['[terminal] test/e2e/terminal/web.test.ts'],
    ['cli', 'web'],
  ],
  [
    'all parts used by any file',
    ['[browser] test/e2e/browser/kalah.test.ts', '[unit] test/games/kalah/rules/rules.test.ts'],
    ['cli', 'web'],
  ],
  ['nothing if no file is listed', ['No test files found'], []],
] as const)('partsUsed selects %s', (_, listed, parts) => {
  expect(partsUsed(listed.join('\n'), (path) => TEXTS[path] ?? '')).toEqual(parts);
});

test('usesRedis finds tests of the queue', () => {
  expect(usesRedis('[terminal] test/e2e/queue/faults.test.ts')).toBe(true);
  expect(usesRedis('[terminal] test/e2e/terminal/caves.test.ts')).toBe(false);
});
