import type { AnyField, AnyGame } from '#core';
import { settings as rogueSettings } from './rogue/voice/settings.ts';
import { settings as rulesSettings } from './zrf/voice/settings.ts';

/** The parts of a game that a shell loads to play it. */
interface Door {
  readonly rules: AnyGame;
}

/** Command-line flags that are shorthand for options, with the placeholder of their values. */
export type OptionFlags = Readonly<Record<string, string>>;

/** Settings that a game adds to text screens, by name. */
type GameSettings = Readonly<Record<string, AnyField>>;

/** Facts about an entry, available before loading any of it. */
interface Entry {
  readonly id: string;
  /** Custom text screens and page, or generic ones. */
  readonly cells: 'own' | 'generic';
  readonly page: 'own' | 'generic';
  readonly flags?: OptionFlags;
  /** Shared by all games of the entry; the page shows them in the section with its id. */
  readonly settings?: GameSettings;
}

/** A game in the menus of both shells and on the command line. */
interface GameRow extends Entry {
  readonly kind: 'game';
  readonly door: () => Promise<Door>;
}

/** A collection of games of one kind, found in files. */
interface LibraryRow extends Entry {
  readonly kind: 'library';
  readonly cells: 'own';
  readonly page: 'own';
  /** Prefix of its games' ids; the last library accepts ids of any form. */
  readonly prefix: string;
}

type Row = GameRow | LibraryRow;

/** Every game in menu order; add a new one here. */
const ROWS = [
  {
    kind: 'library',
    id: 'dice',
    prefix: 'dice-',
    cells: 'own',
    page: 'own',
    flags: {
      adventure: 'name',
      route: 'name',
      party: 'classes',
      difficulty: 'name',
      mode: 'name',
      twists: 'names',
    },
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
    flags: { mode: 'name', pack: 'path' },
  },
  {
    kind: 'library',
    id: 'zrf',
    prefix: '',
    cells: 'own',
    page: 'own',
    flags: { variant: 'title' },
    settings: rulesSettings,
  },
] as const satisfies readonly Row[];

type OwnGameRow = (typeof ROWS)[number];

/** The id of a menu entry. */
export type GameId = OwnGameRow['id'];

/** Ids of entries with custom text screens, and of those with a custom page. */
export type OwnCellsId = Extract<OwnGameRow, { readonly cells: 'own' }>['id'];
export type OwnPageId = Extract<OwnGameRow, { readonly page: 'own' }>['id'];

/** The menu entries of both shells. */
export const catalogue: readonly Row[] = ROWS;

/** All games' additional settings, by name. */
export const gameSettings: GameSettings = Object.fromEntries(
  catalogue.flatMap(({ settings = {} }) => Object.entries(settings)),
);

/** The ids of built-in games. */
export const gameIds: readonly string[] = catalogue
  .filter(({ kind }) => kind === 'game')
  .map(({ id }) => id);

/** The ids of games without a custom page. */
export const genericIds: readonly string[] = catalogue
  .filter((row) => row.kind === 'game' && row.page === 'generic')
  .map(({ id }) => id);

/** Loads a game by id; undefined if there is none. */
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  const row = catalogue.find((one) => one.id === id);
  return row?.kind === 'game' ? (await row.door()).rules : undefined;
}

/** Loads every game, in menu order. */
export async function loadGames(): Promise<readonly AnyGame[]> {
  const doors = catalogue.flatMap((row) => (row.kind === 'game' ? [row.door()] : []));
  return (await Promise.all(doors)).map(({ rules }) => rules);
}

/** A menu entry and, for a library, one of its games. */
export interface GamePlace {
  readonly game: string;
  readonly part?: string;
}

/**
 * The menu entry where a game is played, by its id; ids of no other entry belong to rules files.
 */
export function placeOf(id: string): GamePlace {
  if (gameIds.includes(id)) return { game: id };
  const library = catalogue.find((row) => row.kind === 'library' && id.startsWith(row.prefix));
  const prefix = library?.kind === 'library' ? library.prefix : '';
  return { game: library?.id ?? id, part: id.slice(prefix.length) };
}
