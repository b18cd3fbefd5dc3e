import { expect, test } from 'vitest';
import { readForms } from '#games/zrf/rules/expand/forms.ts';
import { errorAt, warningAt } from '#games/zrf/rules/problems/problem.ts';
import { ENGLISH, printDiagnosis, sortDiagnoses } from '#games/zrf/rules/check/print.ts';
import type { SourcePlace } from '#games/zrf/rules/syntax/node.ts';
import { folderWith } from '../nodes.ts';

const LONG = 'x'.repeat(300);
const TEXT = `(game)\n\t(a\tb)\n\u001b[31mred\n${LONG}\n\n`;
const { sources } = readForms(folderWith({ 'a.zrf': TEXT }), 'a.zrf');

function printAt(line: number, column: number, call?: SourcePlace['call']): string[] {
  const at = { file: 'a.zrf', line, column, ...(call && { call }) };
  return printDiagnosis(errorAt(at, 'zrf-stray'), sources).split('\n').slice(1);
}

test('a caret marks the column', () => {
  expect(printAt(1, 2)).toEqual(['  (game)', '   ^']);
});

test('a caret marks the column after tabs', () => {
  expect(printAt(2, 5)).toEqual(['  \t(a\tb)', '  \t  \t^']);
});

test('control characters in a file do not reach the terminal', () => {
  expect(printAt(3, 1)).toEqual(['  \u00b7[31mred', '  ^']);
});

test('long lines are shortened', () => {
  const [line = '', caret = ''] = printAt(4, 250);
  expect(line.length).toBeLessThan(120);
  expect(caret.length).toBeLessThanOrEqual(line.length);
});

test('empty and missing lines are not shown', () => {
  expect(printAt(5, 1)).toEqual([]);
  expect(printAt(99, 1)).toEqual([]);
});

test('macro calls are listed, innermost first', () => {
  const outer = { macro: 'leap', at: { file: 'a.zrf', line: 9, column: 1 } };
  const inner = { macro: 'hop', at: { file: 'b.zrf', line: 3, column: 4, call: outer } };
  expect(printAt(1, 1, inner)).toEqual([
    '  (game)',
    '  ^',
    '  in (hop ...) called at b.zrf:3:4',
    '  in (leap ...) called at a.zrf:9:1',
  ]);
});

test('a long trail is shortened', () => {
  let call = { macro: 'm0', at: { file: 'a.zrf', line: 1, column: 1 } as SourcePlace };
  for (let i = 1; i < 30; i++) {
    call = { macro: `m${i}`, at: { file: 'a.zrf', line: i, column: 1, call } };
  }
  expect(printAt(1, 1, call).at(-1)).toBe('  ... and 22 more calls');
});

test('warnings are marked in the words of the shell', () => {
  const at = { file: 'a.zrf', line: 5, column: 2 };
  const warning = warningAt(at, 'zrf-control', { code: 1 });
  expect(printDiagnosis(warning, sources)).toMatch(
    /^a\.zrf:5:2: warning: The control character 1 here/,
  );
  const wording = {
    ...ENGLISH,
    message: () => 'Ну и ну.',
    warning: (text: string) => `!! ${text}`,
  };
  expect(printDiagnosis(warning, sources, wording)).toBe('a.zrf:5:2: !! Ну и ну.');
});

test('problems are sorted by file, line and column', () => {
  const places = [
    ['b.zrf', 2, 1],
    ['a.zrf', 9, 9],
    ['b.zrf', 1, 5],
    ['b.zrf', 1, 2],
    ['a.zrf', 1, 1],
  ] as const;
  const problems = places.map(([file, line, column]) =>
    errorAt({ file, line, column }, 'zrf-stray'),
  );
  expect(sortDiagnoses(problems).map(({ file, line, column }) => [file, line, column])).toEqual([
    ['b.zrf', 1, 2],
    ['b.zrf', 1, 5],
    ['b.zrf', 2, 1],
    ['a.zrf', 1, 1],
    ['a.zrf', 9, 9],
  ]);
});
