import type { Command } from 'commander';
import { MAX_DEPTH, PLAN_FORMAT } from '#lab';
import type { Report } from '#lab';
import { printOut, say, usage } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import type { GameFlags } from '../cli/command-row.ts';
import { addExamples } from '../cli/examples.ts';
import { plannedGame } from '../study/planned-game.ts';
import { runPlan } from '../study/run-plan.ts';
import { addStudyFlags, MAX_UNITS } from '../study/study-flags.ts';
import type { StudyFlags } from '../study/study-flags.ts';
import {
  addGameFlags,
  FOR_BOTS,
  gameWords,
  refuseForPersons,
  requireGame,
  requireOptions,
} from './game-options.ts';

interface PerftFlags extends GameFlags, StudyFlags {
  readonly depth?: string;
}

const DEFAULT_DEPTH = '6';

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
  addStudyFlags(addGameFlags(command, cli, FOR_BOTS), cli).action(
    async (id: string, flags: PerftFlags) => {
      const game = await requireGame(cli, id);
      await refuseForPersons(cli, game, 'perft');
      const depth = readDepth(cli, flags.depth ?? DEFAULT_DEPTH);
      const options = await requireOptions(cli, game, flags);
      await runPlan(
        cli,
        {
          format: PLAN_FORMAT,
          kind: 'perft',
          game: await plannedGame(game),
          options,
          seed: 'perft',
          cells: Array.from({ length: depth }, (_, below) => String(below + 1)),
          stop: { kind: 'units', units: MAX_UNITS },
          parameters: {},
        },
        flags,
        printCounts,
      );
    },
  );
}

function readDepth(cli: Cli, text: string): number {
  const depth = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (depth >= 1 && depth <= MAX_DEPTH) return depth;
  throw usage(cli, 'cli-perft-bad-depth', { depth: text, most: MAX_DEPTH });
}

/** Prints the count of each completed depth on a line of its own. */
function printCounts(_: Cli, { data }: Report): void {
  const { nodes } = data as { readonly nodes: readonly (number | string)[] };
  for (const [below, count] of nodes.entries()) printOut(`${below + 1} ${count}`);
}
