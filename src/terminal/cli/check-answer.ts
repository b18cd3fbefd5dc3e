import type { Problem } from '#core';
import { locationOf } from '#voice/problems.ts';
import { printOut, say, formatProblems } from './cli.ts';
import type { Cli } from './cli.ts';

/** Result of checking one item. */
export interface Answer {
  readonly path: string;
  readonly isGood: boolean;
  /** Number of warnings. */
  readonly warnings: number;
  readonly data: unknown;
  readonly tell: (cli: Cli) => void;
  /** True for a file without a game, which may be included by other rules. */
  readonly isPart?: boolean;
  /** Paths of the rules files it includes. */
  readonly included?: readonly string[];
}

/** Prints the summary line of an item with problems, or with warnings that count as errors. */
export function printBad(cli: Cli, path: string, problems: number, warnings: number): void {
  printOut(say(cli, 'cli-check-bad', { path, problems, warnings }));
}

/** Prints problems and warnings with their positions, one per line. */
export function printFindings(
  cli: Cli,
  problems: readonly Problem[],
  warnings: readonly Problem[],
): void {
  if (problems.length > 0) printOut(formatProblems(cli, problems));
  for (const warning of warnings) printOut(formatWarning(cli, warning));
}

/** Formats a warning with its position. */
export function formatWarning(cli: Cli, warning: Problem): string {
  const place = locationOf(warning);
  const text = say(cli, 'rules-warning', { text: cli.messages.sayProblem(warning) });
  return place === '' ? text : `${place}: ${text}`;
}
