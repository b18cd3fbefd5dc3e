import { own } from './own.ts';

/** A named fact that a shell may put into its own sentence. */
export type ProblemArgs = Readonly<Record<string, string | number>>;

/**
 * What is wrong with a text from outside, or why the rules refuse an action.
 * `message` is a complete English sentence; `code` and `args` let a shell say the same in another
 * language. Lines and columns are counted from 1.
 */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly args?: ProblemArgs;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** The value read from a text, or everything that is wrong with the text. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function parsed<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

/** One problem, or all that there are. */
export function failed(problems: Problem | Iterable<Problem>): Parsed<never> {
  return { ok: false, problems: Symbol.iterator in problems ? [...problems] : [problems] };
}

/** A message with named facts put where it names them in braces. */
export function fillIn(message: string, args: ProblemArgs): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(own(args, name)));
}

/** `file:line:column: message`, leaving out what is not known. */
export function makeProblem(problem: Problem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined);
  return place.length === 0 ? problem.message : `${place.join(':')}: ${problem.message}`;
}

/** The value of a text that the program itself wrote; throws where it does not parse. */
export function must<T>(result: Parsed<T>): T {
  if (result.ok) return result.value;
  throw new RangeError(result.problems.map(makeProblem).join('\n'));
}

/** A text from outside, shortened and on one line, for quoting in a message. */
export function quote(text: string): string {
  const shown = [...text.slice(0, 60)]
    .map((c) => (c < ' ' || c === '\x7f' ? '\u00b7' : c))
    .join('');
  return text.length > 60 ? `"${shown}..."` : `"${shown}"`;
}
