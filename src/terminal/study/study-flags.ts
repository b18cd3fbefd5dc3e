import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { Stop } from '#lab';
import { say, usage } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import type { StopFlags } from '../cli/command-row.ts';
import { QUEUE_VARIABLE } from './queue/queue-url.ts';

export type { StopFlags, StudyFlags } from '../cli/command-row.ts';

const MAX_JOBS = 1024;
const MAX_CHUNK = 1_000_000;
const MAX_ELO = 1000;

/** Most units per cell of a plan. */
export const MAX_UNITS = 1_000_000_000;

/** Games after which a study with a stopping rule gives up, unless `--games` says otherwise. */
const MAX_GAMES = 200_000;

/** Adds the flags of studies whose end can depend on the results. */
export function addStopFlags(command: Command, cli: Cli): Command {
  return command
    .option('--until <precision>', say(cli, 'lab-flag-until', { most: MAX_GAMES }))
    .option('--sprt <elo0,elo1>', say(cli, 'lab-flag-sprt', { most: MAX_GAMES }));
}

/** End of a study that plays games, in units of one or two games. */
export interface StudyLength {
  readonly stop: Stop;
  /** Exact number of games, if it was given or no rule ends the study. */
  readonly games?: number;
}

/** End of a study by the flags `--games`, `--until` and `--sprt`. */
export function requireUnits(
  cli: Cli,
  flags: StopFlags & { readonly games?: string },
  defaultGames: string,
  perUnit: 1 | 2,
): StudyLength {
  const hasRule = flags.until !== undefined || flags.sprt !== undefined;
  const isLimited = flags.games !== undefined || !hasRule;
  const games = isLimited ? requireGames(cli, flags.games ?? defaultGames) : MAX_GAMES;
  const units = Math.ceil(games / perUnit);
  const stop = requireStop(cli, flags, units) ?? { kind: 'units', units };
  return isLimited ? { stop, games } : { stop };
}

function requireGames(cli: Cli, text: string): number {
  const games = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (games > 0) return games;
  throw usage(cli, 'cli-balance-bad-games', { games: text });
}

/** Adds the flags of every study. */
export function addStudyFlags(command: Command, cli: Cli): Command {
  command
    .option('--jobs <number>', say(cli, 'lab-flag-jobs'))
    .option('--queue [url]', say(cli, 'lab-flag-queue', { variable: QUEUE_VARIABLE }))
    .option('--chunk <units>', say(cli, 'lab-flag-chunk'));
  return addReportFlag(command, cli).option('--json', say(cli, 'cli-json'));
}

export function addReportFlag(command: Command, cli: Cli): Command {
  return command.option('--report <file>', say(cli, 'lab-flag-report'), collect);
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** Number of threads: all cores by default. */
export function requireJobs(cli: Cli, text: string | undefined): number {
  if (text === undefined) return availableParallelism();
  const jobs = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (jobs >= 1 && jobs <= MAX_JOBS) return jobs;
  throw usage(cli, 'lab-bad-jobs', { jobs: text, most: MAX_JOBS });
}

/** Number of units of each chunk; undefined to choose it by their duration. */
export function requireChunk(cli: Cli, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const units = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (units >= 1 && units <= MAX_CHUNK) return units;
  throw usage(cli, 'lab-bad-chunk', { chunk: text, most: MAX_CHUNK });
}

/** Stopping rule of the flags, with at most the given number of units; undefined without flags. */
export function requireStop(cli: Cli, { until, sprt }: StopFlags, most: number): Stop | undefined {
  if (until !== undefined && sprt !== undefined) throw usage(cli, 'lab-two-stops');
  if (until !== undefined) return { kind: 'until', width: requireWidth(cli, until), most };
  if (sprt !== undefined) return { kind: 'sprt', elo: requireElo(cli, sprt), most };
  return undefined;
}

function requireWidth(cli: Cli, text: string): number {
  const [, digits] = /^(\d{1,2}(?:\.\d{1,4})?)\s?%$/.exec(text) ?? [];
  const width = Number(digits) / 100;
  if (width > 0 && width < 0.5) return width;
  throw usage(cli, 'lab-bad-until', { until: text });
}

function requireElo(cli: Cli, text: string): readonly [number, number] {
  const numbers = text
    .split(',')
    .map((part) => (/^-?\d{1,4}(?:\.\d+)?$/.test(part) ? Number(part) : NaN));
  const [low = NaN, high = NaN, ...more] = numbers;
  if (low < high && Math.max(Math.abs(low), Math.abs(high)) <= MAX_ELO && more.length === 0) {
    return [low, high];
  }
  throw usage(cli, 'lab-bad-sprt', { sprt: text });
}
