import { failed, fillIn, own, parsed } from '#core';
import type { Parsed, Problem, ProblemArgs } from '#core';
import { decodeUtf8 } from '../text/utf8.ts';
import { PACK_MESSAGES, PACK_WORDS } from './messages.ts';
import type { PackCode } from './messages.ts';

/** A text of a pack, and its file name for messages. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

function sentence(code: PackCode, args: ProblemArgs): string {
  const words = Object.entries(args).map(([name, value]) => {
    return [name, own(own(PACK_WORDS, name) ?? {}, String(value)) ?? value];
  });
  return fillIn(PACK_MESSAGES[code], Object.fromEntries(words) as ProblemArgs);
}

/** Builds a problem of a whole pack, or of one of its files. */
export function packProblem(code: PackCode, args: ProblemArgs = {}, file?: string): Problem {
  const problem = { code, message: sentence(code, args), args };
  return file === undefined ? problem : { ...problem, file };
}

/** Builds a problem at an offset in a text. */
export function problemAt(
  { file, text }: Source,
  offset: number,
  code: PackCode,
  args: ProblemArgs = {},
): Problem {
  return { ...packProblem(code, args, file), ...placeAt(text, offset) };
}

/** Line and column of an offset, both counted from 1. */
function placeAt(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
    start = at + 1;
  }
  return { line, column: Math.min(offset, text.length) - start + 1 };
}

/** Sorts problems by file and line, without duplicates. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  // An alias repeats one mistake at several paths. Only the first is reported.
  const key = ({ file, line, column, code, args }: Problem) => {
    return JSON.stringify([file, line, column, code, { ...args, where: '', scenario: '' }]);
  };
  const first = new Map<string, Problem>();
  for (const problem of problems) if (!first.has(key(problem))) first.set(key(problem), problem);
  const unique = [...first.values()];
  const order = new Map<string, number>();
  for (const { file = '' } of unique) if (!order.has(file)) order.set(file, order.size);
  const rank = ({ file = '' }: Problem) => order.get(file) as number;
  return unique.sort(
    (a, b) =>
      rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
}

/** The text of a file: UTF-8, without a byte order mark, with normalised line ends. */
export function readSource(bytes: Uint8Array, file: string): Parsed<Source> {
  const { text, whole } = decodeUtf8(bytes);
  const source = { file, text: text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n') };
  if (whole) return parsed(source);
  return failed(problemAt(source, source.text.length, 'pack-utf8'));
}
