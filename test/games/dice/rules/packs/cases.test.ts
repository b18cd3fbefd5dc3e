import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeProblem } from '#core';
import { readPack } from '#games/dice/rules/packs/pack.ts';
import { applyCase, encodeFiles, goodFiles, makeCases, readCases } from './case-files.ts';
import { isUpdating } from '#test/support/golden.ts';

const FOLDER = 'test/cases/dice-packs';
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));

function problemsOf(files: ReadonlyMap<string, string>): string[] {
  const { pack, warnings } = readPack(encodeFiles(files));
  const errors = pack.ok ? [] : pack.problems.map(makeProblem);
  return [...errors, ...warnings.map((warning) => `warning: ${makeProblem(warning)}`)];
}

test('the good pack has no problems and no warnings', () => {
  expect(problemsOf(goodFiles())).toEqual([]);
});

describe.each(FILES)('%s', (file) => {
  const cases = readCases(file);
  if (isUpdating) {
    const updated = cases.map((one) => ({ ...one, results: problemsOf(applyCase(one)) }));
    writeFileSync(join(FOLDER, file), makeCases(updated));
  }
  test.each(cases)('$name', (one) => {
    const problems = problemsOf(applyCase(one));
    expect(problems).not.toEqual([]);
    if (!isUpdating) expect(problems).toEqual(one.results);
  });
});

test('the folder has enough cases', () => {
  expect(FILES.flatMap(readCases).length).toBeGreaterThan(100);
});
