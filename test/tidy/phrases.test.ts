import { describe, expect, test } from 'vitest';
import { phraseViolations } from './phrase-rules.ts';
import { ENGLISH, OF_CODE, RUSSIAN } from './phrases.ts';
import { makeViolation } from './source.ts';

const complaints = (path: string, text: string) =>
  phraseViolations(new Map([[path, text]])).map(makeViolation);

const messages: readonly (readonly [language: string, text: string, complaint: string])[] = [
  ['en', 'a = “{ $x }” is no depth: give a number.', '1:14 “is no depth:”: write “is not a'],
  ['en', 'a = { $x } is no { $kind }.', '1:12 “is no {”: write “is not a'],
  ['en', 'a = the depth (preset: 3)', '1:16 “preset”: write “default”'],
  ['en', 'a =\n    heroes, parted\n    by commas', '2:13 “parted”: write “separated”'],
  ['en', 'a = { $n ->\n  [one] is no move\n *[other] no\n }', '2:9 “is no move”'],
  ['en', 'a =\n    .label = preset', '2:14 “preset”'],
  ['en', 'a = Seeds a house', '1:5 “Seeds a house”: write “per”'],
  ['en', 'a = There are more: mend these', '1:21 “mend”: write “fix”'],
  ['en', 'a = Whoever wins', '1:5 “Whoever”: write name the actor'],
  ['en', 'a = It has three\n    tenths', '1:12 “three tenths”: write a figure'],
  ['en', '# Kept for ever\na = b', '1:8 “for ever”: write “forever”'],
  ['ru', 'a = это не есть число', '1:9 “не есть”: write «не является»'],
  ['ru', 'a = Зерно случайности', '1:5 “Зерно случайности”: write «начальное'],
  ['ru', 'a = Трудность 3', '1:5 “Трудность”: write «сложность»'],
  ['ru', 'a = Хода нет. Есть: e2e4', '1:8 “а нет. Есть:”: write «Выберите из:»'],
];

describe('the guard on phrases', () => {
  test.each(messages)('reports %s: %s', (language, text, complaint) => {
    const path = `content/locales/${language}/a.ftl`;
    expect(complaints(path, text)).toEqual([expect.stringContaining(`${path}:${complaint}`)]);
  });

  test.each([
    ['en', 'preset-a = { $preset } { a-preset-b }'],
    ['en', 'a = There is no move. It is no longer there.'],
    ['en', 'a = Player One’s store'],
    ['ru', 'a = preset'],
    ['de', 'a = is no preset'],
  ])('allows in %s: %s', (language, text) => {
    expect(complaints(`content/locales/${language}/a.ftl`, text)).toEqual([]);
  });

  test('checks documents, except their code', () => {
    const text = 'Seeds a house.\n\n```\na preset\n```\n\nThe `preset`, and a preset.\n';
    expect(complaints('docs/a.md', text).toSorted()).toEqual([
      'docs/a.md:1:1 “Seeds a house”: write “per”',
      'docs/a.md:7:21 “preset”: write “default”',
    ]);
  });

  test('checks texts and comments of rules files', () => {
    expect(complaints('content/rules/a.zrf', '; a preset\n(title "All anew")')).toEqual([
      'content/rules/a.zrf:2:13 “anew”: write “again”',
      'content/rules/a.zrf:1:5 “preset”: write “default”',
    ]);
  });

  test.each([
    ['a doc comment', '/** Ends\n * for ever. */', '2:4 “for ever”'],
    ['a comment', 'f(); // for ever', '1:9 “for ever”'],
    ['code that speaks', '/** Tells how it ends. */', '1:5 “Tells how”'],
    [
      'a doc comment that opens as a question',
      '/** Whether it ends. */',
      '“Whether”: write name the thing',
    ],
    ['an error', "throw new RangeError('it goes wrong again');", '“goes wrong”'],
    ['a template', 'const a = `${b} may go wrong in time`;', '1:21 “go wrong”'],
  ])('reports %s', (_, text, complaint) => {
    expect(complaints('src/core/a.ts', text)).toEqual([expect.stringContaining(complaint)]);
  });

  test.each([
    ['code in backticks', '/** Calls `mend`. */'],
    ['a link', '/** See {@link mend}. */'],
    ['a question later on', '/** Reports whether it ends. */'],
    ['a comment inside a string', "const a = '// preset';"],
    ['a comment inside a pattern', 'const a = /preset/;'],
    ['text between tags', 'const a = <p>// preset</p>;'],
    ['keys', "const a = 'preset';"],
  ])('allows %s', (_, text) => {
    expect(complaints('src/web/a.tsx', text)).toEqual([]);
  });

  test('checks titles of tests, but not their data', () => {
    const text = "it('is told the move', () => f('tells how the moves are mended'));";
    expect(complaints('test/core/a.test.ts', text)).toEqual([
      'test/core/a.test.ts:1:5 “is told”: write “receives”, “is reported”, “is shown”',
    ]);
  });
});

test('the list has at least a hundred phrases, each with a replacement', () => {
  const all = [...ENGLISH, ...OF_CODE, ...RUSSIAN];
  expect(all.length).toBeGreaterThanOrEqual(100);
  expect(new Set(all.map(({ pattern }) => pattern.source)).size).toBe(all.length);
  expect(all.filter(({ instead }) => instead.length < 4)).toEqual([]);
});

test('patterns find every match in any case', () => {
  const all = [...ENGLISH, ...OF_CODE, ...RUSSIAN];
  expect(all.filter(({ pattern }) => pattern.flags !== 'giu')).toEqual([]);
});
