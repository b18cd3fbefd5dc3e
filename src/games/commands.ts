import { own } from '#core';
import type { AnyGame } from '#core';
import type { Cli } from '#terminal/cli/cli.ts';
import type { GameFlags } from '#terminal/cli/command-row.ts';
import type { SourceOf } from '#terminal/engine/engines.ts';
import * as caves from './caves/commands/door.ts';
import type { CellsServices } from './cells.ts';
import type {
  CheckedFiles,
  CommandsDoor,
  ForeignSaves,
  GameCommand,
  LibraryCommands,
  Wish,
} from './commands-door.ts';
import * as dice from './dice/commands/door.ts';
import { catalogue, gameIds } from './index.ts';
import type { GameId } from './index.ts';
import * as rogue from './rogue/commands/door.ts';
import * as zrf from './zrf/commands/door.ts';

/** The command line's additions for games; all others have what it has for any game. */
const COMMANDS: Readonly<Partial<Record<GameId, CommandsDoor>>> = {
  dice: dice.door,
  rogue: rogue.door,
  caves: caves.door,
  zrf: zrf.door,
};

/** The command line's additions for the entry of that id. */
export function commandsDoorOf(id: string): CommandsDoor | undefined {
  return own<CommandsDoor | undefined>(COMMANDS, id);
}

/** Its additions for all entries, in the order of menus. */
export const commandsDoors: readonly CommandsDoor[] = catalogue.flatMap(
  ({ id }) => commandsDoorOf(id) ?? [],
);

/** The commands that are about one game. */
export const gameCommands: readonly GameCommand[] = commandsDoors.flatMap(
  ({ commands = [] }) => commands,
);

/** The games that are found in files, in the order of menus. */
export async function loadLibraries(): Promise<readonly LibraryCommands[]> {
  return Promise.all(commandsDoors.flatMap(({ loadLibrary }) => loadLibrary?.() ?? []));
}

/** The library that has a game; undefined for games of their own. */
export async function libraryOf(game: AnyGame): Promise<LibraryCommands | undefined> {
  if (gameIds.includes(game.id)) return undefined;
  return (await loadLibraries()).find((library) => library.owns(game));
}

/** Loads the services needed to print text. */
export async function loadServices(): Promise<CellsServices> {
  const [ofDice, ofRogue, ofRules] = await Promise.all([
    dice.loadServices(),
    rogue.loadServices(),
    zrf.loadServices(),
  ]);
  return { dice: ofDice, rogue: ofRogue, zrf: ofRules };
}

/** The services that text screens need, and the threads behind them. */
export interface StartedServices {
  readonly services: CellsServices;
  /** The texts that threads make a game from which they do not know by its id. */
  readonly sourceOf: SourceOf;
  readonly close: () => void;
}

/** Starts what text screens of all games need. */
export async function startServices(): Promise<StartedServices> {
  const [ofDice, ofRogue, { services, ...threads }] = await Promise.all([
    dice.loadServices(),
    rogue.loadServices(),
    zrf.startServices(),
  ]);
  return { services: { dice: ofDice, rogue: ofRogue, zrf: services }, ...threads };
}

/** Saved games of other programs. */
export async function loadForeignSaves(): Promise<readonly ForeignSaves[]> {
  return Promise.all(commandsDoors.flatMap((door) => door.loadForeignSaves?.() ?? []));
}

/** Turns a name and flags into others, where they stand for a file of a game. */
export async function readWish<F extends GameFlags>(cli: Cli, wish: Wish<F>): Promise<Wish<F>> {
  let read = wish;
  for (const { loadWish } of commandsDoors) {
    if (loadWish !== undefined) read = await (await loadWish())(cli, read);
  }
  return read;
}

/** The kinds of files that belong to a game, as `check` judges them. */
export async function loadCheckedFiles(): Promise<readonly CheckedFiles[]> {
  return (await Promise.all(commandsDoors.flatMap((door) => door.loadFiles?.() ?? []))).flat();
}
