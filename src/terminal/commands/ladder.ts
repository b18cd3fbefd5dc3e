import type { Command } from 'commander';
import { LADDER_CELLS, PLAN_FORMAT } from '#lab';
import { say } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import type { GameFlags } from '../cli/command-row.ts';
import { requireSeed, requireTwoPlayers } from './arena.ts';
import {
  addGameFlags,
  FOR_BOTS,
  gameWords,
  refuseForPersons,
  requireGame,
  requireOptions,
} from './game-options.ts';
import { plannedGame } from '../study/planned-game.ts';
import { runPlan } from '../study/run-plan.ts';
import { addStopFlags, addStudyFlags, requireUnits } from '../study/study-flags.ts';
import type { StopFlags, StudyFlags } from '../study/study-flags.ts';

interface LadderFlags extends GameFlags, StudyFlags, StopFlags {
  readonly games?: string;
  readonly seed: string;
}

const DEFAULT_GAMES = '100';
const DEFAULT_SEED = 'ladder';

/** `turnwright study ladder <game>`: each strength of bot against the one below. */
export async function defineLadder(command: Command, cli: Cli): Promise<void> {
  const games = (await gameWords(FOR_BOTS)).join(', ');
  command
    .argument('<game>', say(cli, 'cli-play-game', { games }))
    .option('--games <number>', say(cli, 'lab-ladder-games', { default: DEFAULT_GAMES }))
    .option('--seed <text>', say(cli, 'cli-arena-seed', { default: DEFAULT_SEED }));
  addStudyFlags(addGameFlags(addStopFlags(command, cli), cli, FOR_BOTS), cli).action(
    async (id: string, givenFlags: Partial<LadderFlags>) => {
      const flags: LadderFlags = { seed: DEFAULT_SEED, ...givenFlags };
      const game = await requireGame(cli, id);
      await refuseForPersons(cli, game, 'study ladder');
      const options = await requireOptions(cli, game, flags);
      const { stop, games: limit } = requireUnits(cli, flags, DEFAULT_GAMES, 2);
      const seed = requireSeed(cli, flags.seed);
      requireTwoPlayers(cli, game, options);
      await runPlan(
        cli,
        {
          format: PLAN_FORMAT,
          kind: 'ladder',
          game: await plannedGame(game),
          options,
          seed,
          cells: LADDER_CELLS,
          stop,
          parameters: limit === undefined ? {} : { games: limit },
        },
        flags,
      );
    },
  );
}
