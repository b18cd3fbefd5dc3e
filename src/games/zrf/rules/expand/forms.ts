import { expand } from './expand.ts';
import { readIncluding } from './includes.ts';
import { RULES_LIMITS } from '../problems/limits.ts';
import { errorAt } from '../problems/problem.ts';
import type { Diagnosis } from '../problems/problem.ts';
import type { Encoding } from '../read/decode.ts';
import type { Node } from '../syntax/node.ts';
import type { RulesFolder } from '../files/folder.ts';

/** Access to the lines of all files read. */
export interface Sources {
  /** A line, counted from 1, without its line break; undefined if it does not exist. */
  readonly lineAt: (file: string, line: number) => string | undefined;
}

/** Rules as lists, with includes and macros expanded. */
export interface Forms {
  readonly forms: readonly Node[];
  readonly problems: readonly Diagnosis[];
  readonly sources: Sources;
  /** Names of the files read. */
  readonly files: readonly string[];
  /** Their contents, in the same order. */
  readonly texts: readonly string[];
}

export interface ReadOptions {
  /** Encoding of all files, used where the bytes do not determine it. */
  readonly encoding?: Encoding;
}

function sourcesOf(texts: ReadonlyMap<string, string>): Sources {
  const lines = new Map<string, readonly string[]>();
  return {
    lineAt: (file, line) => {
      const found = lines.get(file) ?? texts.get(file)?.split(/\r\n|\r|\n/) ?? [];
      lines.set(file, found);
      return found[line - 1];
    },
  };
}

function limitProblems(problems: readonly Diagnosis[], main: string): readonly Diagnosis[] {
  const max = RULES_LIMITS.problems;
  if (problems.length <= max) return problems;
  const notice = errorAt({ file: main, line: 1, column: 1 }, 'zrf-more');
  return [...problems.slice(0, max), notice];
}

/** Reads a rules file of a folder with its includes, and expands its macros. Never throws. */
export function readForms(folder: RulesFolder, main: string, options: ReadOptions = {}): Forms {
  const { nodes, problems, texts } = readIncluding(folder, main, options.encoding);
  const expanded = expand(nodes);
  const allProblems = [...problems, ...expanded.problems];
  if (allProblems.length === 0 && expanded.forms.length === 0) {
    allProblems.push(errorAt({ file: main, line: 1, column: 1 }, 'zrf-empty'));
  }
  return {
    forms: expanded.forms,
    problems: limitProblems(allProblems, main),
    sources: sourcesOf(texts),
    files: [...texts.keys()],
    texts: [...texts.values()],
  };
}
