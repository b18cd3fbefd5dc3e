import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import { startMatch } from '#core';
import type { AnyGame, OptionValues, Problem } from '#core';
import type { Counted, Counting } from '#games/commands-door.ts';
import { libraryOf } from '#games/commands.ts';
import { EXIT, printData, printError, printOut, say, formatProblems, usage } from '../cli/cli.ts';
import type { Cli, ExitCode } from '../cli/cli.ts';
import { addExamples } from '../cli/examples.ts';
import { Perft } from '#lab';
import { ProgressBar } from '../cli/progress.ts';
import { StopSignal } from '../cli/signals.ts';
import {
  addGameFlags,
  FOR_BOTS,
  gameWords,
  refuseForPersons,
  requireGame,
  requireOptions,
} from './game-options.ts';
import type { GameFlags } from '../cli/command-row.ts';

interface PerftFlags extends GameFlags {
  readonly depth?: string;
  readonly json?: boolean;
}

const DEFAULT_DEPTH = '6';
const MAX_DEPTH = 100;

/** Number of positions between checks of the clock and Ctrl-C. */
const SLICE_POSITIONS = 100_000;

const EXAMPLES = [
  'turnwright perft chess --depth 4',
  'turnwright perft kalah --houses 4 --json',
] as const;

/** `turnwright perft <game>`: counts the move sequences at each depth. */
export async function definePerft(command: Command, cli: Cli): Promise<void> {
  const games = (await gameWords(FOR_BOTS)).join(', ');
  addExamples(command, cli, EXAMPLES);
  command
    .argument('<game>', say(cli, 'cli-play-game', { games }))
    .option('--depth <number>', say(cli, 'cli-perft-depth', { default: DEFAULT_DEPTH }));
  addGameFlags(command, cli, FOR_BOTS)
    .option('--json', say(cli, 'cli-json'))
    .action(async (id: string, flags: PerftFlags) => {
      const game = await requireGame(cli, id);
      await refuseForPersons(cli, game, 'perft');
      const depth = readDepth(cli, flags.depth ?? DEFAULT_DEPTH);
      const options = await requireOptions(cli, game, flags);
      const { counting, costly } = await countingOf(game, options, depth);
      const code = await count(cli, counting, depth);
      if (code !== undefined) cli.exitCode = code;
      const problems = costly();
      if (problems.length > 0) {
        cli.exitCode = code ?? EXIT.failed;
        printError(formatProblems(cli, problems));
      }
      printCounts(cli, counting.nodes, { depth, problems, asJson: flags.json === true });
    });
}

/** Counts turn by turn if the library supports it, otherwise action by action. */
async function countingOf(game: AnyGame, options: OptionValues, depth: number): Promise<Counted> {
  const library = await libraryOf(game);
  if (library?.count !== undefined) return library.count(game, options, depth);
  const { state } = startMatch(game, options, 'perft');
  return { counting: Perft.of(game, state, depth), costly: () => [] };
}

function readDepth(cli: Cli, text: string): number {
  const depth = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (depth >= 1 && depth <= MAX_DEPTH) return depth;
  throw usage(cli, 'cli-perft-bad-depth', { depth: text, most: MAX_DEPTH });
}

/** Counts until finished or stopped by Ctrl-C, which returns its exit code. */
async function count(cli: Cli, counting: Counting, depth: number): Promise<ExitCode | undefined> {
  const stopping = new StopSignal();
  const bar = new ProgressBar(say(cli, 'cli-perft-progress'));
  while (stopping.code === undefined && !counting.run(SLICE_POSITIONS)) {
    const depthsDone = counting.nodes.length;
    bar.show(depthsDone + counting.share, depth, { depth: String(depthsDone + 1) });
    await setImmediate();
  }
  bar.stop();
  stopping.forget();
  return counting.nodes.length === depth ? undefined : stopping.code;
}

interface Printing {
  readonly depth: number;
  readonly problems: readonly Problem[];
  readonly asJson: boolean;
}

/** Prints the counts of the completed depths; fewer than requested count as partial. */
function printCounts(
  cli: Cli,
  nodes: readonly number[],
  { depth, problems, asJson }: Printing,
): void {
  const partial = nodes.length < depth;
  const ended = { ...(partial ? { partial } : {}), ...(problems.length > 0 ? { problems } : {}) };
  if (asJson) printData(cli, { nodes, ...ended });
  else for (const [index, count] of nodes.entries()) printOut(`${index + 1} ${count}`);
  if (partial) printError(say(cli, 'cli-partial', { done: nodes.length, all: depth }));
}
