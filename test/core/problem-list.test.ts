import { expect, test } from 'vitest';
import { makeProblem, parseOptions, parseTranscript, MAX_PROBLEMS, ProblemList } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import { parseZsg } from '#games/zrf/rules/index.ts';
import { repeats } from '../support/deep.ts';

test('a problem list counts problems beyond its limit', () => {
  const list = new ProblemList();
  for (let i = 0; i < MAX_PROBLEMS; i++) list.add({ code: 'a', message: `${i}` });
  expect(list.problems).toHaveLength(MAX_PROBLEMS);
  list.add({ code: 'a', message: 'more' });
  list.add({ code: 'a', message: 'more' });
  expect(list.problems).toHaveLength(MAX_PROBLEMS + 1);
  expect(list.problems.at(-1)).toMatchObject({ code: 'problems-more', args: { count: 2 } });
});

const BAD_LINES = [
  ['entries out of order', '7 p1 a\n'],
  ['meaningless words', 'x\n'],
  ['bad hashes', '= 1 2\n'],
  ['duplicate options', 'option a b\n'],
] as const;

/** Number of transcript lines; twice as many for options and notes. */
const LINES = repeats(100_000, 500_000);

test.each(BAD_LINES)(`a transcript of ${LINES} lines with %s is rejected`, (_, line) => {
  const read = parseTranscript(`turnwright 1\ngame kalah\n${line.repeat(LINES)}`);
  const reported = read.ok ? [] : read.problems.map(makeProblem);
  expect(reported).toHaveLength(MAX_PROBLEMS + 1);
  expect(reported[MAX_PROBLEMS - 1]).toMatch(/^10\d:1: /);
});

test.each(['x\n', '1. \n', '(a\n', '1. a b\n'])(
  'a saved game of many lines %j is rejected',
  (line) => {
    const text =
      `Zillions Save Game File Version 0.02\n${line.repeat(repeats(50_000, 1_000_000))}`.slice(
        0,
        3_900_000,
      );
    const read = parseZsg(text);
    expect(read.ok ? [] : read.problems).toHaveLength(MAX_PROBLEMS + 1);
  },
);

test.each(['option', 'note'])(`a transcript of ${2 * LINES} lines "%s ..." is rejected`, (word) => {
  const lines = Array.from({ length: 2 * LINES }, (_, i) => `${word} o${i} 1\n`);
  const head = 'turnwright 1\ngame kalah\nrules 1\nseed x\n';
  const read = parseTranscript(`${head}${lines.join('')}`.slice(0, 15_000_000));
  const problems = read.ok ? [] : read.problems;
  expect(problems).toHaveLength(MAX_PROBLEMS + 1);
  expect(problems[0]).toMatchObject({ code: 'transcript-many', line: 1005, args: { word } });
});

test('parseOptions lists unknown options, then counts the rest', () => {
  const texts = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`o${i}`, '1']));
  const read = parseOptions(kalah.options, texts);
  expect(read.ok ? [] : read.problems).toHaveLength(MAX_PROBLEMS + 1);
});
