import type { AnyField, AnyGame } from '#core';
import { settings as rogueSettings } from './rogue/voice/settings.ts';

/** The parts of a game that a shell loads to play it. */
interface Door {
  readonly rules: AnyGame;
}

/** Flags of the command line that are short for options, with the word for their values. */
export type OptionFlags = Readonly<Record<string, string>>;

/** The settings that a game brings for text screens, by their names. */
type GameSettings = Readonly<Record<string, AnyField>>;

/** The facts known of every entry before anything of it is loaded. */
interface Entry {
  readonly id: string;
  /** Text screens and page of its own, or those that show any game. */
  readonly cells: 'own' | 'generic';
  readonly page: 'own' | 'generic';
  readonly flags?: OptionFlags;
  /** Set once for all its games; the page keeps them in the section of its id. */
  readonly settings?: GameSettings;
}

/** One entry of the menus of both shells, and of the games that the command line knows. */
interface GameRow extends Entry {
  readonly kind: 'game';
  readonly door: () => Promise<Door>;
}

/** Many games of one kind, which are found in files. */
interface LibraryRow extends Entry {
  readonly kind: 'library';
  readonly cells: 'own';
  readonly page: 'own';
  /** The beginning of the ids of its games; those of the last library are of any form. */
  readonly prefix: string;
}

type Row = GameRow | LibraryRow;

/** Every game, in the order of menus: a new one is entered here. */
const ROWS = [
  {
    kind: 'library',
    id: 'dice',
    prefix: 'dice-',
    cells: 'own',
    page: 'own',
    flags: { adventure: 'name', route: 'name', party: 'classes', difficulty: 'name', mode: 'name' },
  },
  {
    kind: 'game',
    id: 'kalah',
    door: async () => (await import('./kalah/door.ts')).door,
    cells: 'own',
    page: 'own',
    flags: { houses: 'number', seeds: 'number' },
  },
  {
    kind: 'game',
    id: 'rogue',
    door: async () => (await import('./rogue/door.ts')).door,
    cells: 'own',
    page: 'own',
    flags: { world: 'kind', mode: 'name' },
    settings: rogueSettings,
  },
  {
    kind: 'game',
    id: 'caves',
    door: async () => (await import('./caves/door.ts')).door,
    cells: 'own',
    page: 'own',
    flags: { mode: 'name' },
  },
  {
    kind: 'library',
    id: 'zrf',
    prefix: '',
    cells: 'own',
    page: 'own',
    flags: { variant: 'title' },
  },
] as const satisfies readonly Row[];

type KnownRow = (typeof ROWS)[number];

/** Every entry of the menus. */
export type GameId = KnownRow['id'];

/** Entries with text screens, and with a page, of their own. */
export type OwnCellsId = Extract<KnownRow, { readonly cells: 'own' }>['id'];
export type OwnPageId = Extract<KnownRow, { readonly page: 'own' }>['id'];

/** The entries in the menus of both shells. */
export const catalogue: readonly Row[] = ROWS;

/** The settings that games bring, by their names. */
export const gameSettings: GameSettings = Object.fromEntries(
  catalogue.flatMap(({ settings = {} }) => Object.entries(settings)),
);

/** The ids of games with rules of their own. */
export const gameIds: readonly string[] = catalogue
  .filter(({ kind }) => kind === 'game')
  .map(({ id }) => id);

/** The ids of games without a page of their own. */
export const genericIds: readonly string[] = catalogue
  .filter((row) => row.kind === 'game' && row.page === 'generic')
  .map(({ id }) => id);

/** Loads the game of that id; undefined if there is none. */
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  const row = catalogue.find((one) => one.id === id);
  return row?.kind === 'game' ? (await row.door()).rules : undefined;
}

/** Loads every game, in the order of menus. */
export async function loadGames(): Promise<readonly AnyGame[]> {
  const doors = catalogue.flatMap((row) => (row.kind === 'game' ? [row.door()] : []));
  return (await Promise.all(doors)).map(({ rules }) => rules);
}

/** An entry of the menus, and for a library the one of its games that is meant. */
export interface GamePlace {
  readonly game: string;
  readonly part?: string;
}

/** The place where a game is played, by its id: a game that no other entry has is one of rules files. */
export function placeOf(id: string): GamePlace {
  if (gameIds.includes(id)) return { game: id };
  const library = catalogue.find((row) => row.kind === 'library' && id.startsWith(row.prefix));
  const prefix = library?.kind === 'library' ? library.prefix : '';
  return { game: library?.id ?? id, part: id.slice(prefix.length) };
}
