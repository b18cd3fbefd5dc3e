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
import { CommandFailed, EXIT, say, tellProblems, usage } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import type { GameFlags } from '../cli/command-row.ts';

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

/** The words of all games, for help: of all rows, or of those a command is for. */
export async function gameWords(rows = ALL_ROWS): Promise<readonly string[]> {
  const words = catalogue
    .filter(({ id }) => rows.includes(id))
    .map(async ({ id, kind }) =>
      kind === 'game' ? [id] : ((await commandsDoorOf(id)?.loadLibrary?.())?.words() ?? []),
    );
  return (await Promise.all(words)).flat();
}

/** The game of that name, or of the rules at that path; a mistake of the caller if there is none. */
export async function requireGame(cli: Cli, name: string, flags: GameFlags = {}): Promise<AnyGame> {
  const game = await loadGame(name.toLowerCase());
  if (game !== undefined) return game;
  for (const library of await loadLibraries()) {
    const found = await library.require(cli, name, flags);
    if (found !== undefined) return found;
  }
  throw await noGame(cli, name);
}

/** The rows whose games bots and counts of moves are for. */
export const FOR_BOTS: readonly string[] = ALL_ROWS.filter(
  (id) => commandsDoorOf(id)?.refusesBots === undefined,
);

/** The message that refuses bots for a game; undefined where they play it. */
export async function refusalOfBots(game: AnyGame): Promise<string | undefined> {
  const library = await libraryOf(game);
  if (library === undefined) return undefined;
  for (const { refusesBots, loadLibrary } of commandsDoors) {
    if (refusesBots !== undefined && (await loadLibrary?.()) === library) return refusesBots;
  }
  return undefined;
}

/** Refuses games for persons where only a duel or a game of full information will do. */
export async function refuseForPersons(cli: Cli, game: AnyGame, command: string): Promise<void> {
  const refusal = await refusalOfBots(game);
  if (refusal !== undefined) throw usage(cli, refusal, { command });
}

async function noGame(cli: Cli, game: string): Promise<CommandFailed> {
  const words = await gameWords();
  const meant = suggest(game, words);
  const text =
    meant === undefined
      ? say(cli, 'cli-no-game', { game, games: words.join(', ') })
      : say(cli, 'cli-no-game-meant', { game, meant });
  return new CommandFailed(text, EXIT.usage);
}

/** Whether anything of the game was chosen on the command line. */
export function isChosen(flags: GameFlags): boolean {
  const given: Readonly<Record<string, unknown>> = { ...flags };
  return flags.option !== undefined || [...shortFlags().keys()].some((name) => own(given, name));
}

/** How a game is drawn in text. */
export async function requireLook(cli: Cli, game: AnyGame): Promise<AnyLook> {
  const modules = await loadCells(await loadServices());
  return findLook(modules, game, cli.messages.language);
}

/** The text of the option that a flag stands for; undefined for a flag that is no option of the game. */
async function readFlag(
  cli: Cli,
  game: AnyGame,
  name: string,
  text: string,
): Promise<string | undefined> {
  const read = commandsDoors.map(({ flags = {} }) => own(flags, name)).find(Boolean);
  return read === undefined ? text : read(cli, game, text);
}

/** The game's options from flags: `--option name=value`, or their short forms. */
export async function requireOptions(
  cli: Cli,
  game: AnyGame,
  flags: GameFlags,
): Promise<OptionValues> {
  const texts = new Map<string, string>();
  const given: Readonly<Record<string, unknown>> = { ...flags };
  for (const name of shortFlags().keys()) {
    const text = own(given, name);
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
  throw new CommandFailed(tellProblems(cli, options.problems), EXIT.usage);
}
