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

/** A rules file, with its games and variants in file order. */
export interface Rulebook {
  /** File name as shown in messages. */
  readonly file: string;
  readonly dialect: Dialect;
  readonly entries: readonly Entry[];
  /** Warnings about the file as a whole. */
  readonly warnings: readonly Diagnosis[];
}

/** A menu entry: a game, a variant of the preceding game, or a separator without rules. */
export interface Entry {
  readonly kind: 'game' | 'variant' | 'separator';
  readonly title: string;
  /** Text from which the key for options and saves is derived. */
  readonly key: string;
  /** True for the entry that starts by default: exactly one per rulebook. */
  readonly isDefault: boolean;
  readonly at: SourcePlace;
  /** All its sections, inherited ones included. */
  readonly sections: readonly List[];
  /** Rules of the entry, or its errors. Computed on demand. */
  rules(): Parsed<Rules>;
  /** Errors and warnings of the entry. */
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
  // Rules that are only checked are not cached: the boards of hundreds of variants would fill the
  // memory.
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
    sections: outline.sections,
    rules: () => (rules ??= lower(outline, dialect).rules),
    diagnoses: () => (kind === 'separator' ? [] : (diagnoses ??= check())),
  };
}

/** Counts words and lists. Each section is counted once, because variants share most of them. */
function wordCounter(): (sections: readonly List[]) => number {
  const counts = new Map<Node, number>();
  const wordsIn = (node: Node): number => {
    if (node.kind !== 'list') return 1;
    return node.items.reduce((sum, item) => sum + wordsIn(item), 1);
  };
  return (sections) => {
    let words = 0;
    for (const section of sections) {
      const count = counts.get(section) ?? wordsIn(section);
      counts.set(section, count);
      words += count;
    }
    return words;
  };
}

/** Entries of a file. Reports an error if together they are too large to process. */
function entriesOf(outlines: readonly Outline[], dialect: Dialect, report: Report): Entry[] {
  const max = MEANING_LIMITS.words;
  const wordsOf = wordCounter();
  let words = 0;
  const accepted = outlines.filter(({ sections }) => {
    words += wordsOf(sections);
    return words <= max;
  });
  const firstRejected = outlines[accepted.length];
  if (firstRejected !== undefined)
    complain(report, firstRejected.form.at, 'zrf-large-file', { most: max });
  return accepted.map((outline) => makeEntry(outline, dialect));
}

/** Errors and warnings of all entries; stops once there are too many. */
export function diagnosesIn(entries: readonly Entry[]): readonly Diagnosis[] {
  const found: Diagnosis[] = [];
  for (const entry of entries) {
    for (const diagnosis of entry.diagnoses()) found.push(diagnosis);
    const errors = found.filter(({ severity }) => severity === 'error');
    if (errors.length >= RULES_LIMITS.problems) break;
  }
  return found;
}

/** A rulebook, or the errors of the file as a whole, with all diagnoses. */
export interface CompiledRulebook {
  readonly rulebook: Parsed<Rulebook>;
  readonly diagnoses: readonly Diagnosis[];
}

/**
 * Compiles a file with its includes and macros expanded. The dialect defaults to the one detected
 * from the file's options. Rules of entries are processed on demand.
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

/** All errors and warnings of a file, including its entries. */
export function checkRulebook(
  forms: readonly Node[],
  file: string,
  dialect: Dialect = dialectOf(forms),
): readonly Diagnosis[] {
  const report = makeReport();
  const entries = entriesOf(outlineFile(forms, file, report), dialect, report);
  return withoutRepeats([...report.diagnoses, ...diagnosesIn(entries)]);
}
