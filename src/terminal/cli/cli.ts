import type { Messages, MessageArgs } from '#i18n';
import type { Problem } from '#core';
import { locationOf } from '#voice/problems.ts';
import { isAsciiOnly, jsonInAscii, toAscii } from './ascii.ts';

/**
 * Characters that a terminal would interpret or reorder instead of showing. These are control
 * characters except tabs and line breaks, lone surrogates, Unicode line separators, and direction
 * marks.
 */
const UNSAFE = /(?![\t\n])[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu;

/**
 * Escapes unsafe characters in a text. The result is also valid JSON: such characters occur only
 * inside strings, where the escape has the same meaning.
 */
export function printable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(UNSAFE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Exit codes of all commands. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;
export type ExitCode = number;

/** Ends a command with a message for people; `code` 2 means incorrect usage. */
export class CommandFailed extends Error {
  readonly code: ExitCode;

  constructor(message: string, code: ExitCode = EXIT.failed) {
    super(message);
    this.code = code;
  }
}

/** Context of a command: its messages and language. The command sets `exitCode`. */
export interface Cli {
  readonly messages: Messages;
  /** Value of --lang, if given. */
  readonly language: string | undefined;
  exitCode: ExitCode;
}

export function say(cli: Cli, id: string, args?: MessageArgs): string {
  return cli.messages.say(id, args);
}

/** Prints one or more lines, escaping anything the terminal would interpret. */
export function printOut(text: string): void {
  process.stdout.write(`${escaped(text)}\n`);
}

/** Prints the result of a command as one JSON value; `ok` is true for exit code 0. */
export function printData({ exitCode }: Cli, data: object): void {
  printJson({ ok: exitCode === EXIT.ok, ...data });
}

/** Prints one JSON value. */
export function printJson(value: object): void {
  const json = JSON.stringify(value);
  printOut(isAsciiOnly() ? jsonInAscii(json) : json);
}

/** Escapes a text for the terminal, converting it to ASCII if necessary. */
function escaped(text: string): string {
  return isAsciiOnly() ? toAscii(printable(text)) : printable(text);
}

export function printError(text: string): void {
  process.stderr.write(`${escaped(text)}\n`);
}

/** Usage error: exit code 2. */
export function usage(cli: Cli, id: string, args?: MessageArgs): CommandFailed {
  return new CommandFailed(say(cli, id, args), EXIT.usage);
}

/** Formats problems in the chosen language, one per line, each with its position. */
export function formatProblems(cli: Cli, problems: readonly Problem[]): string {
  return problems.map((problem) => formatProblem(cli, problem)).join('\n');
}

function formatProblem(cli: Cli, problem: Problem): string {
  const place = locationOf(problem);
  const text = cli.messages.sayProblem(problem);
  return place === '' ? text : `${place}: ${text}`;
}
