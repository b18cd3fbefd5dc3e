import type { Command } from 'commander';
import { must } from '#core';
import type { AnyMatch, Problem } from '#core';
import { readTextFile } from '../files/read-file.ts';
import { gamesFor } from '../games/games-for.ts';
import { loadSession, lookForChecks } from '#play';
import type { MissingChecks, Session } from '#play';
import { describeOrigin } from '#voice/saved-game.ts';
import { translateTurns } from '#voice/turns.ts';
import type { AnyLook } from '#screen';
import { openArcade } from '../arcade/open-arcade.ts';
import { isInteractive } from '../cli/interactive.ts';
import { CommandFailed, EXIT, printData, printError, printOut, say } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { addExamples } from '../cli/examples.ts';
import { describeMatch, describeProblem, numbered, printMatch } from './describe.ts';
import { requireLook } from './game-options.ts';

interface ReplayFlags {
  readonly verify?: boolean;
  readonly boards?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = [
  'turnwright replay saved.txt',
  'turnwright replay saved.txt --verify',
  'turnwright play kalah --moves 3 --save - | turnwright replay - --boards',
] as const;

/** `turnwright replay <file>`: shows or verifies a transcript. */
export function defineReplay(command: Command, cli: Cli): void {
  addExamples(command, cli, EXAMPLES);
  command
    .argument('<file>', say(cli, 'cli-replay-file'))
    .option('--verify', say(cli, 'cli-replay-verify'))
    .option('--boards', say(cli, 'cli-replay-boards'))
    .option('--json', say(cli, 'cli-json'))
    .action(async (file: string, flags: ReplayFlags) => {
      const text = readTranscript(cli, file);
      const loaded = loadSession(text, await gamesFor(text));
      if (!loaded.ok) reportBroken(cli, file, loaded.problems, flags.json === true);
      else await show(cli, { file, text, session: loaded.value }, flags);
    });
}

function readTranscript(cli: Cli, file: string): string {
  const text = readTextFile(file);
  if (text.ok) return text.value;
  throw new CommandFailed(
    text.problems.map((problem) => cli.messages.sayProblem(problem)).join('\n'),
  );
}

/** Reports the first bad action by its number and line, with the reason. */
function reportBroken(cli: Cli, file: string, problems: readonly Problem[], asJson: boolean): void {
  cli.exitCode = EXIT.failed;
  if (asJson) {
    const [first] = problems.map((problem) => describeProblem(problem, entryOf(problem)));
    printData(cli, { file, error: first });
    return;
  }
  for (const problem of problems) printError(formatBadAction(cli, file, problem));
}

function entryOf({ args }: Problem): number | undefined {
  return args?.['entry'] === undefined ? undefined : Number(args['entry']);
}

function formatBadAction(cli: Cli, file: string, problem: Problem): string {
  const place = [file, problem.line, problem.column]
    .filter((value) => value !== undefined)
    .join(':');
  const move = entryOf(problem);
  const reason = cli.messages.sayProblem(problem);
  // Transcript problems already include the number; refusals by the rules need it added.
  const isNumbered = move === undefined || problem.code.startsWith('transcript-');
  if (isNumbered) return `${place}: ${reason}`;
  return `${place}: ${say(cli, 'cli-replay-bad', { move, reason })}`;
}

/** Completely replayed transcript. */
interface Played {
  readonly file: string;
  readonly text: string;
  readonly session: Session;
}

async function show(cli: Cli, played: Played, flags: ReplayFlags): Promise<void> {
  const { file, text, session } = played;
  const { match } = session;
  const look = await requireLook(cli, match.game);
  const missing = flags.verify === true ? requireSeats(cli, file, text) : undefined;
  if (flags.json === true) {
    const hash = match.hashAt(match.cursor);
    const verified = missing === undefined ? {} : { missing };
    printData(cli, { file, ...describeMatch(match, look), hash, ...verified });
  } else if (missing !== undefined) {
    printOut(say(cli, 'cli-replay-verified', { file, moves: match.cursor }));
    printOrigin(cli, match);
    for (const line of formatMissing(cli, missing, match.cursor)) printOut(line);
  } else if (flags.boards !== true && isInteractive()) {
    cli.exitCode = await openArcade(cli, ({ routes }) => routes.replay(session, undefined));
  } else printReplay(cli, match, look, flags.boards === true);
}

/** Prints the action after which the replay of a match begun under older rules starts. */
function printOrigin(cli: Cli, match: AnyMatch): void {
  const begun = describeOrigin(match, (id, args) => say(cli, id, args));
  const count = match.origin?.count ?? 0;
  if (begun !== undefined) printOut(say(cli, 'cli-replay-begun', { begun, count }));
}

/** Returns the checks missing from a transcript; throws if its seats were edited. */
function requireSeats(cli: Cli, file: string, text: string): MissingChecks {
  const found = must(lookForChecks(text));
  if (!found.areSeatsEdited) return found.missing;
  throw new CommandFailed(say(cli, 'cli-replay-seats-edited', { file }));
}

function formatMissing(cli: Cli, { actions, end, seats }: MissingChecks, moves: number): string[] {
  return [
    ...(actions > 0 ? [say(cli, 'cli-replay-unchecked', { actions, moves })] : []),
    ...(end ? [say(cli, 'cli-replay-no-hash')] : []),
    ...(seats ? [say(cli, 'cli-replay-seats-unchecked')] : []),
  ];
}

/**
 * Prints the moves in the game's notation and the last board; with boards, the board after each
 * move.
 */
function printReplay(cli: Cli, match: AnyMatch, look: AnyLook, withBoards: boolean): void {
  const { names } = numbered(cli, match);
  printOrigin(cli, match);
  if (withBoards) {
    for (const [index, entry] of match.log.entries()) {
      const state = match.stateAt(index);
      printOut(`${look.print(state, names, (id, args) => say(cli, id, args))}\n`);
      printOut(
        `${index + 1}. ${names[entry.by] ?? '*'}: ${match.game.makeAction(state, entry.action)}\n`,
      );
    }
  } else {
    const turns = translateTurns(look.notate(match.stateAt(0), match.log), (id, args) =>
      say(cli, id, args),
    );
    printOut(`${turns.map(({ text }) => text).join(' ')}\n`);
  }
  printOut(printMatch(cli, match, look));
}
