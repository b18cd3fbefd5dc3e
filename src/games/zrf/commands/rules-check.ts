import type { Problem } from '#core';
import type { Costs, Diagnosis, Sources } from '../rules/index.ts';
import {
  timedBy,
  checkRulebook,
  compileRulebook,
  hasErrors,
  measureCosts,
  readForms,
  readTunings,
  sortDiagnoses,
  tuningBeside,
} from '../rules/index.ts';
import { shownPath } from '#terminal/files/read-file.ts';
import { openRules } from './rules-files.ts';

/** Report on a rules file. */
export interface RulesReport {
  /** Titles of its games and variants, as far as they could be read. */
  readonly titles: readonly string[];
  /** Reasons the file could not be opened. */
  readonly unopened: readonly Problem[];
  /** Errors and warnings, with file names relative to the given path. */
  readonly diagnoses: readonly Diagnosis[];
  readonly sources: Sources;
  /** Paths of included files. */
  readonly included: readonly string[];
  /** Costs to start and play the valid games and variants; only some if there are very many. */
  readonly costs: readonly Costs[];
}

/** Prefixes the diagnosis's file names with the folder, which makes them openable. */
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
    const noResults = { titles: [], diagnoses: [], included: [], costs: [] };
    return { ...noResults, unopened: opened.problems, sources };
  }
  const { folder, main } = opened.value;
  const { forms, problems, sources, files } = readForms(folder, main);
  // Missing lists or files cause missing names, which are not separate errors.
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
  const { warnings } = hasErrors(found)
    ? { warnings: [] }
    : tuningBeside(
        { folder, main },
        entries.filter(({ kind }) => kind !== 'separator'),
        readTunings,
      );
  const shown = shownPath(path);
  const before = shown.endsWith(main) ? shown.slice(0, -main.length) : `${shown}/`;
  return {
    titles: entries.filter(({ kind }) => kind !== 'separator').map(({ title }) => title),
    unopened: [],
    costs,
    diagnoses: sortDiagnoses([...found, ...diagnoses, ...warnings]).map((one) =>
      below(before, one),
    ),
    included: files.filter((name) => name !== main).map((name) => before + name),
    sources: { lineAt: (file, line) => sources.lineAt(file.slice(before.length), line) },
  };
}
