import type { AnyGame } from './core/index.ts';

/** Flags of the command line that are short for options, with the word for their values. */
export type OptionFlags = Readonly<Record<string, string>>;

/** One entry of the menus of both shells, and of the games that the command line knows. */
interface GameRow {
  readonly kind: 'game';
  readonly id: string;
  readonly rules: () => Promise<AnyGame>;
  /** Whether text screens draw it by a look of its own, or as they draw any game. */
  readonly look: 'own' | 'generic';
  /** Whether the page shows it by a scene of its own, or as it shows any game. */
  readonly scene: 'own' | 'generic';
  readonly flags?: OptionFlags;
}

/** Many games of one kind, which are found in files. */
interface LibraryRow {
  readonly kind: 'library';
  readonly id: string;
  readonly look: 'own';
  readonly scene: 'own';
  readonly flags?: OptionFlags;
}

type Row = GameRow | LibraryRow;

/** Every game, in the order of menus: a new one is entered here. */
const ROWS = [
  {
    kind: 'library',
    id: 'dice',
    look: 'own',
    scene: 'own',
    flags: { adventure: 'name', route: 'name', party: 'classes', difficulty: 'name', mode: 'name' },
  },
  {
    kind: 'game',
    id: 'kalah',
    rules: async () => (await import('./games/kalah/index.ts')).kalah,
    look: 'own',
    scene: 'own',
    flags: { houses: 'number', seeds: 'number' },
  },
  {
    kind: 'game',
    id: 'rogue',
    rules: async () => (await import('./games/rogue/index.ts')).rogue,
    look: 'own',
    scene: 'own',
    flags: { world: 'kind', mode: 'name' },
  },
  {
    kind: 'game',
    id: 'caves',
    rules: async () => (await import('./games/caves/index.ts')).caves,
    look: 'own',
    scene: 'own',
    flags: { mode: 'name' },
  },
  { kind: 'library', id: 'zrf', look: 'own', scene: 'own', flags: { variant: 'title' } },
] as const satisfies readonly Row[];

type Entry = (typeof ROWS)[number];

/** Games that text screens draw by looks of their own, and that the page shows by scenes of theirs. */
export type OwnLookId = Extract<Entry, { readonly look: 'own' }>['id'];
export type OwnSceneId = Extract<Entry, { readonly scene: 'own' }>['id'];

/** What the menus of both shells list. */
export const catalogue: readonly Row[] = ROWS;

/** The ids of games with rules of their own. */
export const gameIds: readonly string[] = catalogue
  .filter(({ kind }) => kind === 'game')
  .map(({ id }) => id);

/** The ids of games without a scene of their own. */
export const genericIds: readonly string[] = catalogue
  .filter((row) => row.kind === 'game' && row.scene === 'generic')
  .map(({ id }) => id);

/** Loads the game of that id; undefined if there is none. */
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  const row = catalogue.find((one) => one.id === id);
  return row?.kind === 'game' ? row.rules() : undefined;
}

/** Loads every game, in the order of menus. */
export async function loadGames(): Promise<readonly AnyGame[]> {
  return Promise.all(catalogue.flatMap((row) => (row.kind === 'game' ? [row.rules()] : [])));
}
