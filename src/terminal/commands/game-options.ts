import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { own, parseOptions } from '../../core/index.ts';
import type { AnyGame, OptionValues } from '../../core/index.ts';
import { catalogue, gameIds, loadGame } from '../../games/index.ts';
import { findVariant } from '../../games/zrf/index.ts';
import type { ZrfGame } from '../../games/zrf/index.ts';
import { suggest } from '../../kit/text/suggest.ts';
import { findLook } from '../../screen/index.ts';
import type { AnyLook } from '../../screen/index.ts';
import { loadCells } from '../../games/cells.ts';
import { CommandFailed, EXIT, say, tellProblems, usage } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import { diceServices } from '../files/adventures.ts';
import { STDIO } from '../files/read-file.ts';
import { rogueServices } from '../files/worlds.ts';
import { rulesLibrary } from '../rules/rules-library.ts';
import { tellDiagnoses } from './check-rules.ts';

/** The options by which commands choose a game's options. */
export interface GameFlags {
  readonly option?: readonly string[];
  readonly variant?: string;
  /** Which adventure of the dice game; not an option of the game itself. */
  readonly adventure?: string;
}

const ALL_ROWS: readonly string[] = catalogue.map(({ id }) => id);

/** The flags that are short for options, with the word for their values, and the games that have them. */
function shortFlags(
  rows = ALL_ROWS,
): ReadonlyMap<string, { readonly value: string; readonly games: string[] }> {
  const flags = new Map<string, { readonly value: string; readonly games: string[] }>();
  for (const row of catalogue.filter(({ id }) => rows.includes(id))) {
    for (const [name, value] of Object.entries(row.flags ?? {})) {
      const known = flags.get(name) ?? { value, games: [] };
      known.games.push(row.id);
      flags.set(name, known);
    }
  }
  return flags;
}

/** `--option`, and the flags that rows of the catalogue declare: all, or those a command is for. */
export function addGameFlags(command: Command, cli: Cli, rows = ALL_ROWS): Command {
  command.option('--option <name=value>', say(cli, 'cli-game-option'), collect);
  for (const [name, { value, games }] of shortFlags(rows)) {
    const args = { name, value, games: games.join(', ') };
    const own = `cli-game-${name}`;
    const about = cli.messages.has(own) ? say(cli, own, args) : say(cli, 'cli-game-flag', args);
    command.option(`--${name} <${value}>`, about);
  }
  return command;
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** The words of all games, for help. */
export function gameWords(): string[] {
  return [DICE, ...wordsWithoutDice()];
}

/** The words of all games but the dice game. */
export function wordsWithoutDice(): string[] {
  return [...gameIds, ...rulesLibrary.ids];
}

/** The game of that name, or of the rules at that path; a mistake of the caller if there is none. */
export async function requireGame(cli: Cli, name: string, flags: GameFlags = {}): Promise<AnyGame> {
  const id = name.toLowerCase();
  const game = (await loadGame(id)) ?? findAdventure(cli, id, flags.adventure);
  if (game !== undefined) return game;
  if (rulesLibrary.has(name)) return openRules(cli, name);
  const isPath = /[/\\]|\.(?:zrf|zip)$/i.test(name) || name === STDIO || existsSync(name);
  if (isPath) return openRules(cli, name);
  if (rulesLibrary.has(id)) return openRules(cli, id);
  throw noGame(cli, name);
}

/** `dice` is the adventure of `--adventure`, else the first there is; `dice-<id>` that one. */
function findAdventure(cli: Cli, name: string, wanted: string | undefined): AnyGame | undefined {
  const { adventures } = diceServices;
  if (name !== DICE) return adventures.find(name);
  const { packs } = adventures.shelf();
  const id = wanted?.toLowerCase() ?? packs[0]?.id;
  const game = id === undefined ? undefined : adventures.find(`${DICE}-${id}`);
  if (game !== undefined || wanted === undefined) return game;
  throw usage(cli, 'cli-no-adventure', {
    adventure: wanted,
    adventures: packs.map((pack) => pack.id).join(', '),
  });
}

/** The word for the dice game, whichever adventure is played. */
export const DICE = 'dice';

/** The rows of the catalogue but for the dice game. */
export const WITHOUT_DICE = ALL_ROWS.filter((id) => id !== DICE);

/** Whether the game is an adventure of the dice game, which bots and counts of moves know nothing of. */
export function isAdventure({ id }: AnyGame): boolean {
  return diceServices.adventures.adventureOf(id) !== undefined;
}

/** Refuses adventures where only a duel or a game of full information will do. */
export function refuseAdventure(cli: Cli, game: AnyGame, command: string): void {
  if (isAdventure(game)) throw usage(cli, 'cli-not-for-dice', { command });
}

function noGame(cli: Cli, game: string): CommandFailed {
  const words = gameWords();
  const meant = suggest(game, words);
  const text =
    meant === undefined
      ? say(cli, 'cli-no-game', { game, games: words.join(', ') })
      : say(cli, 'cli-no-game-meant', { game, meant });
  return new CommandFailed(text, EXIT.usage);
}

/** Opens rules, or tells all that is wrong with them. */
async function openRules(cli: Cli, name: string): Promise<AnyGame> {
  const opened = await rulesLibrary.openAny(name);
  if (!opened.ok) throw new CommandFailed(tellProblems(cli, opened.problems));
  const { game } = opened.value;
  if (game.ok) return game.value;
  const { checkRulesAt } = await import('../rules/rules-check.ts');
  const { diagnoses, sources } = checkRulesAt(rulesLibrary.pathOf(name));
  throw new CommandFailed(tellDiagnoses(cli, diagnoses, sources));
}

/** Whether the game was made from rules, and has variants. */
export function isOfRules(game: AnyGame): game is ZrfGame {
  return 'variants' in game;
}

/** The variant of that title or key. */
export function requireVariant(cli: Cli, game: AnyGame, name: string): string {
  if (!isOfRules(game)) throw usage(cli, 'cli-game-no-variants', { game: game.id });
  const variant = findVariant(game, name);
  if (variant.ok) return variant.value.key;
  throw new CommandFailed(tellProblems(cli, variant.problems), EXIT.usage);
}

/** Whether anything of the game was chosen on the command line. */
export function isChosen(flags: GameFlags): boolean {
  const given: Readonly<Record<string, unknown>> = { ...flags };
  return flags.option !== undefined || [...shortFlags().keys()].some((name) => own(given, name));
}

/** How a game is drawn in text. */
export async function requireLook(cli: Cli, game: AnyGame): Promise<AnyLook> {
  const looks = await loadCells({
    dice: diceServices,
    rogue: rogueServices,
    zrf: { library: rulesLibrary },
  });
  return findLook(looks, game, cli.messages.language);
}

/** The game's options from flags: `--option name=value`, or their short forms. */
export function requireOptions(cli: Cli, game: AnyGame, flags: GameFlags): OptionValues {
  const texts = new Map<string, string>();
  const given: Readonly<Record<string, unknown>> = { ...flags };
  for (const name of shortFlags().keys()) {
    const text = own(given, name);
    if (name !== 'adventure' && typeof text === 'string') texts.set(name, text);
  }
  if (flags.variant !== undefined) texts.set('variant', requireVariant(cli, game, flags.variant));
  for (const pair of flags.option ?? []) {
    const at = pair.indexOf('=');
    if (at < 1) throw new CommandFailed(say(cli, 'cli-game-bad-option', { pair }), EXIT.usage);
    texts.set(pair.slice(0, at), pair.slice(at + 1));
  }
  const options = parseOptions(game.options, Object.fromEntries(texts));
  if (options.ok) return options.value;
  throw new CommandFailed(tellProblems(cli, options.problems), EXIT.usage);
}
