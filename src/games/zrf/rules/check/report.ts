import type { ProblemArgs } from '#core';
import { suggest } from '#kit/text/suggest.ts';
import { errorAt, warningAt } from '../problems/problem.ts';
import type { Diagnosis, ZrfCode } from '../problems/problem.ts';
import type { SourcePlace } from '../syntax/node.ts';
import { RULES_LIMITS } from '../problems/limits.ts';

/** Errors and warnings found so far. */
export interface Report {
  readonly diagnoses: Diagnosis[];
}

export function makeReport(): Report {
  return { diagnoses: [] };
}

/** True once the report has reached its limit. */
export function isFull({ diagnoses }: Report): boolean {
  return diagnoses.length >= RULES_LIMITS.problems;
}

/** Adds an error, unless the report is full. */
export function complain(
  report: Report,
  at: SourcePlace,
  code: ZrfCode,
  args: ProblemArgs = {},
): void {
  if (!isFull(report)) report.diagnoses.push(errorAt(at, code, args));
}

/** Adds a warning, unless the report is full. */
export function doubt(
  report: Report,
  at: SourcePlace,
  code: ZrfCode,
  args: ProblemArgs = {},
): void {
  if (!isFull(report)) report.diagnoses.push(warningAt(at, code, args));
}

export function hasErrors(diagnoses: readonly Diagnosis[]): boolean {
  return diagnoses.some(({ severity }) => severity === 'error');
}

/** Maximum number of known words listed when none is similar. */
const MAX_LISTED = 10;

/** Reports an unknown word, suggesting the closest known one. */
export function complainUnknown(
  report: Report,
  at: SourcePlace,
  what: string,
  word: string,
  known: Iterable<string>,
): void {
  if (isFull(report)) return;
  const words = [...known];
  // All one-letter words are close to each other, so a suggestion would be meaningless.
  const nearest = word.length > 1 ? suggest(word, words) : undefined;
  if (nearest !== undefined) complain(report, at, 'zrf-keyword-unknown', { what, word, nearest });
  else if (words.length === 0 || words.length > MAX_LISTED) {
    complain(report, at, 'zrf-name-unknown', { what, word });
  } else complain(report, at, 'zrf-name-among', { what, word, known: words.join(', ') });
}

/**
 * Keeps one diagnosis per place and message, however many variants and macro calls share the text.
 */
export function withoutRepeats(diagnoses: readonly Diagnosis[]): Diagnosis[] {
  const seen = new Set<string>();
  return diagnoses.filter(({ file, line, column, message }) => {
    const key = JSON.stringify([file, line, column, message]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
