import type { Command } from 'commander';
import { isSeed, MAX_SEED_LENGTH } from '#core';
import type { AnyGame } from '#core';
import {
  CommandFailed,
  EXIT,
  formatProblems,
  printData,
  printOut,
  say,
  usage,
} from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import type { GameFlags, StudyTools, Tools } from '#terminal/cli/command-row.ts';
import { addExamples } from '#terminal/cli/examples.ts';
import { readTextFile } from '#terminal/files/read-file.ts';
import { writeWithFolders } from '#terminal/files/write-file.ts';
import { isTunable } from '../../lab/tuning/games-study.ts';
import { makeTuningFile, readTuningFile, TUNING_FORMAT } from '../../rules/index.ts';
import type { CalibratedVariant, TunedVariant, TuningFile, ZrfGame } from '../../rules/index.ts';
import { isZrfGame } from '../../voice/is-zrf-game.ts';
import { calibrateVariant } from './calibrate-variant.ts';
import { tuneVariant } from './tune-variant.ts';
import type { TuneRequest } from './tune-variant.ts';
import { tuningPathOf } from './tuning-path.ts';

interface TuneFlags extends GameFlags {
  readonly games: string;
  readonly rounds: string;
  readonly nodes: string;
  readonly match: string;
  readonly seed: string;
  readonly out?: string;
  readonly jobs?: string;
  readonly json?: boolean;
  readonly levels?: boolean;
}

const DEFAULTS = {
  games: '1000',
  rounds: '1',
  nodes: '100',
  match: '400',
  seed: 'tune',
} as const;
const LEVEL_DEFAULTS = { ...DEFAULTS, games: '24', nodes: '8000', match: '200' } as const;

/** Smallest and largest numbers of the flags. */
const RANGES = {
  games: [12, 1_000_000],
  rounds: [1, 20],
  nodes: [10, 1_000_000],
  match: [2, 100_000],
} as const;

const EXAMPLES = [
  'turnwright tune chess.zrf',
  'turnwright tune reversi --games 2000 --out reversi.tuning.json',
  'turnwright tune game.zrf --levels',
  'turnwright tune game.zrf --variant "Small Board" --seed 7 --jobs 2',
] as const;

/** `turnwright tune <game>`: tunes the bots' evaluation of a rules file by self-play. */
export async function defineTune(
  command: Command,
  cli: Cli,
  { loadGameTools, loadStudyTools }: Tools,
): Promise<void> {
  const games = await loadGameTools();
  const studies = await loadStudyTools();
  addExamples(command, cli, EXAMPLES);
  command
    .argument('<game>', say(cli, 'cli-tune-game'))
    .option('--levels', say(cli, 'cli-tune-levels'))
    .option('--games <number>', say(cli, 'cli-tune-games', defaultsOf('games')))
    .option('--rounds <number>', say(cli, 'cli-tune-rounds', { default: DEFAULTS.rounds }))
    .option('--nodes <number>', say(cli, 'cli-tune-nodes', defaultsOf('nodes')))
    .option('--match <number>', say(cli, 'cli-tune-match', defaultsOf('match')))
    .option('--seed <text>', say(cli, 'cli-tune-seed', { default: DEFAULTS.seed }))
    .option('--out <file>', say(cli, 'cli-tune-out'))
    .option('--jobs <number>', say(cli, 'lab-flag-jobs'))
    .option('--json', say(cli, 'cli-json'));
  games
    .addGameFlags(command, cli, ['zrf'])
    .action(async (name: string, givenFlags: Partial<TuneFlags>) => {
      const defaults = givenFlags.levels === true ? LEVEL_DEFAULTS : DEFAULTS;
      const flags: TuneFlags = { ...defaults, ...givenFlags };
      const found = await games.requireGame(cli, name, flags);
      const { variant } = await games.requireOptions(cli, found, flags);
      const game = requireTunable(cli, found, String(variant));
      const request = await requestOf(cli, game, String(variant), flags, studies);
      const path =
        flags.out ?? tuningPathOf(name, request.planned.source?.main ?? `${game.id}.zrf`);
      if (flags.levels === true) {
        const calibrated = await calibrateVariant(cli, studies, request);
        if (calibrated !== undefined) finishLevels(cli, calibrated, path, flags);
        return;
      }
      const tuned = await tuneVariant(cli, studies, request);
      if (tuned !== undefined) finish(cli, tuned, path, flags);
    });
}

function defaultsOf(flag: keyof typeof RANGES) {
  return { default: DEFAULTS[flag], levels: LEVEL_DEFAULTS[flag] };
}

function requireTunable(cli: Cli, game: AnyGame, variant: string): ZrfGame {
  if (isZrfGame(game) && isTunable(game, { variant })) return game;
  throw usage(cli, 'cli-tune-untunable', { game: game.id });
}

async function requestOf(
  cli: Cli,
  game: ZrfGame,
  variant: string,
  flags: TuneFlags,
  { plannedGame }: StudyTools,
): Promise<TuneRequest> {
  const { seed, jobs } = flags;
  const numberOf = (flag: keyof typeof RANGES) => {
    const [least, most] = RANGES[flag];
    const number = /^\d{1,7}$/.test(flags[flag]) ? Number(flags[flag]) : 0;
    if (number >= least && number <= most) return number;
    throw usage(cli, 'cli-tune-bad-number', { flag, number: flags[flag], least, most });
  };
  if (!isSeed(seed)) throw usage(cli, 'screen-new-bad-seed', { most: MAX_SEED_LENGTH });
  const limits = {
    games: numberOf('games'),
    rounds: numberOf('rounds'),
    nodes: numberOf('nodes'),
    match: numberOf('match'),
  };
  const planned = await plannedGame(game);
  const flagsOfStudies = jobs === undefined ? {} : { jobs };
  const isQuiet = flags.json === true;
  return { game, planned, variant, seed, ...limits, flags: flagsOfStudies, isQuiet };
}

/** Writes an accepted tuning, next to those of other variants, and reports the result. */
function finish(cli: Cli, tuned: TunedVariant, path: string, flags: TuneFlags): void {
  const { pieces: _, ...result } = tuned;
  const isAccepted = tuned.match.score >= 0.5;
  if (!isAccepted) cli.exitCode = EXIT.failed;
  else write(path, withTuning(path, tuned), cli);
  if (flags.json === true) {
    printData(cli, { ...result, accepted: isAccepted, ...(isAccepted ? { file: path } : {}) });
    return;
  }
  printOut(say(cli, isAccepted ? 'cli-tune-written' : 'cli-tune-refused', { file: path }));
}

/** Writes the levels next to those of other variants, and reports the result. */
function finishLevels(
  cli: Cli,
  calibrated: CalibratedVariant,
  path: string,
  { json }: TuneFlags,
): void {
  write(path, withLevels(path, calibrated), cli);
  if (json === true) printData(cli, { ...calibrated, file: path });
  else printOut(say(cli, 'cli-tune-written', { file: path }));
}

/** Contents of a tuning file so far; empty if there is none, or none that can be read. */
function fileAt(path: string): TuningFile {
  const text = readTextFile(path);
  const read = text.ok ? readTuningFile(text.value, path) : undefined;
  return read?.ok === true ? read.file : { format: TUNING_FORMAT, tunings: [] };
}

/** Variants in order, with one added or replaced. */
function withVariant<T extends { readonly variant: string }>(before: readonly T[], one: T): T[] {
  const others = before.filter(({ variant }) => variant !== one.variant);
  return [...others, one].sort((a, b) => (a.variant < b.variant ? -1 : 1));
}

function withTuning(path: string, tuned: TunedVariant): TuningFile {
  const file = fileAt(path);
  return { ...file, tunings: withVariant(file.tunings, tuned) };
}

function withLevels(path: string, calibrated: CalibratedVariant): TuningFile {
  const file = fileAt(path);
  return { ...file, levels: withVariant(file.levels ?? [], calibrated) };
}

function write(path: string, file: TuningFile, cli: Cli): void {
  const problem = writeWithFolders(path, makeTuningFile(file));
  if (problem !== undefined) throw new CommandFailed(formatProblems(cli, [problem]));
}
