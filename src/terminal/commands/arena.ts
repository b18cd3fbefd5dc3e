import type { Command } from 'commander';
import { isSeed, MAX_SEED_LENGTH } from '#core';
import { commandsDoorOf, commandsDoors } from '#games/commands.ts';
import { BOT_NAMES, PLAN_FORMAT } from '#lab';
import { CommandFailed, say, usage } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import type { GameFlags } from '../cli/command-row.ts';
import { addExamples } from '../cli/examples.ts';
import { plannedGame } from '../study/planned-game.ts';
import { runPlan } from '../study/run-plan.ts';
import { addStudyFlags, requireStop } from '../study/study-flags.ts';
import type { StopFlags, StudyFlags } from '../study/study-flags.ts';
import { runArena } from './arena-runs.ts';
import type { RunFlags } from './arena-runs.ts';
import {
  addGameFlags,
  FOR_BOTS,
  gameWords,
  refuseForPersons,
  requireGame,
  requireOptions,
} from './game-options.ts';

interface ArenaFlags extends GameFlags, StudyFlags, StopFlags, Omit<RunFlags, 'games' | 'json'> {
  readonly one: string;
  readonly two: string;
  readonly games: string;
}

/** Values of the options that may be left out; help shows them. */
const DEFAULTS = { one: 'club', two: 'casual', games: '100', seed: 'arena' } as const;

/** Pairs of games after which a study with a stopping rule gives up. */
const MAX_PAIRS = 100_000;

const EXAMPLES = [
  'turnwright arena kalah --one club --two casual --games 20',
  'turnwright arena rogue --bots fighter --games 10',
] as const;

/** `turnwright arena <game>`: win rate of one bot against another. */
export async function defineArena(command: Command, cli: Cli): Promise<void> {
  const games = (await gameWords(FOR_BOTS)).join(', ');
  const arenas = await Promise.all(commandsDoors.flatMap((door) => door.loadArena?.() ?? []));
  const runBots = [...new Set(arenas.flatMap((arena) => arena.bots))].join(', ');
  addExamples(command, cli, EXAMPLES);
  const bots = BOT_NAMES.join(', ');
  command
    .argument('<game>', say(cli, 'cli-play-game', { games }))
    .option('--one <bot>', say(cli, 'cli-arena-one', { bots, default: DEFAULTS.one }))
    .option('--two <bot>', say(cli, 'cli-arena-two', { default: DEFAULTS.two }))
    .option('--games <number>', say(cli, 'cli-arena-games', { default: DEFAULTS.games }))
    .option('--seed <text>', say(cli, 'cli-arena-seed', { default: DEFAULTS.seed }))
    .option('--bots <names>', say(cli, 'cli-arena-bots', { bots: runBots }))
    .option('--turns <number>', say(cli, 'cli-arena-turns'))
    .option('--ablation', say(cli, 'cli-arena-ablation'))
    .option('--until <precision>', say(cli, 'lab-flag-until'))
    .option('--sprt <elo0,elo1>', say(cli, 'lab-flag-sprt'));
  addStudyFlags(addGameFlags(command, cli, FOR_BOTS), cli).action(
    async (id: string, givenFlags: Partial<ArenaFlags>) => {
      const flags: ArenaFlags = { ...DEFAULTS, ...givenFlags };
      const game = await requireGame(cli, id);
      await refuseForPersons(cli, game, 'arena');
      const options = await requireOptions(cli, game, flags);
      const runs = await commandsDoorOf(game.id)?.loadArena?.();
      if (runs !== undefined) {
        await runArena(cli, game, runs, options, {
          ...flags,
          games: requireGames(cli, flags.games),
        });
        return;
      }
      const { one, two, seed } = flags;
      for (const bot of [one, two]) requireBot(cli, bot);
      const games = requireGames(cli, flags.games);
      if (!isSeed(seed)) throw usage(cli, 'screen-new-bad-seed', { most: MAX_SEED_LENGTH });
      const players = game.players(options);
      if (players !== 2) {
        throw new CommandFailed(say(cli, 'cli-arena-not-two', { game: game.id, players }));
      }
      const pairs = Math.ceil(games / 2);
      await runPlan(
        cli,
        {
          format: PLAN_FORMAT,
          kind: 'arena',
          game: await plannedGame(game),
          options,
          seed,
          cells: [`${one} ${two}`],
          stop: requireStop(cli, flags, Math.max(pairs, MAX_PAIRS)) ?? {
            kind: 'units',
            units: pairs,
          },
          parameters: { games },
        },
        flags,
      );
    },
  );
}

function requireBot(cli: Cli, name: string): void {
  if (BOT_NAMES.includes(name)) return;
  throw usage(cli, 'cli-arena-bad-bot', { bot: name, bots: BOT_NAMES.join(', ') });
}

function requireGames(cli: Cli, text: string): number {
  const games = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (games > 0) return games;
  throw usage(cli, 'cli-balance-bad-games', { games: text });
}
