import { failed } from '#core';
import type { Parsed, ProblemArgs } from '#core';
import { notationProblem } from './problems.ts';
import type { NotationCode, TextPlace } from './problems.ts';

/** Start of a text that is not part of a file. */
export const TEXT_START: TextPlace = { line: 1, column: 1 };

/** Fails with a problem at an offset of a text on one line. */
export type Fail = (code: NotationCode, offset: number, args?: ProblemArgs) => Parsed<never>;

/** Returns failures for a text that begins at a place. */
export function failureIn({ line, column }: TextPlace): Fail {
  return (code, offset, args = {}) =>
    failed(notationProblem(code, { line, column: column + offset }, args));
}

/** A word of a text, and its offset. */
export interface Field {
  readonly text: string;
  readonly offset: number;
}

/** Words separated by blanks. */
export function fieldsIn(text: string): Field[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ text: word, offset: index }));
}
