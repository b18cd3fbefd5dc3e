import { own } from '#core';
import type { AnyGame } from '#core';
import type { Cli } from '#terminal/cli/cli.ts';
import type { CommandRow, GameFlags } from '#terminal/cli/command-row.ts';
import type { SourceOf } from '#terminal/engine/engines.ts';
import * as caves from './caves/commands/door.ts';
import type { CellsServices } from './cells.ts';
import type {
  CheckedFiles,
  CommandsDoor,
  ForeignSaves,
  GameCommand,
  LibraryCommands,
  PlayRequest,
} from './commands-door.ts';
import * as dice from './dice/commands/door.ts';
import { catalogue, gameIds } from './index.ts';
import type { GameId } from './index.ts';
import * as rogue from './rogue/commands/door.ts';
import * as zrf from './zrf/commands/door.ts';

/** Additions to the command line by game; other games use the generic commands. */
const COMMANDS: Readonly<Partial<Record<GameId, CommandsDoor>>> = {
  dice: dice.door,
  rogue: rogue.door,
  caves: caves.door,
  zrf: zrf.door,
};

/** Command-line additions for an entry's id. */
export function commandsDoorOf(id: string): CommandsDoor | undefined {
  return own<CommandsDoor | undefined>(COMMANDS, id);
}

/** Command-line additions of all entries, in menu order. */
export const commandsDoors: readonly CommandsDoor[] = catalogue.flatMap(
  ({ id }) => commandsDoorOf(id) ?? [],
);

/** Commands specific to one game. */
export const gameCommands: readonly GameCommand[] = commandsDoors.flatMap(
  ({ commands = [] }) => commands,
);

/** Subcommands of `study` specific to one game, by name. */
export const studyCommands: Readonly<Record<string, CommandRow>> = Object.fromEntries(
  commandsDoors.flatMap(({ studies = {} }) => Object.entries(studies)),
);

/** The libraries of games in files, in menu order. */
export async function loadLibraries(): Promise<readonly LibraryCommands[]> {
  return Promise.all(commandsDoors.flatMap(({ loadLibrary }) => loadLibrary?.() ?? []));
}

/** The library that contains a game; undefined for built-in games. */
export async function libraryOf(game: AnyGame): Promise<LibraryCommands | undefined> {
  if (gameIds.includes(game.id)) return undefined;
  return (await loadLibraries()).find((library) => library.owns(game));
}

/** Loads the services needed to print text. */
export async function loadServices(): Promise<CellsServices> {
  const [ofCaves, ofDice, ofRogue, ofRules] = await Promise.all([
    caves.loadServices(),
    dice.loadServices(),
    rogue.loadServices(),
    zrf.loadServices(),
  ]);
  return { caves: ofCaves, dice: ofDice, rogue: ofRogue, zrf: ofRules };
}

/** Services for text screens, and their workers. */
export interface StartedServices {
  readonly services: CellsServices;
  /** Source texts that workers build an unknown game from, by its id. */
  readonly sourceOf: SourceOf;
  readonly close: () => void;
}

/** Starts the services required by all games' text screens. */
export async function startServices(): Promise<StartedServices> {
  const [ofCaves, ofDice, ofRogue, { services, ...threads }] = await Promise.all([
    caves.loadServices(),
    dice.loadServices(),
    rogue.loadServices(),
    zrf.startServices(),
  ]);
  return {
    services: { caves: ofCaves, dice: ofDice, rogue: ofRogue, zrf: services },
    ...threads,
  };
}

/** Import and export of other programs' saved games. */
export async function loadForeignSaves(): Promise<readonly ForeignSaves[]> {
  return Promise.all(commandsDoors.flatMap((door) => door.loadForeignSaves?.() ?? []));
}

/** Rewrites a name and flags that stand for a file of a game. */
export async function resolvePlayRequest<F extends GameFlags>(
  cli: Cli,
  request: PlayRequest<F>,
): Promise<PlayRequest<F>> {
  let read = request;
  for (const { loadResolver: loadWish } of commandsDoors) {
    if (loadWish !== undefined) read = await (await loadWish())(cli, read);
  }
  return read;
}

/** The kinds of game files, as `check` validates them. */
export async function loadCheckedFiles(): Promise<readonly CheckedFiles[]> {
  return (await Promise.all(commandsDoors.flatMap((door) => door.loadFiles?.() ?? []))).flat();
}
