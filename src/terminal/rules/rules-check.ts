import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../core/index.ts';
import type { Diagnosis, Sources } from '../../games/zrf/index.ts';
import {
  checkRulebook,
  compileRulebook,
  hasErrors,
  isRulesName,
  readForms,
  sortDiagnoses,
} from '../../games/zrf/index.ts';
import { openRules, openZip } from './rules-files.ts';

/** What is said of a rules file. */
export interface RulesReport {
  /** Its games and variants, as far as they could be told. */
  readonly titles: readonly string[];
  /** Why the file could not be opened. */
  readonly unopened: readonly Problem[];
  /** What is wrong or doubtful in it; files are named as the path names them. */
  readonly diagnoses: readonly Diagnosis[];
  readonly sources: Sources;
}

const PACK_FILE = 'adventure.yaml';

/** Rules among the names at the top; if there are none there, the one rules file deeper down. */
function pathsAmong(path: string, names: readonly string[]): string[] {
  if (names.includes(PACK_FILE)) return [];
  const mains = names.filter((name) => isRulesName(name) && !name.includes('/')).sort();
  if (mains.length > 0) return mains.map((name) => join(path, name));
  return openRules(path).ok ? [path] : [];
}

/**
 * The rules files that a path stands for: itself, or all at the top of a folder or zip. None where
 * it is nothing of rules.
 */
export function rulesPaths(path: string): string[] {
  if (isRulesName(path)) return [path];
  try {
    if (!existsSync(path)) return [];
    if (statSync(path).isDirectory()) return pathsAmong(path, readdirSync(path));
    const zip = /\.zip$/i.test(path) ? openZip(path) : undefined;
    return zip?.ok === true ? pathsAmong(path, zip.value.names) : [];
  } catch {
    return [];
  }
}

/** Files of the diagnosis with the folder before them, as a person can open them. */
function below(folder: string, { trail, file = '', ...rest }: Diagnosis): Diagnosis {
  return {
    ...rest,
    file: folder + file,
    trail: trail.map(({ macro, at: { line, column, file: name } }) => {
      return { macro, at: { file: folder + name, line, column } };
    }),
  };
}

/** Reads and checks the rules file at a path, with all its games and variants. Never throws. */
export function checkRulesAt(path: string): RulesReport {
  const opened = openRules(path);
  if (!opened.ok) {
    const sources = { lineAt: () => undefined };
    return { titles: [], unopened: opened.problems, diagnoses: [], sources };
  }
  const { folder, main } = opened.value;
  const { forms, problems, sources } = readForms(folder, main);
  // Where lists or files are missing, names are missing too: those are no mistakes of their own.
  const isRead = !hasErrors(problems);
  const found = isRead ? [...problems, ...checkRulebook(forms, main)] : problems;
  const { rulebook } = compileRulebook(isRead ? forms : [], main);
  const entries = rulebook.ok ? rulebook.value.entries : [];
  const before = path.endsWith(main) ? path.slice(0, -main.length) : `${path}/`;
  return {
    titles: entries.filter(({ kind }) => kind !== 'separator').map(({ title }) => title),
    unopened: [],
    diagnoses: sortDiagnoses(found).map((one) => below(before, one)),
    sources: { lineAt: (file, line) => sources.lineAt(file.slice(before.length), line) },
  };
}
