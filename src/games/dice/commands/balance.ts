import type { Command } from 'commander';
import { usage, say } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import type { StudyTools, Tools } from '#terminal/cli/command-row.ts';
import { addExamples } from '#terminal/cli/examples.ts';
import { MIND_IDS } from '../bots/index.ts';
import { chooseScenarios, makeBalancePlan, optionsFor, plannedAdventure } from '../lab/index.ts';
import { DIFFICULTIES, parseParty } from '../rules/index.ts';
import type { Difficulty } from '../rules/index.ts';
import {
  choiceOf,
  noScenario,
  requireAdventure,
  requireGames,
  requireSeed,
} from './balance-flags.ts';
import type { BalanceFlags, ReadAdventure } from './balance-flags.ts';
import { showGame } from './balance-show.ts';
import { balanceTargets } from './balance-targets.ts';

const GAMES = '1000';

/** Games per scenario after which a study with a stopping rule gives up. */
const MAX_GAMES = 1_000_000;

const DEFAULTS = {
  party: 'brawler,hunter',
  difficulty: 'normal',
  bot: 'greedy',
  seed: 'balance',
} as const;

const EXAMPLES = [
  'turnwright balance --games 100 --party brawler,hunter',
  'turnwright balance tide-bells --chapter one --until 2% --report report.html',
] as const;

/** `turnwright balance [adventure]`: prints bot results for an adventure in figures. */
export async function defineBalance(
  command: Command,
  cli: Cli,
  { loadStudyTools }: Tools,
): Promise<void> {
  const tools = await loadStudyTools();
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
    .option('--until <precision>', say(cli, 'lab-flag-until', { most: MAX_GAMES }));
  tools
    .addStudyFlags(command, cli)
    .action(async (adventure: string | undefined, specified: Partial<BalanceFlags>) => {
      const flags: BalanceFlags = { ...DEFAULTS, ...specified };
      // Flags are checked before the adventures, which take longer to read.
      if (flags.targets !== undefined) {
        requireNone(cli, command, FOR_ONE_PARTY);
        return balanceTargets(cli, requireAdventure(cli, adventure), flags, tools);
      }
      const choice = requireChoice(cli, flags);
      return balance(cli, requireAdventure(cli, adventure), flags, choice, tools);
    });
}

/** Options that `--targets` sets for itself. */
const FOR_ONE_PARTY = ['party', 'difficulty', 'bot'] as const;

function requireNone(cli: Cli, command: Command, options: readonly string[]): void {
  const specified = options.find((name) => command.getOptionValueSource(name) === 'cli');
  if (specified !== undefined)
    throw usage(cli, 'cli-balance-not-with-targets', { option: specified });
}

function requireDifficulty(cli: Cli, difficulty: string): Difficulty {
  const known = DIFFICULTIES.find((candidate) => candidate === difficulty);
  if (known !== undefined) return known;
  const args = { difficulty, difficulties: DIFFICULTIES.join(', ') };
  throw usage(cli, 'cli-balance-bad-difficulty', args);
}

/** Flags that are valid for any adventure. */
interface Choice {
  readonly games: number;
  readonly difficulty: Difficulty;
}

function requireChoice(cli: Cli, flags: BalanceFlags): Choice {
  const { party, bot, seed } = flags;
  const games = requireGames(cli, flags.games ?? GAMES);
  if (!MIND_IDS.some((id) => id === bot)) {
    throw usage(cli, 'cli-balance-bad-bot', { bot, bots: MIND_IDS.join(', ') });
  }
  const difficulty = requireDifficulty(cli, flags.difficulty);
  if (parseParty(party) === undefined) throw usage(cli, 'cli-balance-bad-party', { party });
  requireSeed(cli, seed);
  return { games, difficulty };
}

/** Plays the chosen scenarios with one party and bot, or tells one game of the first. */
async function balance(
  cli: Cli,
  { pack, files }: ReadAdventure,
  flags: BalanceFlags,
  { games, difficulty }: Choice,
  { requireStop, runPlan }: StudyTools,
): Promise<void> {
  const { party, bot, seed, show } = flags;
  const scenarios = chooseScenarios(pack, choiceOf(flags));
  if (scenarios.length === 0) throw noScenario(cli, pack);
  if (show !== undefined) {
    const plans = optionsFor(pack, scenarios, party, difficulty);
    showGame(cli, { pack, plans, bot, seed: show }, flags.json === true);
    return;
  }
  const stop = requireStop(cli, flags, MAX_GAMES) ?? { kind: 'units', units: games };
  const game = plannedAdventure(pack, files);
  await runPlan(
    cli,
    makeBalancePlan(game, { scenarios, party, difficulty, bot, seed, stop }),
    flags,
  );
}
