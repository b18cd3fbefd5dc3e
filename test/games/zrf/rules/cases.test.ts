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
 * Every `name.zrf` in a folder of test/cases/zrf is processed by the folder's printer; `name.txt`
 * contains the expected output. UPDATE=1 rewrites these files; review the diff.
 */
const CASES = 'test/cases/zrf';

type Printer = (folder: RulesFolder, main: string) => string;

/** Output of the cases, by folder. */
const PRINTERS: Readonly<Record<string, Printer>> = {
  /** Errors; without any, the forms after expanding includes and macros. */
  reading: (folder, main) => {
    const { forms, problems, sources } = readForms(folder, main);
    const output = sortDiagnoses(problems).map((problem) => printDiagnosis(problem, sources));
    return [...output, ...(output.length > 0 ? [] : forms.map(makeNode))].join('\n');
  },
  /** Errors and warnings in games and variants. */
  meaning: (folder, main) => {
    const { forms, problems, sources } = readForms(folder, main);
    const output = sortDiagnoses([...problems, ...checkRulebook(forms, main)]);
    return output.map((problem) => printDiagnosis(problem, sources)).join('\n');
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

describe.each(Object.entries(PRINTERS))('%s', (kind, print) => {
  const place = join(CASES, kind);
  const files = filesOf(place);
  const names = [...files.keys()].filter((name) => !name.includes('/')).sort();

  test.each(names)('%s', (name) => {
    const output = `${print(folderOf(files), name)}\n`;
    const expected = join(place, name.replace(/\.zrf$/, '.txt'));
    expectGolden(expected, output);
  });

  test('has a case for every expected output', () => {
    const outputs = readdirSync(place).filter((name) => name.endsWith('.txt'));
    expect(outputs.filter((name) => !files.has(name.replace(/\.txt$/, '.zrf')))).toEqual([]);
  });
});
