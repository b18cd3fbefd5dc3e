import { describe, expect, test } from 'vitest';
import { ringAlarms } from './alarms.ts';
import { guard } from './guard.ts';
import { phraseViolations } from './phrase-rules.ts';
import { readProse, readTree } from './read-tree.ts';
import { makeViolation, parseTree } from './source.ts';

const tree = readTree('.');

test('the tree follows the house rules', () => {
  expect(guard(tree).map(makeViolation)).toEqual([]);
});

test('the tree is read completely', () => {
  expect([...tree.keys()]).toContain('src/core/game.ts');
});

test('texts avoid the listed phrases', () => {
  const prose = readProse('.');
  expect([...prose.keys()]).toEqual(
    expect.arrayContaining(['README.md', 'content/locales/ru/web.ftl', 'test/tidy/tree.test.ts']),
  );
  expect(phraseViolations(prose).map(makeViolation)).toEqual([]);
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
