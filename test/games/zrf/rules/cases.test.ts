import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf } from '#games/zrf/rules/files/folder.ts';
import type { RulesFolder } from '#games/zrf/rules/files/folder.ts';
import { readForms } from '#games/zrf/rules/expand/forms.ts';
import { printDiagnosis, sortDiagnoses } from '#games/zrf/rules/check/print.ts';
import { checkRulebook } from '#games/zrf/rules/game/rulebook.ts';
import { makeNode } from './nodes.ts';
import { expectGolden } from '#test/support/golden.ts';

/**
 * Every `name.zrf` in a folder of test/cases/zrf goes through what its folder stands for; `name.txt`
 * holds what must come out. UPDATE=1 writes these files anew, and the diff is the review.
 */
const CASES = 'test/cases/zrf';

type Teller = (folder: RulesFolder, main: string) => string;

/** What comes out of the cases of a folder. */
const TELLERS: Readonly<Record<string, Teller>> = {
  /** What is wrong with it; where nothing is, the forms without includes and macros. */
  reading: (folder, main) => {
    const { forms, problems, sources } = readForms(folder, main);
    const told = sortDiagnoses(problems).map((problem) => printDiagnosis(problem, sources));
    return [...told, ...(told.length > 0 ? [] : forms.map(makeNode))].join('\n');
  },
  /** What is wrong or doubtful in games and variants. */
  meaning: (folder, main) => {
    const { forms, problems, sources } = readForms(folder, main);
    const told = sortDiagnoses([...problems, ...checkRulebook(forms, main)]);
    return told.map((problem) => printDiagnosis(problem, sources)).join('\n');
  },
};

function filesOf(folder: string): Map<string, Uint8Array> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.zrf'));
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const inside = path.slice(folder.length + 1).replaceAll('\\', '/');
      return [inside, new Uint8Array(readFileSync(path))];
    }),
  );
}

describe.each(Object.entries(TELLERS))('%s', (kind, tell) => {
  const place = join(CASES, kind);
  const files = filesOf(place);
  const names = [...files.keys()].filter((name) => !name.includes('/')).sort();

  test.each(names)('%s', (name) => {
    const told = `${tell(folderOf(files), name)}\n`;
    const expected = join(place, name.replace(/\.zrf$/, '.txt'));
    expectGolden(expected, told);
  });

  test('every expected output has its case', () => {
    const outputs = readdirSync(place).filter((name) => name.endsWith('.txt'));
    expect(outputs.filter((name) => !files.has(name.replace(/\.txt$/, '.zrf')))).toEqual([]);
  });
});
