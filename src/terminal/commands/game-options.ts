import type { Command } from 'commander';
import { own, parseOptions } from '#core';
import type { AnyGame, OptionValues } from '#core';
import { loadCells } from '#games/cells.ts';
import {
  commandsDoorOf,
  commandsDoors,
  libraryOf,
  loadLibraries,
  loadServices,
} from '#games/commands.ts';
import { catalogue, loadGame } from '#games/index.ts';
import { suggest } from '#kit/text/suggest.ts';
import { findLook } from '#screen';
import type { AnyLook } from '#screen';
import { CommandFailed, EXIT, say, formatProblems, usage } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import type { GameFlags } from '../cli/command-row.ts';
import { placeholderWord } from '../cli/placeholders.ts';

const ALL_ROWS: readonly string[] = catalogue.map(({ id }) => id);

/**
 * Flags that are short forms of options, with their value placeholders and the games that support
 * them.
 */
function shortFlags(
  rows = ALL_ROWS,
): ReadonlyMap<string, { readonly value: string; readonly games: string[] }> {
  const flags = new Map<string, { readonly value: string; readonly games: string[] }>();
  for (const row of catalogue.filter(({ id }) => rows.includes(id))) {
    for (const [name, value] of Object.entries(row.flags ?? {})) {
      const flagGames = flags.get(name) ?? { value, games: [] };
      flagGames.games.push(row.id);
      flags.set(name, flagGames);
    }
  }
  return flags;
}

/**
 * Adds `--option` and the flags declared by rows of the catalogue: all rows, or only those a
 * command supports.
 */
export function addGameFlags(command: Command, cli: Cli, rows = ALL_ROWS): Command {
  command.option('--option <name=value>', say(cli, 'cli-game-option'), collect);
  for (const [name, { value, games }] of shortFlags(rows)) {
    const args = { name, value: placeholderWord(cli, value), games: games.join(', ') };
    const own = `cli-game-${name}`;
    const about = cli.messages.has(own) ? say(cli, own, args) : say(cli, 'cli-game-flag', args);
    command.option(`--${name} <${value}>`, about);
  }
  return command;
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** Names of games for help: all rows, or only those a command supports. */
export async function gameWords(rows = ALL_ROWS): Promise<readonly string[]> {
  const words = catalogue
    .filter(({ id }) => rows.includes(id))
    .map(async ({ id, kind }) =>
      kind === 'game' ? [id] : ((await commandsDoorOf(id)?.loadLibrary?.())?.words() ?? []),
    );
  return (await Promise.all(words)).flat();
}

/** Finds a game by name, or by the path of its rules; throws a usage error if there is none. */
export async function requireGame(cli: Cli, name: string, flags: GameFlags = {}): Promise<AnyGame> {
  const game = await loadGame(name.toLowerCase());
  if (game !== undefined) return game;
  for (const library of await loadLibraries()) {
    const found = await library.require(cli, name, flags);
    if (found !== undefined) return found;
  }
  throw await noGame(cli, name);
}

/** Rows of the games that support bots and move counting. */
export const FOR_BOTS: readonly string[] = ALL_ROWS.filter(
  (id) => commandsDoorOf(id)?.refusesBots === undefined,
);

/** Message that refuses bots for a game; undefined if the game supports them. */
export async function refusalOfBots(game: AnyGame): Promise<string | undefined> {
  const library = await libraryOf(game);
  if (library === undefined) return undefined;
  for (const { refusesBots, loadLibrary } of commandsDoors) {
    if (refusesBots !== undefined && (await loadLibrary?.()) === library) return refusesBots;
  }
  return undefined;
}

/**
 * Throws for a game without bots, in commands that need a two-player or perfect-information game.
 */
export async function refuseForPersons(cli: Cli, game: AnyGame, command: string): Promise<void> {
  const refusal = await refusalOfBots(game);
  if (refusal !== undefined) throw usage(cli, refusal, { command });
}

async function noGame(cli: Cli, game: string): Promise<CommandFailed> {
  const words = await gameWords();
  const suggestion = suggest(game, words);
  const text =
    suggestion === undefined
      ? say(cli, 'cli-no-game', { game, games: words.join(', ') })
      : say(cli, 'cli-no-game-meant', { game, meant: suggestion });
  return new CommandFailed(text, EXIT.usage);
}

/** True if the command line sets any option of the game. */
export function isChosen(flags: GameFlags): boolean {
  const flagValues: Readonly<Record<string, unknown>> = { ...flags };
  return (
    flags.option !== undefined || [...shortFlags().keys()].some((name) => own(flagValues, name))
  );
}

/** Look of a game in text mode. */
export async function requireLook(cli: Cli, game: AnyGame): Promise<AnyLook> {
  const modules = await loadCells(await loadServices());
  return findLook(modules, game, cli.messages.language);
}

/** Option text of a short flag; undefined if the game has no such option. */
async function readFlag(
  cli: Cli,
  game: AnyGame,
  name: string,
  text: string,
): Promise<string | undefined> {
  const read = commandsDoors.map(({ flags = {} }) => own(flags, name)).find(Boolean);
  return read === undefined ? text : read(cli, game, text);
}

/** Options of a game from flags: `--option name=value`, or their short forms. */
export async function requireOptions(
  cli: Cli,
  game: AnyGame,
  flags: GameFlags,
): Promise<OptionValues> {
  const texts = new Map<string, string>();
  const flagValues: Readonly<Record<string, unknown>> = { ...flags };
  for (const name of shortFlags().keys()) {
    const text = own(flagValues, name);
    const read = typeof text === 'string' ? await readFlag(cli, game, name, text) : undefined;
    if (read !== undefined) texts.set(name, read);
  }
  for (const pair of flags.option ?? []) {
    const at = pair.indexOf('=');
    if (at < 1) throw new CommandFailed(say(cli, 'cli-game-bad-option', { pair }), EXIT.usage);
    texts.set(pair.slice(0, at), pair.slice(at + 1));
  }
  const options = parseOptions(game.options, Object.fromEntries(texts));
  if (options.ok) return options.value;
  throw new CommandFailed(formatProblems(cli, options.problems), EXIT.usage);
}
