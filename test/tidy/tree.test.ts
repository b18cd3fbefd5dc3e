import { describe, expect, test } from 'vitest';
import { ringAlarms } from './alarms.ts';
import { readProse, readTree } from './read-tree.ts';
import { parseTree } from './source.ts';

// `npm run check` guards the tree itself.
test('the tree and its texts are read completely', () => {
  expect([...readTree('.').keys()]).toContain('src/core/game.ts');
  expect([...readProse('.').keys()]).toEqual(
    expect.arrayContaining(['README.md', 'content/locales/ru/web.ftl', 'test/tidy/tree.test.ts']),
  );
});

describe('size warnings', () => {
  const long = `export function f() {\n${'  g();\n'.repeat(99)}}\n`;

  test('appear for long files and functions', () => {
    const files = parseTree(new Map([['src/core/a.ts', long.repeat(6)]]));
    const { alarms, summary } = ringAlarms(files);
    expect(summary).toContain('1 files: median 606 lines, longest 606; 6 functions: median 101');
    expect(alarms).toContain('src/core/a.ts:1:1 the file has 606 lines (500)');
    expect(alarms).toContain('src/core/a.ts:102:1 the function has 101 lines (80)');
    expect(alarms).toContain('the median file is over 160 lines');
    expect(alarms).toContain('more than 5 % of functions are over 40');
  });

  test('are absent for short ones', () => {
    const files = parseTree(new Map([['src/core/a.ts', 'export const f = () => 1;\n']]));
    expect(ringAlarms(files).alarms).toEqual([]);
  });
});
