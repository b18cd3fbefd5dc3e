import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { dialectOf, outlineFile } from '../lower/outline.ts';
import type { Outline } from '../lower/outline.ts';
import { complain, hasErrors, makeReport, withoutRepeats } from '../check/report.ts';
import type { Report } from '../check/report.ts';
import { MEANING_LIMITS, RULES_LIMITS } from '../problems/limits.ts';
import { lowerRules } from '../lower/rules.ts';
import type { Diagnosis } from '../problems/problem.ts';
import type { List, Node, SourcePlace } from '../syntax/node.ts';
import type { Dialect, Rules } from '../model/index.ts';

/** A rules file: its games and variants in the order of the file. */
export interface Rulebook {
  /** The file's name as messages show it. */
  readonly file: string;
  readonly dialect: Dialect;
  readonly entries: readonly Entry[];
  /** What is doubtful about the file as a whole. */
  readonly warnings: readonly Diagnosis[];
}

/** A line of the menu: a game, a variant of the one before it, or a separator without rules. */
export interface Entry {
  readonly kind: 'game' | 'variant' | 'separator';
  readonly title: string;
  /** What its key in options and saves is made of. */
  readonly key: string;
  /** The one to begin with: exactly one entry of a book has it. */
  readonly isDefault: boolean;
  readonly at: SourcePlace;
  /** Its rules, or its errors; worked out when they are first asked for. */
  rules(): Parsed<Rules>;
  /** Its errors and warnings. */
  diagnoses(): readonly Diagnosis[];
}

interface Lowered {
  readonly rules: Parsed<Rules>;
  readonly diagnoses: readonly Diagnosis[];
}

function lower(outline: Outline, dialect: Dialect): Lowered {
  const report = makeReport();
  const rules = lowerRules(outline, dialect, report);
  const { diagnoses } = report;
  const errors = diagnoses.filter(({ severity }) => severity === 'error');
  const isSound = rules !== undefined && errors.length === 0;
  return { rules: isSound ? parsed(rules) : failed(errors), diagnoses };
}

function makeEntry(outline: Outline, dialect: Dialect): Entry {
  const { kind, title, key, isDefault } = outline;
  let rules: Parsed<Rules> | undefined;
  let diagnoses: readonly Diagnosis[] | undefined;
  // Rules that are only checked are not kept: boards of hundreds of variants would fill the memory.
  const check = () => {
    const lowered = lower(outline, dialect);
    if (isDefault) rules ??= lowered.rules;
    return lowered.diagnoses;
  };
  return {
    kind,
    title,
    key,
    isDefault,
    at: outline.form.at,
    rules: () => (rules ??= lower(outline, dialect).rules),
    diagnoses: () => (kind === 'separator' ? [] : (diagnoses ??= check())),
  };
}

/** Counts words and lists, each section once: variants share most of them. */
function wordCounter(): (sections: readonly List[]) => number {
  const known = new Map<Node, number>();
  const wordsIn = (node: Node): number => {
    if (node.kind !== 'list') return 1;
    return node.items.reduce((sum, item) => sum + wordsIn(item), 1);
  };
  return (sections) => {
    let words = 0;
    for (const section of sections) {
      const count = known.get(section) ?? wordsIn(section);
      known.set(section, count);
      words += count;
    }
    return words;
  };
}

/** The entries of a file, with an error where all of them together are too much to be looked at. */
function entriesOf(outlines: readonly Outline[], dialect: Dialect, report: Report): Entry[] {
  const most = MEANING_LIMITS.words;
  const wordsOf = wordCounter();
  let words = 0;
  const within = outlines.filter(({ sections }) => {
    words += wordsOf(sections);
    return words <= most;
  });
  const beyond = outlines[within.length];
  if (beyond !== undefined) complain(report, beyond.form.at, 'zrf-large-file', { most });
  return within.map((outline) => makeEntry(outline, dialect));
}

/** What is wrong or doubtful in entries; once there is much of it, no more are looked at. */
export function diagnosesIn(entries: readonly Entry[]): readonly Diagnosis[] {
  const told: Diagnosis[] = [];
  for (const entry of entries) {
    for (const diagnosis of entry.diagnoses()) told.push(diagnosis);
    const errors = told.filter(({ severity }) => severity === 'error');
    if (errors.length >= RULES_LIMITS.problems) break;
  }
  return told;
}

/** A rulebook, or what is wrong with the file as a whole, and everything that was found about it. */
export interface CompiledRulebook {
  readonly rulebook: Parsed<Rulebook>;
  readonly diagnoses: readonly Diagnosis[];
}

/**
 * The rulebook of a file whose includes and macros are expanded. The dialect is told by the file's
 * options where it is not given. Rules of the entries are looked at only when they are asked for.
 */
export function compileRulebook(
  forms: readonly Node[],
  file: string,
  dialect: Dialect = dialectOf(forms),
): CompiledRulebook {
  const report = makeReport();
  const entries = entriesOf(outlineFile(forms, file, report), dialect, report);
  const { diagnoses } = report;
  if (hasErrors(diagnoses)) {
    const errors = diagnoses.filter(({ severity }) => severity === 'error');
    return { rulebook: failed(errors), diagnoses };
  }
  return { rulebook: parsed({ file, dialect, entries, warnings: diagnoses }), diagnoses };
}

/** Everything wrong or doubtful in a file: with the file as a whole, and with each of its entries. */
export function checkRulebook(
  forms: readonly Node[],
  file: string,
  dialect: Dialect = dialectOf(forms),
): readonly Diagnosis[] {
  const report = makeReport();
  const entries = entriesOf(outlineFile(forms, file, report), dialect, report);
  return withoutRepeats([...report.diagnoses, ...diagnosesIn(entries)]);
}
