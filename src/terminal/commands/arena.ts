import type { Command } from 'commander';
import { isSeed, MAX_SEED_LENGTH } from '#core';
import type { AnyGame, OptionValues } from '#core';
import { findRuns, runBots } from '#games/studies.ts';
import { BOT_NAMES, cellOf, MOST_ATTEMPTS, PLAN_FORMAT } from '#lab';
import type { Plan, RunArena } from '#lab';
import { CommandFailed, say, usage } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import type { GameFlags } from '../cli/command-row.ts';
import { addExamples } from '../cli/examples.ts';
import { plannedGame } from '../study/planned-game.ts';
import { runPlan } from '../study/run-plan.ts';
import { addStopFlags, addStudyFlags, requireUnits } from '../study/study-flags.ts';
import type { StopFlags, StudyFlags } from '../study/study-flags.ts';
import {
  addGameFlags,
  FOR_BOTS,
  gameWords,
  refuseForPersons,
  requireGame,
  requireOptions,
} from './game-options.ts';

interface ArenaFlags extends GameFlags, StudyFlags, StopFlags {
  readonly one: string;
  readonly two: string;
  readonly games?: string;
  readonly seed: string;
  readonly turns?: string;
  readonly bots?: string;
  readonly ablation?: boolean;
  readonly screening?: boolean;
  readonly attempts?: string;
}

/** Values of the options that may be left out; help shows them. */
const DEFAULTS = { one: 'club', two: 'casual', seed: 'arena' } as const;
const DEFAULT_GAMES = '100';
const MAX_TURNS = 100_000;

const EXAMPLES = [
  'turnwright arena kalah --one club --two casual --games 20',
  'turnwright arena kalah --one expert --two club --sprt 0,20',
  'turnwright arena rogue --bots fighter --games 10',
] as const;

/** `turnwright arena <game>`: win rate of one bot against another, or progress of bots. */
export async function defineArena(command: Command, cli: Cli): Promise<void> {
  const games = (await gameWords(FOR_BOTS)).join(', ');
  addExamples(command, cli, EXAMPLES);
  const bots = BOT_NAMES.join(', ');
  command
    .argument('<game>', say(cli, 'cli-play-game', { games }))
    .option('--one <bot>', say(cli, 'cli-arena-one', { bots, default: DEFAULTS.one }))
    .option('--two <bot>', say(cli, 'cli-arena-two', { default: DEFAULTS.two }))
    .option('--games <number>', say(cli, 'cli-arena-games', { default: DEFAULT_GAMES }))
    .option('--seed <text>', say(cli, 'cli-arena-seed', { default: DEFAULTS.seed }))
    .option('--bots <names>', say(cli, 'cli-arena-bots', { bots: (await runBots()).join(', ') }))
    .option('--turns <number>', say(cli, 'cli-arena-turns'))
    .option('--ablation', say(cli, 'cli-arena-ablation'))
    .option('--screening', say(cli, 'cli-arena-screening'))
    .option('--attempts <number>', say(cli, 'cli-arena-attempts'));
  addStudyFlags(addGameFlags(addStopFlags(command, cli), cli, FOR_BOTS), cli).action(
    async (id: string, givenFlags: Partial<ArenaFlags>) => {
      const flags: ArenaFlags = { ...DEFAULTS, ...givenFlags };
      const game = await requireGame(cli, id);
      await refuseForPersons(cli, game, 'arena');
      const options = await requireOptions(cli, game, flags);
      const runs = await findRuns(game.id);
      const plan =
        runs === undefined
          ? await planOfPairs(cli, game, options, flags)
          : await planOfRuns(cli, game, options, runs, flags);
      await runPlan(cli, plan, flags);
    },
  );
}

async function planOfPairs(
  cli: Cli,
  game: AnyGame,
  options: OptionValues,
  flags: ArenaFlags,
): Promise<Plan> {
  const { one, two, ablation = false, screening = false, attempts } = flags;
  if (ablation || screening || attempts !== undefined)
    throw usage(cli, 'cli-arena-only-runs', { game: game.id });
  for (const bot of [one, two]) requireBot(cli, bot);
  const { stop, games } = requireUnits(cli, flags, DEFAULT_GAMES, 2);
  const seed = requireSeed(cli, flags.seed);
  requireTwoPlayers(cli, game, options);
  return {
    format: PLAN_FORMAT,
    kind: 'arena',
    game: await plannedGame(game),
    options,
    seed,
    cells: [`${one} ${two}`],
    stop,
    parameters: games === undefined ? {} : { games },
  };
}

async function planOfRuns(
  cli: Cli,
  game: AnyGame,
  options: OptionValues,
  arena: RunArena,
  flags: ArenaFlags,
): Promise<Plan> {
  const runs = arena.within?.(options) ?? arena;
  if (flags.sprt !== undefined) throw usage(cli, 'lab-no-sprt', { game: game.id });
  const { ablation = false, screening = false, attempts } = flags;
  if ([ablation, screening, attempts !== undefined].filter(Boolean).length > 1)
    throw usage(cli, 'cli-arena-one-worth');
  const { stop } = requireUnits(cli, flags, DEFAULT_GAMES, 1);
  const seed = requireSeed(cli, flags.seed);
  const bots = requireBots(cli, runs, flags.bots);
  const turns = flags.turns === undefined ? runs.turns : requireTurns(cli, flags.turns);
  const whole = {
    format: PLAN_FORMAT,
    game: await plannedGame(game),
    options,
    seed,
    stop,
  } as const;
  const parameters = { turns };
  if (attempts !== undefined) {
    return {
      ...whole,
      kind: 'winnable',
      cells: [bots.join(' ')],
      parameters: { ...parameters, attempts: requireAttempts(cli, attempts) },
    };
  }
  if (!ablation)
    return { ...whole, kind: screening ? 'screening' : 'runs', cells: bots, parameters };
  const [last = ''] = bots.slice(-1);
  const arms = [...runs.removable.keys()].map((without) => cellOf({ bot: last, without }));
  return { ...whole, kind: 'ablation', cells: [...bots, ...arms], parameters };
}

/** Refuses games that are not set up for two players. */
export function requireTwoPlayers(cli: Cli, game: AnyGame, options: OptionValues): void {
  const players = game.players(options);
  if (players === 2) return;
  throw new CommandFailed(say(cli, 'cli-arena-not-two', { game: game.id, players }));
}

/** Seed of a study. */
export function requireSeed(cli: Cli, seed: string): string {
  if (isSeed(seed)) return seed;
  throw usage(cli, 'screen-new-bad-seed', { most: MAX_SEED_LENGTH });
}

function requireBot(cli: Cli, name: string): void {
  if (BOT_NAMES.includes(name)) return;
  throw usage(cli, 'cli-arena-bad-bot', { bot: name, bots: BOT_NAMES.join(', ') });
}

function requireBots(cli: Cli, { bots }: RunArena, names: string | undefined): readonly string[] {
  if (names === undefined) return bots;
  const botNames = names.split(',').map((name) => {
    const bot = bots.find((known) => known === name.trim());
    if (bot !== undefined) return bot;
    throw usage(cli, 'cli-arena-bad-bots', { bot: name, bots: bots.join(', ') });
  });
  return [...new Set(botNames)];
}

function requireTurns(cli: Cli, text: string): number {
  const turns = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (turns >= 1 && turns <= MAX_TURNS) return turns;
  throw usage(cli, 'cli-arena-bad-turns', { turns: text });
}

function requireAttempts(cli: Cli, text: string): number {
  const attempts = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (attempts >= 1 && attempts <= MOST_ATTEMPTS) return attempts;
  throw usage(cli, 'cli-arena-bad-attempts', { attempts: text, most: MOST_ATTEMPTS });
}
