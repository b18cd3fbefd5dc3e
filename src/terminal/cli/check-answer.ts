import type { Problem } from '#core';
import { printOut, say, tellProblems } from './cli.ts';
import type { Cli } from './cli.ts';

/** What is said of one thing that was checked. */
export interface Answer {
  readonly path: string;
  readonly isGood: boolean;
  /** How many there are. */
  readonly warnings: number;
  readonly data: unknown;
  readonly tell: (cli: Cli) => void;
  /** Whether there is no game in it, so that it may be a part of other rules. */
  readonly isPart?: boolean;
  /** The paths of the rules files that are parts of it. */
  readonly included?: readonly string[];
}

/** The last line of something that has problems, or warnings that count as such. */
export function tellBad(cli: Cli, path: string, problems: number, warnings: number): void {
  printOut(say(cli, 'cli-check-bad', { path, problems, warnings }));
}

/** Problems and warnings with their places, a line each. */
export function tellFindings(
  cli: Cli,
  problems: readonly Problem[],
  warnings: readonly Problem[],
): void {
  if (problems.length > 0) printOut(tellProblems(cli, problems));
  for (const warning of warnings) printOut(tellWarning(cli, warning));
}

/** A warning with its place. */
export function tellWarning(cli: Cli, warning: Problem): string {
  const { file, line, column, ...rest } = warning;
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}: ${say(cli, 'rules-warning', { text: tellProblems(cli, [rest]) })}`;
}
