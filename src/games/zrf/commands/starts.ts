import type { Command } from 'commander';
import { isSeed, MAX_SEED_LENGTH } from '#core';
import { PLAN_FORMAT } from '#lab';
import { METRICS } from '../puzzles/index.ts';
import { say, usage } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { addExamples } from '#terminal/cli/examples.ts';
import type { GameFlags, StudyFlags, Tools } from '#terminal/cli/command-row.ts';
import { START_LIMITS } from '../lab/start-solver.ts';

interface StartsFlags extends GameFlags, StudyFlags {
  readonly games: string;
  readonly metric: string;
  readonly seed: string;
  readonly limit?: string;
  readonly minimum?: string;
}

const DEFAULTS = { games: '1000', metric: 'moves', seed: 'starts' } as const;

/** Menu entry for puzzles, which are rules files. */
const RULES = 'zrf';

const EXAMPLES = [
  'turnwright study starts century',
  'turnwright study starts fifteen-puzzle --games 200 --minimum 60',
] as const;

/** `turnwright study starts <puzzle>`: random starts of a puzzle, and the hardest of them. */
export async function defineStarts(
  command: Command,
  cli: Cli,
  { loadGameTools, loadStudyTools }: Tools,
): Promise<void> {
  const { addGameFlags, requireGame, requireOptions } = await loadGameTools();
  const { addStudyFlags, plannedGame, runPlan } = await loadStudyTools();
  addExamples(command, cli, EXAMPLES);
  command
    .argument('<puzzle>', say(cli, 'cli-solve-puzzle'))
    .option('--games <number>', say(cli, 'lab-starts-games', { default: DEFAULTS.games }))
    .option('--metric <word>', say(cli, 'cli-solve-metric', { default: DEFAULTS.metric }))
    .option('--minimum <number>', say(cli, 'lab-starts-flag-minimum'))
    .option('--limit <positions>', say(cli, 'lab-starts-limit', START_LIMITS))
    .option('--seed <text>', say(cli, 'lab-starts-seed', { default: DEFAULTS.seed }));
  addStudyFlags(addGameFlags(command, cli, [RULES]), cli).action(
    async (id: string, givenFlags: Partial<StartsFlags>) => {
      const flags: StartsFlags = { ...DEFAULTS, ...givenFlags };
      const { metric, seed } = flags;
      const game = await requireGame(cli, id);
      const options = await requireOptions(cli, game, flags);
      if (!METRICS.some((known) => known === metric)) {
        throw usage(cli, 'cli-solve-bad-metric', { metric, metrics: METRICS.join(', ') });
      }
      if (!isSeed(seed)) throw usage(cli, 'screen-new-bad-seed', { most: MAX_SEED_LENGTH });
      const units = wholeNumber(flags.games);
      if (units === undefined) throw usage(cli, 'cli-balance-bad-games', { games: flags.games });
      const name = id === game.id ? {} : { puzzle: id };
      const parameters = { ...limitOf(cli, flags), ...minimumOf(cli, flags), ...name };
      const planned = await plannedGame(game);
      const stop = { kind: 'units', units } as const;
      const plan = { format: PLAN_FORMAT, kind: 'starts', game: planned, options, seed } as const;
      await runPlan(cli, { ...plan, cells: [metric], stop, parameters }, flags);
    },
  );
}

/** Number from 1 to 999,999,999; undefined for any other text. */
function wholeNumber(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function limitOf(cli: Cli, { limit: text }: StartsFlags): { readonly limit?: number } {
  if (text === undefined) return {};
  const limit = wholeNumber(text);
  if (limit !== undefined) return { limit };
  throw usage(cli, 'cli-solve-bad-limit', { limit: text });
}

function minimumOf(cli: Cli, { minimum: text }: StartsFlags): { readonly minimum?: number } {
  if (text === undefined) return {};
  const minimum = wholeNumber(text);
  if (minimum !== undefined) return { minimum };
  throw usage(cli, 'lab-starts-bad-minimum', { minimum: text });
}
