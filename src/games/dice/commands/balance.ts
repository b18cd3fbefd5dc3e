import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { assertDefined } from '#core';
import { DIFFICULTIES, makeDiceGame, parseParty } from '../rules/index.ts';
import { findMind, MIND_IDS } from '../bots/index.ts';
import type { DiceGame, DiceOptions, Pack } from '../rules/index.ts';
import type { Mind } from '../bots/mind.ts';
import {
  CommandFailed,
  printData,
  printOut,
  say,
  formatProblems,
  usage,
} from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { addExamples } from '#terminal/cli/examples.ts';
import { makeJobs, mergeTallies, planBalance, reportOf, runJob } from '../lab/index.ts';
import type { Tally } from '../lab/index.ts';
import { findAdventures, readPackAt } from './packs.ts';
import { choiceOf, noScenario, playJobs, readGames, requireSeed } from './balance-run.ts';
import type { BalanceFlags } from './balance-run.ts';
import { formatBalance } from './balance-table.ts';
import { showGame } from './balance-show.ts';
import { balanceTargets } from './balance-targets.ts';

const GAMES = '1000';

const DEFAULTS = {
  party: 'brawler,hunter',
  difficulty: 'normal',
  bot: 'greedy',
  seed: 'balance',
} as const;

/** The included campaign. */
const SHIPPED = 'tide-bells';

const EXAMPLES = [
  'turnwright balance --games 100 --party brawler,hunter',
  'turnwright balance tide-bells --chapter one --json',
] as const;

/** `turnwright balance [adventure]`: prints bot results for an adventure in figures. */
export function defineBalance(command: Command, cli: Cli): void {
  addExamples(command, cli, EXAMPLES);
  const option = (name: keyof typeof DEFAULTS, value: string) => {
    const about = say(cli, `cli-balance-for-${name}`, { default: DEFAULTS[name] });
    command.option(`--${name} <${value}>`, about);
  };
  command.argument('[adventure]', say(cli, 'cli-balance-adventure'));
  command.option('--games <number>', say(cli, 'cli-balance-for-games'));
  option('party', 'heroes');
  option('difficulty', 'word');
  option('bot', 'name');
  option('seed', 'text');
  command
    .option('--scenario <id>', say(cli, 'cli-balance-for-scenario'))
    .option('--chapter <id>', say(cli, 'cli-balance-for-chapter'))
    .option('--targets [parts]', say(cli, 'cli-balance-for-targets'))
    .option('--show <seed>', say(cli, 'cli-balance-for-show'))
    .option('--json', say(cli, 'cli-balance-for-json'))
    .action(async (adventure: string | undefined, specified: Partial<BalanceFlags>) => {
      const flags: BalanceFlags = { ...DEFAULTS, ...specified };
      const pack = requirePack(cli, adventure);
      if (flags.targets !== undefined) {
        requireNone(cli, command, FOR_ONE_PARTY);
        await balanceTargets(cli, pack, flags);
        return;
      }
      const run = readRun(cli, pack, flags);
      if (flags.show !== undefined) {
        showGame(cli, { ...run, bot: flags.bot, seed: flags.show }, flags.json === true);
        return;
      }
      printRun(cli, run, await play(cli, run), flags);
    });
}

/** Options that `--targets` sets for itself. */
const FOR_ONE_PARTY = ['party', 'difficulty', 'bot'] as const;

function requireNone(cli: Cli, command: Command, options: readonly string[]): void {
  const specified = options.find((name) => command.getOptionValueSource(name) === 'cli');
  if (specified !== undefined)
    throw usage(cli, 'cli-balance-not-with-targets', { option: specified });
}

interface Run {
  readonly pack: Pack;
  readonly game: DiceGame;
  readonly mind: Mind;
  readonly plans: readonly DiceOptions[];
  readonly games: number;
  readonly seed: string;
}

/** Finds an adventure by its id, or by the path of its folder or zip. */
function requirePack(cli: Cli, requested: string | undefined): Pack {
  const { packs } = findAdventures();
  const candidate = packs.find(({ pack }) => pack.id === (requested ?? SHIPPED));
  if (candidate !== undefined) return candidate.pack;
  if (requested === undefined) throw new CommandFailed(say(cli, 'cli-balance-none'));
  if (/^[a-z0-9-]+$/.test(requested) && !existsSync(requested)) {
    const adventures = packs.map(({ pack }) => pack.id).join(', ');
    throw usage(cli, 'cli-no-adventure', { adventure: requested, adventures });
  }
  const { pack } = readPackAt(requested);
  if (pack.ok) return pack.value;
  throw new CommandFailed(formatProblems(cli, pack.problems));
}

function readRun(cli: Cli, pack: Pack, flags: BalanceFlags): Run {
  const { party, seed } = flags;
  const games = readGames(cli, flags.games ?? GAMES);
  const mind = findMind(flags.bot);
  if (mind === undefined) {
    throw usage(cli, 'cli-balance-bad-bot', { bot: flags.bot, bots: MIND_IDS.join(', ') });
  }
  const difficulty = DIFFICULTIES.find((candidate) => candidate === flags.difficulty);
  if (difficulty === undefined) {
    const args = { difficulty: flags.difficulty, difficulties: DIFFICULTIES.join(', ') };
    throw usage(cli, 'cli-balance-bad-difficulty', args);
  }
  if (parseParty(party) === undefined) throw usage(cli, 'cli-balance-bad-party', { party });
  requireSeed(cli, seed);
  const choice = choiceOf(flags);
  const plans = planBalance(pack, choice, party, difficulty);
  if (plans.length === 0) throw noScenario(cli, pack);
  return { pack, game: makeDiceGame(pack.content), mind, plans, games, seed };
}

interface Played {
  readonly tallies: readonly Tally[];
  /** True if fewer games were played than requested. */
  readonly partial: boolean;
}

/** A tally for each scenario. Ctrl-C stops early and keeps the tallies so far. */
async function play(cli: Cli, { game, mind, plans, games, seed }: Run): Promise<Played> {
  const jobs = plans.flatMap((options) => makeJobs(options, games, seed));
  const parts = await playJobs(cli, jobs, (job) => runJob(game, mind, job));
  const tallies = plans.map((options) =>
    mergeTallies([...parts].flatMap(([job, tally]) => (job.options === options ? [tally] : []))),
  );
  return { tallies, partial: parts.size < jobs.length };
}

function printRun(cli: Cli, run: Run, { tallies, partial }: Played, flags: BalanceFlags): void {
  const reports = run.plans.map(({ scenario, party }, at) => {
    return { scenario, party, report: reportOf(assertDefined(tallies[at])) };
  });
  const all = reportOf(mergeTallies(tallies));
  if (flags.json !== true) {
    printOut(formatBalance(cli, reports, all));
    return;
  }
  const { party, difficulty, bot, seed } = flags;
  const { id, version } = run.pack;
  const parameters = { adventure: id, version, party, difficulty, bot, seed, games: run.games };
  const ended = partial ? { partial } : {};
  printData(cli, { ...parameters, ...ended, scenarios: reports, all });
}
