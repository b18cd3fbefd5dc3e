import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeProblem } from '#core';
import {
  folderInside,
  folderOf,
  makeFinder,
  nearestFile,
  resolvePath,
} from '#games/zrf/rules/files/folder.ts';
import { readForms } from '#games/zrf/rules/expand/forms.ts';
import { RULES_LIMITS } from '#games/zrf/rules/problems/limits.ts';
import { folderWith, makeNodes } from '../nodes.ts';

function problemsOf(texts: Readonly<Record<string, string>>, main = 'a.zrf'): string[] {
  return readForms(folderWith(texts), main).problems.map(makeProblem);
}

test.each([
  ['beside it', 'a.zrf', 'b.zrf', 'b.zrf'],
  ['beside it in a folder', 'x/a.zrf', 'b.zrf', 'x/b.zrf'],
  ['in a folder', 'a.zrf', './x//b.zrf', 'x/b.zrf'],
  ['up and down', 'x/a.zrf', '../y/b.zrf', 'y/b.zrf'],
  ['above', 'a.zrf', '../b.zrf', undefined],
  ['above and back', 'x/a.zrf', '../../x/b.zrf', undefined],
  ['from the root', 'a.zrf', '/b.zrf', undefined],
  ['on a drive', 'a.zrf', 'C:b.zrf', undefined],
  ['with a zero', 'a.zrf', 'b\0.zrf', undefined],
])('resolves a path %s', (_, from, path, resolved) => {
  expect(resolvePath(from, path)).toBe(resolved);
});

describe('a folder', () => {
  const folder = folderWith({ 'a.zrf': 'a', 'Images/Wk.bmp': 'w', 'images/wk.bmp': 'x' });

  test('finds files regardless of case', () => {
    const find = makeFinder(folder);
    expect(find('A.ZRF')).toBe('a.zrf');
    expect(find('Images/Wk.bmp')).toBe('Images/Wk.bmp');
    expect(find('images/wk.bmp')).toBe('images/wk.bmp');
    expect(find('b.zrf')).toBeUndefined();
  });

  test('suggests the intended file', () => {
    expect(nearestFile(folder, 'pictures/wk.bmp')).toBe('Images/Wk.bmp');
    expect(nearestFile(folder, 'a.zrt')).toBe('a.zrf');
    expect(nearestFile(folder, 'something-else')).toBeUndefined();
  });

  test('may contain folders', () => {
    const inside = folderInside(folder, 'Images/');
    expect(inside.names).toEqual(['Wk.bmp']);
    expect(inside.read('Wk.bmp').ok).toBe(true);
    expect(inside.read('wk.bmp').ok).toBe(false);
  });
});

describe('reading forms reports', () => {
  test('a missing file', () => {
    expect(problemsOf({}, 'b.zrf')).toEqual(['b.zrf:1:1: There is no file b.zrf.']);
  });

  test('a large file', () => {
    const text = ' '.repeat(RULES_LIMITS.fileBytes + 1);
    expect(problemsOf({ 'a.zrf': text })).toEqual([
      'a.zrf:1:1: The file has 1048577 bytes; the limit is 1048576.',
    ]);
  });

  test('files that are too large together', () => {
    const names = ['b', 'c', 'd', 'e', 'f'];
    const text = ' '.repeat(RULES_LIMITS.fileBytes);
    const more = Object.fromEntries(names.map((name) => [`${name}.zrf`, text]));
    const main = names.map((name) => `(include "${name}.zrf")`).join('\n');
    expect(problemsOf({ 'a.zrf': main, ...more }).join()).toMatch(
      /^e\.zrf:1:1: .* in total; the limit is/,
    );
  });

  test('too many includes', () => {
    const main = '(include "b.zrf")\n'.repeat(RULES_LIMITS.includes + 5);
    expect(problemsOf({ 'a.zrf': main, 'b.zrf': '(x)' })).toEqual([
      'a.zrf:101:10: More than 100 files are included: combine some of them.',
    ]);
  });

  test('files that include each other twice as often at each level', () => {
    const names = Array.from({ length: 14 }, (_, i) => `${String.fromCharCode(97 + i)}.zrf`);
    const texts = names.map((name, i) => {
      const next = names[i + 1];
      return [name, next === undefined ? '(x)' : `(include "${next}")\n`.repeat(2)] as const;
    });
    expect(problemsOf(Object.fromEntries(texts)).join()).toContain(
      'More than 100 files are included',
    );
  });

  test('a long chain of includes', () => {
    const texts: Record<string, string> = { '20.zrf': '(x)' };
    for (let i = 0; i < 20; i++) texts[`${i}.zrf`] = `(include "${i + 1}.zrf")`;
    const max = RULES_LIMITS.includeDepth;
    expect(problemsOf(texts, '0.zrf')).toEqual([
      `${max}.zrf:1:10: Includes are nested more than ${max} levels deep: include these files in the first file instead.`,
    ]);
  });
});

test('limits the number of reported problems', () => {
  const reports = problemsOf({ 'a.zrf': '(include)\n'.repeat(500) });
  expect(reports).toHaveLength(RULES_LIMITS.problems + 1);
  expect(reports.at(-1)).toBe('a.zrf:1:1: There are more problems: fix these first.');
});

test('uses the given encoding', () => {
  const bytes = Uint8Array.from([0x28, 0xcc, 0xff, 0xf7, 0x29]);
  const folder = folderOf(new Map([['a.zrf', bytes]]));
  const { forms } = readForms(folder, 'a.zrf', { encoding: 'windows-1251' });
  expect(makeNodes(forms)).toBe('(Мяч)');
});

test('provides the lines of all files', () => {
  const folder = folderWith({ 'a.zrf': '(include "b.zrf")\r\n(x)\r(y)', 'b.zrf': '\n(z)' });
  const { sources } = readForms(folder, 'a.zrf');
  expect([1, 2, 3, 4].map((line) => sources.lineAt('a.zrf', line))).toEqual([
    '(include "b.zrf")',
    '(x)',
    '(y)',
    undefined,
  ]);
  expect(sources.lineAt('b.zrf', 2)).toBe('(z)');
  expect(sources.lineAt('c.zrf', 1)).toBeUndefined();
});

test('never throws for any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const folder = folderOf(new Map([['a.zrf', bytes]]));
      const { forms, problems } = readForms(folder, 'a.zrf');
      expect(forms.length + problems.length).toBeGreaterThan(0);
    }),
  );
});
