import { makeProblem } from '#core';
import type { Problem } from '#core';
import type { Sources } from '../expand/forms.ts';
import type { MacroCall } from '../syntax/node.ts';
import type { Diagnosis } from '../problems/problem.ts';

/** The words around a diagnosis, in the language of a shell. */
export interface Wording {
  /** The message of a problem. */
  readonly message: (problem: Problem) => string;
  /** The message of something doubtful, marked as such. */
  readonly warning: (message: string) => string;
  /** That a macro was called at a place. */
  readonly call: (macro: string, place: string) => string;
  /** That a trail goes on for so many calls. */
  readonly moreCalls: (count: number) => string;
}

export const ENGLISH: Wording = {
  message: ({ message }) => message,
  warning: (message) => `warning: ${message}`,
  call: (macro, place) => `in (${macro} ...) called at ${place}`,
  moreCalls: (count) => `... and ${count === 1 ? 'one more call' : `${count} more calls`}`,
};

/** Calls of a trail that are told. */
const CALLS = 8;
/** So much of a long line is shown, and so much of that before the column. */
const SHOWN = 110;
const BEFORE = 70;

/** A text of a file on one line, without what a terminal would obey; tabs stay where they are. */
function visible(text: string): string {
  return Array.from(text, (letter) => (isObeyed(letter) ? '\u00b7' : letter)).join('');
}

function isObeyed(letter: string): boolean {
  if (letter === '\t') return false;
  return letter < ' ' || (letter >= '\x7f' && letter < '\xa0') || isTurning(letter);
}

/** Marks that turn the direction of what follows. */
function isTurning(letter: string): boolean {
  return (letter >= '\u202a' && letter <= '\u202e') || (letter >= '\u2066' && letter <= '\u2069');
}

/** A line of the source, and under it a caret at the column. */
function excerpt(line: string, column: number): string[] {
  const start = Math.max(0, column - 1 - BEFORE);
  const shown = line.slice(start, start + SHOWN);
  const before = shown.slice(0, column - 1 - start).replace(/[^\t]/g, ' ');
  return shown.trim() === '' ? [] : [visible(shown).trimEnd(), `${before}^`];
}

function tellTrail(trail: readonly MacroCall[], wording: Wording): string[] {
  const told = trail.slice(0, CALLS).map(({ macro, at }) => {
    return wording.call(visible(macro).slice(0, 60), `${at.file}:${at.line}:${at.column}`);
  });
  return trail.length > CALLS ? [...told, wording.moreCalls(trail.length - CALLS)] : told;
}

/**
 * A diagnosis as a person reads it: `file:line:column: message`, the line of the source with a caret
 * under the column, and a line for every call of a macro that led there.
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
    ...tellTrail(problem.trail, wording).map((call) => `  ${call}`),
  ].join('\n');
}

/** In the order of files and their lines, as they are met when the rules are read. */
export function sortDiagnoses(problems: readonly Diagnosis[]): Diagnosis[] {
  const order = new Map<string, number>();
  for (const { file = '' } of problems) if (!order.has(file)) order.set(file, order.size);
  const rank = ({ file = '' }: Diagnosis) => order.get(file) ?? 0;
  return [...problems].sort(
    (a, b) =>
      rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
}
