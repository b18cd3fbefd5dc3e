import type { Problem } from '#core';
import type { Costs, Diagnosis, Sources } from '../rules/index.ts';
import {
  timedBy,
  checkRulebook,
  compileRulebook,
  hasErrors,
  measureCosts,
  readForms,
  sortDiagnoses,
} from '../rules/index.ts';
import { shownPath } from '#terminal/files/read-file.ts';
import { openRules } from './rules-files.ts';

/** What is said of a rules file. */
export interface RulesReport {
  /** Its games and variants, as far as they could be told. */
  readonly titles: readonly string[];
  /** Why the file could not be opened. */
  readonly unopened: readonly Problem[];
  /** What is wrong or doubtful in it; files are named as the path names them. */
  readonly diagnoses: readonly Diagnosis[];
  readonly sources: Sources;
  /** The paths of the files that it includes. */
  readonly included: readonly string[];
  /** What its games and variants take to start and to play: those that are right, and not all of very many. */
  readonly costs: readonly Costs[];
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
    const nothing = { titles: [], diagnoses: [], included: [], costs: [] };
    return { ...nothing, unopened: opened.problems, sources };
  }
  const { folder, main } = opened.value;
  const { forms, problems, sources, files } = readForms(folder, main);
  // Where lists or files are missing, names are missing too: those are no mistakes of their own.
  const isRead = !hasErrors(problems);
  const found = isRead ? [...problems, ...checkRulebook(forms, main)] : problems;
  const { rulebook } = compileRulebook(isRead ? forms : [], main);
  const entries = rulebook.ok ? rulebook.value.entries : [];
  const { costs, diagnoses } = hasErrors(found)
    ? { costs: [], diagnoses: [] }
    : measureCosts(
        entries,
        timedBy(() => performance.now()),
      );
  const shown = shownPath(path);
  const before = shown.endsWith(main) ? shown.slice(0, -main.length) : `${shown}/`;
  return {
    titles: entries.filter(({ kind }) => kind !== 'separator').map(({ title }) => title),
    unopened: [],
    costs,
    diagnoses: sortDiagnoses([...found, ...diagnoses]).map((one) => below(before, one)),
    included: files.filter((name) => name !== main).map((name) => before + name),
    sources: { lineAt: (file, line) => sources.lineAt(file.slice(before.length), line) },
  };
}
