import type { ProblemArgs } from '../../../core/index.ts';
import { suggest } from '../../../kit/text/suggest.ts';
import { errorAt, warningAt } from '../problems/problem.ts';
import type { Diagnosis, ZrfCode } from '../problems/problem.ts';
import type { Place } from '../read/node.ts';
import { RULES_LIMITS } from '../limits.ts';

/** What was found wrong or doubtful so far. */
export interface Report {
  readonly diagnoses: Diagnosis[];
}

export function makeReport(): Report {
  return { diagnoses: [] };
}

function isFull({ diagnoses }: Report): boolean {
  return diagnoses.length >= RULES_LIMITS.problems;
}

/** Adds an error; a report that is full takes no more. */
export function complain(report: Report, at: Place, code: ZrfCode, args: ProblemArgs = {}): void {
  if (!isFull(report)) report.diagnoses.push(errorAt(at, code, args));
}

/** Adds a warning; a report that is full takes no more. */
export function doubt(report: Report, at: Place, code: ZrfCode, args: ProblemArgs = {}): void {
  if (!isFull(report)) report.diagnoses.push(warningAt(at, code, args));
}

export function hasErrors(diagnoses: readonly Diagnosis[]): boolean {
  return diagnoses.some(({ severity }) => severity === 'error');
}

/** A word that nothing is named by, with the known word that was most likely meant. */
export function complainUnknown(
  report: Report,
  at: Place,
  what: string,
  word: string,
  known: Iterable<string>,
): void {
  if (isFull(report)) return;
  const nearest = suggest(word, known);
  if (nearest === undefined) complain(report, at, 'zrf-name-unknown', { what, word });
  else complain(report, at, 'zrf-keyword-unknown', { what, word, nearest });
}

/** One line for each place and sentence, however many variants share the text. */
export function withoutRepeats(diagnoses: readonly Diagnosis[]): Diagnosis[] {
  const seen = new Set<string>();
  return diagnoses.filter(({ file, line, column, message, trail }) => {
    const calls = trail.map(({ at }) => `${at.file}:${at.line}:${at.column}`);
    const key = JSON.stringify([file, line, column, message, calls]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
