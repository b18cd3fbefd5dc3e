import type { ProblemArgs } from '#core';
import { suggest } from '#kit/text/suggest.ts';
import { errorAt, warningAt } from '../problems/problem.ts';
import type { Diagnosis, ZrfCode } from '../problems/problem.ts';
import type { SourcePlace } from '../syntax/node.ts';
import { RULES_LIMITS } from '../problems/limits.ts';

/** What was found wrong or doubtful so far. */
export interface Report {
  readonly diagnoses: Diagnosis[];
}

export function makeReport(): Report {
  return { diagnoses: [] };
}

/** Whether a report takes no more. */
export function isFull({ diagnoses }: Report): boolean {
  return diagnoses.length >= RULES_LIMITS.problems;
}

/** Adds an error; a report that is full takes no more. */
export function complain(
  report: Report,
  at: SourcePlace,
  code: ZrfCode,
  args: ProblemArgs = {},
): void {
  if (!isFull(report)) report.diagnoses.push(errorAt(at, code, args));
}

/** Adds a warning; a report that is full takes no more. */
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

/** So many known words are listed where none of them is near. */
const LISTED = 10;

/** A word that nothing is named by, with the known word that was most likely meant. */
export function complainUnknown(
  report: Report,
  at: SourcePlace,
  what: string,
  word: string,
  known: Iterable<string>,
): void {
  if (isFull(report)) return;
  const words = [...known];
  // Any two words of one letter are near each other.
  const nearest = word.length > 1 ? suggest(word, words) : undefined;
  if (nearest !== undefined) complain(report, at, 'zrf-keyword-unknown', { what, word, nearest });
  else if (words.length === 0 || words.length > LISTED) {
    complain(report, at, 'zrf-name-unknown', { what, word });
  } else complain(report, at, 'zrf-name-among', { what, word, known: words.join(', ') });
}

/** One line for each place and sentence, however many variants and calls of macros share the text. */
export function withoutRepeats(diagnoses: readonly Diagnosis[]): Diagnosis[] {
  const seen = new Set<string>();
  return diagnoses.filter(({ file, line, column, message }) => {
    const key = JSON.stringify([file, line, column, message]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
