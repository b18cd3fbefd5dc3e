import { makeProblem } from '#core';
import type { Problem } from '#core';
import type { Sources } from '../expand/forms.ts';
import type { MacroCall } from '../syntax/node.ts';
import type { Diagnosis } from '../problems/problem.ts';

/** Texts around a diagnosis, in the language of the shell. */
export interface Wording {
  /** Message of a problem. */
  readonly message: (problem: Problem) => string;
  /** Message of a warning, marked as one. */
  readonly warning: (message: string) => string;
  /** One line of a macro call trail: the macro and the place of the call. */
  readonly call: (macro: string, place: string) => string;
  /** Line for the calls left out at the end of a trail. */
  readonly moreCalls: (count: number) => string;
}

export const ENGLISH: Wording = {
  message: ({ message }) => message,
  warning: (message) => `warning: ${message}`,
  call: (macro, place) => `in (${macro} ...) called at ${place}`,
  moreCalls: (count) => `... and ${count === 1 ? 'one more call' : `${count} more calls`}`,
};

/** Maximum number of calls printed for a trail. */
const MAX_CALLS = 8;
/** Number of characters shown of a long line, and of those before the column. */
const MAX_SHOWN = 110;
const MAX_BEFORE = 70;

/** Replaces control characters that a terminal would interpret. Tabs are preserved. */
function visible(text: string): string {
  return Array.from(text, (letter) => (isControl(letter) ? '\u00b7' : letter)).join('');
}

function isControl(letter: string): boolean {
  if (letter === '\t') return false;
  return letter < ' ' || (letter >= '\x7f' && letter < '\xa0') || isDirectionMark(letter);
}

/** True for characters that change the text direction. */
function isDirectionMark(letter: string): boolean {
  return (letter >= '\u202a' && letter <= '\u202e') || (letter >= '\u2066' && letter <= '\u2069');
}

/** A source line with a caret under the column. */
function excerpt(line: string, column: number): string[] {
  const start = Math.max(0, column - 1 - MAX_BEFORE);
  const shown = line.slice(start, start + MAX_SHOWN);
  const before = shown.slice(0, column - 1 - start).replace(/[^\t]/g, ' ');
  return shown.trim() === '' ? [] : [visible(shown).trimEnd(), `${before}^`];
}

function formatTrail(trail: readonly MacroCall[], wording: Wording): string[] {
  const calls = trail.slice(0, MAX_CALLS).map(({ macro, at }) => {
    return wording.call(visible(macro).slice(0, 60), `${at.file}:${at.line}:${at.column}`);
  });
  return trail.length > MAX_CALLS ? [...calls, wording.moreCalls(trail.length - MAX_CALLS)] : calls;
}

/**
 * Formats a diagnosis for people: `file:line:column: message`, the source line with a caret under
 * the column, and one line per macro call that led there.
 */
export function printDiagnosis(
  problem: Diagnosis,
  sources: Sources,
  wording: Wording = ENGLISH,
): string {
  const text = wording.message(problem);
  const message = problem.severity === 'warning' ? wording.warning(text) : text;
  const { file, line, column } = problem;
  const source = file === undefined || line === undefined ? undefined : sources.lineAt(file, line);
  const lines = source === undefined ? [] : excerpt(source, column ?? 1);
  return [
    makeProblem({ ...problem, message }),
    ...lines.map((shown) => `  ${shown}`),
    ...formatTrail(problem.trail, wording).map((call) => `  ${call}`),
  ].join('\n');
}

/** Sorts diagnoses by file and line, with files in the order in which they were read. */
export function sortDiagnoses(problems: readonly Diagnosis[]): Diagnosis[] {
  const order = new Map<string, number>();
  for (const { file = '' } of problems) if (!order.has(file)) order.set(file, order.size);
  const rank = ({ file = '' }: Diagnosis) => order.get(file) ?? 0;
  return [...problems].sort(
    (a, b) =>
      rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
}
