import type { Command } from 'commander';
import { isSeed, MAX_SEED_LENGTH } from '#core';
import { BOT_NAMES, cellsFor, DEFAULT_GAMES, DEFAULT_LONGEST, PLAN_FORMAT } from '#lab';
import {
  addGameFlags,
  FOR_BOTS,
  gameWords,
  refuseForPersons,
  requireGame,
  requireOptions,
} from './game-options.ts';
import { CommandFailed, say, usage } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import type { GameFlags } from '../cli/command-row.ts';
import { addExamples } from '../cli/examples.ts';
import { plannedGame } from '../study/planned-game.ts';
import { runPlan } from '../study/run-plan.ts';
import { addStudyFlags, requireStop } from '../study/study-flags.ts';
import type { StopFlags, StudyFlags } from '../study/study-flags.ts';

interface RulesFlags extends GameFlags, StudyFlags, StopFlags {
  readonly level: string;
  readonly games: string;
  readonly moves: string;
  readonly seed: string;
}

const DEFAULTS = {
  level: 'club',
  games: String(DEFAULT_GAMES),
  moves: String(DEFAULT_LONGEST),
  seed: 'rules',
} as const;

/** Games per cell after which a study with a stopping rule gives up. */
const MAX_GAMES = 100_000;
const MAX_MOVES = 100_000;

const EXAMPLES = [
  'turnwright study rules chess --games 50',
  'turnwright study rules my-game.zrf --level casual --report rules.html',
] as const;

/** `turnwright study rules <game>`: balance, length, tension, depth and dead rules of a game. */
export async function defineRules(command: Command, cli: Cli): Promise<void> {
  const games = (await gameWords(FOR_BOTS)).join(', ');
  const bots = BOT_NAMES.join(', ');
  addExamples(command, cli, EXAMPLES);
  command
    .argument('<game>', say(cli, 'cli-play-game', { games }))
    .option('--level <bot>', say(cli, 'lab-rules-flag-level', { bots, default: DEFAULTS.level }))
    .option('--games <number>', say(cli, 'lab-rules-flag-games', { default: DEFAULTS.games }))
    .option('--moves <number>', say(cli, 'lab-rules-flag-moves', { default: DEFAULTS.moves }))
    .option('--seed <text>', say(cli, 'cli-arena-seed', { default: DEFAULTS.seed }))
    .option('--until <precision>', say(cli, 'lab-flag-until', { most: MAX_GAMES }));
  addStudyFlags(addGameFlags(command, cli, FOR_BOTS), cli).action(
    async (id: string, givenFlags: Partial<RulesFlags>) => {
      await studyRules(cli, id, { ...DEFAULTS, ...givenFlags });
    },
  );
}

async function studyRules(cli: Cli, id: string, flags: RulesFlags): Promise<void> {
  const game = await requireGame(cli, id);
  await refuseForPersons(cli, game, 'study rules');
  const options = await requireOptions(cli, game, flags);
  const { level, seed } = flags;
  if (!BOT_NAMES.includes(level)) {
    throw usage(cli, 'lab-rules-bad-level', { level, bots: BOT_NAMES.join(', ') });
  }
  if (!isSeed(seed)) throw usage(cli, 'screen-new-bad-seed', { most: MAX_SEED_LENGTH });
  const games = requireNumber(cli, '--games', flags.games, MAX_GAMES);
  const longest = requireNumber(cli, '--moves', flags.moves, MAX_MOVES);
  const players = game.players(options);
  if (players === 1) throw new CommandFailed(say(cli, 'lab-rules-one-player', { game: game.id }));
  const stop = requireStop(cli, flags, MAX_GAMES);
  const most = stop === undefined ? games : MAX_GAMES;
  await runPlan(
    cli,
    {
      format: PLAN_FORMAT,
      kind: 'rules',
      game: await plannedGame(game),
      options,
      seed,
      cells: cellsFor(level, players),
      stop: stop ?? { kind: 'units', units: games },
      parameters: { games: most, longest },
    },
    flags,
  );
}

function requireNumber(cli: Cli, flag: string, text: string, most: number): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= most) return number;
  throw usage(cli, 'lab-rules-bad-number', { flag, text, most });
}
