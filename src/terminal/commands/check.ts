import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import { loadCheckedFiles } from '#games/commands.ts';
import { EXIT, printData, printError, printOut, say } from '../cli/cli.ts';
import { shownPath } from '../files/read-file.ts';
import type { Cli } from '../cli/cli.ts';
import { addExamples } from '../cli/examples.ts';
import { ProgressBar } from '../cli/progress.ts';
import { StopSignal } from '../cli/signals.ts';
import type { CheckedItem } from '../check/find-checked.ts';
import type { Answer } from '../cli/check-answer.ts';

interface CheckFlags {
  readonly json?: boolean;
  /** True to count warnings as errors. */
  readonly strict?: boolean;
}

const EXAMPLES = [
  'turnwright check my-game.zrf',
  'turnwright check saves --strict',
  'turnwright check games.pgn',
  'cat my-game.zrf | turnwright check -',
] as const;

/** `turnwright check <path...>`: reports all problems in the files found at the paths. */
export function defineCheck(command: Command, cli: Cli): void {
  addExamples(command, cli, EXAMPLES);
  command
    .argument('<path...>', say(cli, 'cli-check-path'))
    .option('--strict', say(cli, 'cli-check-strict'))
    .option('--json', say(cli, 'cli-check-json'))
    .action(async (paths: string[], flags: CheckFlags) => {
      const { findChecked } = await import('../check/find-checked.ts');
      const kinds = await loadCheckedFiles();
      const all = paths.map((path) => findChecked(path, kinds));
      const found = all.flatMap((one) => one.found);
      const checked = await checkAll(cli, found, flags.strict === true);
      printChecked(cli, checked, {
        all: found.length,
        isCut: all.some(({ isCut }) => isCut),
        asJson: flags.json === true,
        path: paths.join(', '),
      });
    });
}

/** Minimum size in bytes of a file that is slow to check. */
const MIN_LARGE_BYTES = 1024 * 1024;

/** Size of a file, or of the zip around it; 0 if missing. */
function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch {
    const folder = dirname(path);
    return folder === path ? 0 : sizeOf(folder);
  }
}

function isLarge({ path }: CheckedItem): boolean {
  return sizeOf(path) >= MIN_LARGE_BYTES;
}

/** Checks all files in order. A signal keeps the completed results. */
async function checkAll(
  cli: Cli,
  found: readonly CheckedItem[],
  strict: boolean,
): Promise<Checked> {
  const stopping = new StopSignal();
  const answers: Answer[] = [];
  const bar = new ProgressBar(say(cli, 'cli-check-progress'), found.some(isLarge));
  for (const one of found) {
    if (stopping.code !== undefined) break;
    bar.show(answers.length, found.length, { file: basename(one.path) });
    answers.push(await one.kind.answer(one.path, strict));
    await setImmediate();
  }
  bar.stop();
  stopping.forget();
  const partial = answers.length < found.length;
  if (partial) cli.exitCode = stopping.code ?? EXIT.failed;
  return { answers: withoutParts(answers), partial, done: answers.length };
}

/** Removes files without a game that other files include; they are checked as part of those. */
function withoutParts(answers: readonly Answer[]): Answer[] {
  const included = new Set(answers.flatMap((answer) => answer.included ?? []));
  return answers.filter(({ path, isPart }) => isPart !== true || !included.has(path));
}

interface Checked {
  readonly answers: readonly Answer[];
  readonly partial: boolean;
  /** Number of files checked, including parts of others. */
  readonly done: number;
}

interface Manner {
  readonly all: number;
  /** True if the search stopped at a limit. */
  readonly isCut: boolean;
  readonly asJson: boolean;
  /** Path given on the command line. */
  readonly path: string;
}

function printChecked(
  cli: Cli,
  { answers, partial, done }: Checked,
  { all, isCut, asJson, path }: Manner,
): void {
  const bad = answers.filter(({ isGood }) => !isGood).length;
  const warnings = answers.reduce((sum, answer) => sum + answer.warnings, 0);
  const counts = { checked: answers.length, bad, warnings };
  if ((bad > 0 || isCut || all === 0) && !partial) cli.exitCode = EXIT.failed;
  const id = all === 0 ? 'nothing' : isCut ? 'cut' : 'sum';
  const sum = say(cli, `cli-check-${id}`, { ...counts, path: shownPath(path) });
  if (asJson) {
    const isFailed = cli.exitCode !== EXIT.ok && !partial;
    const error = isFailed ? { error: { message: sum } } : {};
    const ended = partial ? { partial } : {};
    printData(cli, { ...counts, ...ended, ...error, files: answers.map(({ data }) => data) });
  } else {
    for (const { tell } of answers) tell(cli);
    if (all !== 1 || isCut) printOut(sum);
  }
  if (partial) printError(say(cli, 'cli-partial', { done, all }));
}
