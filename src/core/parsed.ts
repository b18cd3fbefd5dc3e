import { own } from './own.ts';

/** Named values that a shell can insert into its own sentence. */
export type ProblemArgs = Readonly<Record<string, string | number>>;

/**
 * Error in a text from outside, or the reason the rules refuse an action. `message` is a complete
 * English sentence; `code` and `args` let a shell translate it. Lines and columns are counted from
 * 1.
 */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly args?: ProblemArgs;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Value parsed from a text, or all problems of the text. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function parsed<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

/** Result with one problem, or several. */
export function failed(problems: Problem | Iterable<Problem>): Parsed<never> {
  return { ok: false, problems: Symbol.iterator in problems ? [...problems] : [problems] };
}

/** Replaces each `{name}` in a message with the value of that name. */
export function fillIn(message: string, args: ProblemArgs): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(own(args, name)));
}

/** Formats `file:line:column: message`, omitting unknown parts. */
export function makeProblem(problem: Problem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined);
  return place.length === 0 ? problem.message : `${place.join(':')}: ${problem.message}`;
}

/** Value parsed from a text that the program itself wrote; throws if parsing failed. */
export function must<T>(result: Parsed<T>): T {
  if (result.ok) return result.value;
  throw new RangeError(result.problems.map(makeProblem).join('\n'));
}

/** Text from outside, shortened to one line for quoting in a message. */
export function quote(text: string): string {
  const shown = [...text.slice(0, 60)]
    .map((c) => (c < ' ' || c === '\x7f' ? '\u00b7' : c))
    .join('');
  return text.length > 60 ? `"${shown}..."` : `"${shown}"`;
}
