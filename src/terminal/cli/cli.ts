import type { Messages, MessageArgs } from '#i18n';
import type { Problem } from '#core';
import { isAsciiOnly, jsonInAscii, toAscii } from './ascii.ts';

/**
 * Characters that a terminal would obey or reorder instead of showing: controls but for tabs and line breaks, lone
 * surrogates, separators that some take for line breaks, and marks that turn the direction of others.
 */
const UNSAFE = /(?![\t\n])[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu;

/**
 * A text as it may be printed: what is unsafe is shown as an escape. In JSON, where such characters
 * stand in strings only, the escape means the same.
 */
export function printable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(UNSAFE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The exit codes of every command. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;
export type ExitCode = number;

/** Ends a command with a message for people; `code` 2 says that it was called wrongly. */
export class CommandFailed extends Error {
  readonly code: ExitCode;

  constructor(message: string, code: ExitCode = EXIT.failed) {
    super(message);
    this.code = code;
  }
}

/** What a command speaks through. Its answer to the caller is `exitCode`. */
export interface Cli {
  readonly messages: Messages;
  /** What --lang asked for, if it was given. */
  readonly language: string | undefined;
  exitCode: ExitCode;
}

export function say(cli: Cli, id: string, args?: MessageArgs): string {
  return cli.messages.say(id, args);
}

/** Prints a line, or several. Whatever the text quotes, the terminal shows it and obeys none of it. */
export function printOut(text: string): void {
  process.stdout.write(`${shown(text)}\n`);
}

/** Prints what a command answers as data: one JSON value, whose `ok` says whether the exit code is 0. */
export function printData({ exitCode }: Cli, data: object): void {
  printJson({ ok: exitCode === EXIT.ok, ...data });
}

/** Prints one JSON value. */
export function printJson(value: object): void {
  const json = JSON.stringify(value);
  printOut(isAsciiOnly() ? jsonInAscii(json) : json);
}

/** A text as the terminal can show it. */
function shown(text: string): string {
  return isAsciiOnly() ? toAscii(printable(text)) : printable(text);
}

export function printError(text: string): void {
  process.stderr.write(`${shown(text)}\n`);
}

/** A mistake of the caller: exit code 2. */
export function usage(cli: Cli, id: string, args?: MessageArgs): CommandFailed {
  return new CommandFailed(say(cli, id, args), EXIT.usage);
}

/** Problems in the chosen language, one a line, each with the place that it was found at. */
export function tellProblems(cli: Cli, problems: readonly Problem[]): string {
  return problems.map((problem) => tellProblem(cli, problem)).join('\n');
}

function tellProblem(cli: Cli, problem: Problem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined);
  const text = cli.messages.sayProblem(problem);
  return place.length === 0 ? text : `${place.join(':')}: ${text}`;
}
