import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import { RANDOM, strengths, STRENGTH_WORDS } from '#bots';
import type { Strength } from '#bots';
import { isSeed, MAX_SEED_LENGTH } from '#core';
import type { Problem } from '#core';
import { commandsDoorOf, commandsDoors, libraryOf } from '#games/commands.ts';
import {
  CommandFailed,
  EXIT,
  printData,
  printError,
  printOut,
  say,
  formatProblems,
  usage,
} from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { addExamples } from '../cli/examples.ts';
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
import { runArena } from './arena-runs.ts';
import type { RunFlags } from './arena-runs.ts';
import { Arena } from '#lab';
import type { ArenaReport } from '#lab';

interface ArenaFlags extends GameFlags, Omit<RunFlags, 'games'> {
  readonly one: string;
  readonly two: string;
  readonly games: string;
}

/** Values of the options that may be left out; help shows them. */
const DEFAULTS = { one: 'club', two: 'casual', games: '100', seed: 'arena' } as const;

/**
 * Maximum number of entries before a game counts as drawn, since some rules allow endless games.
 */
const MAX_ENTRIES = 10_000;

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
  const bots = ['random', ...STRENGTH_WORDS].join(', ');
  command
    .argument('<game>', say(cli, 'cli-play-game', { games }))
    .option('--one <bot>', say(cli, 'cli-arena-one', { bots, default: DEFAULTS.one }))
    .option('--two <bot>', say(cli, 'cli-arena-two', { default: DEFAULTS.two }))
    .option('--games <number>', say(cli, 'cli-arena-games', { default: DEFAULTS.games }))
    .option('--seed <text>', say(cli, 'cli-arena-seed', { default: DEFAULTS.seed }))
    .option('--bots <names>', say(cli, 'cli-arena-bots', { bots: runBots }))
    .option('--turns <number>', say(cli, 'cli-arena-turns'))
    .option('--ablation', say(cli, 'cli-arena-ablation'));
  addGameFlags(command, cli, FOR_BOTS)
    .option('--json', say(cli, 'cli-json'))
    .action(async (id: string, givenFlags: Partial<ArenaFlags>) => {
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
      const sides = [requireBot(cli, one), requireBot(cli, two)] as const;
      const games = requireGames(cli, flags.games);
      if (!isSeed(seed)) throw usage(cli, 'screen-new-bad-seed', { most: MAX_SEED_LENGTH });
      const players = game.players(options);
      if (players !== 2) {
        throw new CommandFailed(say(cli, 'cli-arena-not-two', { game: game.id, players }));
      }
      const library = await libraryOf(game);
      const costly = () => library?.costly?.(game, options) ?? [];
      const arena = new Arena(game, options, sides, seed, MAX_ENTRIES);
      const report = await play(cli, arena, games, costly);
      if (flags.json === true) {
        const ended = report.games < games ? { partial: true } : {};
        const problems = costly();
        const problemPart = problems.length > 0 ? { problems } : {};
        const about = { game: game.id, options, one, two, seed, ...ended, ...problemPart };
        printData(cli, { ...about, ...report });
      } else printOut(formatReport(cli, report, flags));
    });
}

function requireBot(cli: Cli, name: string): Strength {
  if (name === 'random') return RANDOM;
  const word = STRENGTH_WORDS.find((known) => known === name);
  if (word !== undefined) return strengths[word];
  const bots = ['random', ...STRENGTH_WORDS].join(', ');
  throw usage(cli, 'cli-arena-bad-bot', { bot: name, bots });
}

function requireGames(cli: Cli, text: string): number {
  const games = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (games > 0) return games;
  throw usage(cli, 'cli-balance-bad-games', { games: text });
}

interface Playing {
  readonly report: ArenaReport;
  playNext(): void;
}

/**
 * Plays until all games are over, or until Ctrl-C or rules that are too costly. Keeps the completed
 * games.
 */
async function play(
  cli: Cli,
  arena: Playing,
  games: number,
  costly: () => readonly Problem[],
): Promise<ArenaReport> {
  const stopping = new StopSignal();
  const bar = new ProgressBar(say(cli, 'cli-arena-progress'));
  const isStopped = () => stopping.code !== undefined || costly().length > 0;
  for (let played = 1; played <= games && !isStopped(); played++) {
    arena.playNext();
    bar.show(played, games, {});
    await setImmediate();
  }
  bar.stop();
  stopping.forget();
  const { report } = arena;
  const problems = costly();
  if (problems.length > 0) {
    cli.exitCode = EXIT.failed;
    printError(formatProblems(cli, problems));
  }
  if (report.games < games) {
    cli.exitCode = stopping.code ?? EXIT.failed;
    printError(say(cli, 'cli-partial', { done: report.games, all: games }));
  }
  return report;
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

function formatReport(cli: Cli, report: ArenaReport, { one, two }: ArenaFlags): string {
  const { games, wins, draws, losses, score } = report;
  const shares = {
    share: percent(score.share),
    least: percent(score.least),
    most: percent(score.most),
  };
  return say(cli, 'cli-arena-result', { one, two, games, wins, draws, losses, ...shares });
}
