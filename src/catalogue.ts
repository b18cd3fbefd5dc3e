import type { AnyGame } from './core/index.ts';
import { kalah, storesOf } from './games/kalah/index.ts';
import type { KalahState } from './games/kalah/index.ts';

/** One entry of the menus of both shells, and of the list of games of the command line. */
interface GameRow {
  readonly kind: 'game';
  readonly id: string;
  readonly rules: AnyGame;
  /** Whether text screens draw it by a look of its own, or as they draw any game. */
  readonly look: 'own' | 'generic';
  /** Whether the page shows it by a scene of its own, or as it shows any game. */
  readonly scene: 'own' | 'generic';
  /** The score of each player so far, where the game keeps scores; lists of saved games show it. */
  scores?(state: unknown): readonly number[];
}

/** Many games of one kind, which are found in files. */
interface LibraryRow {
  readonly kind: 'library';
  readonly id: string;
  readonly look: 'own';
  readonly scene: 'own';
}

/** A game that is not there yet. */
interface PlannedRow {
  readonly kind: 'planned';
  readonly id: string;
}

type Row = GameRow | LibraryRow | PlannedRow;

/** Every game, in the order of menus: the one place that a new one is entered in. */
export const catalogue = [
  { kind: 'planned', id: 'dice' },
  {
    kind: 'game',
    id: 'kalah',
    rules: kalah,
    look: 'own',
    scene: 'own',
    scores: ({ pits }: KalahState) => storesOf(pits),
  },
  { kind: 'planned', id: 'rogue' },
  { kind: 'planned', id: 'caves' },
  { kind: 'library', id: 'zrf', look: 'own', scene: 'own' },
] as const satisfies readonly Row[];

type Entry = (typeof catalogue)[number];

/** What stands in the menus. */
export type EntryId = Entry['id'];
/** Those that text screens draw by looks of their own, and that the page shows by scenes of theirs. */
export type OwnLookId = Extract<Entry, { readonly look: 'own' }>['id'];
export type OwnSceneId = Extract<Entry, { readonly scene: 'own' }>['id'];

/** Every game, in the order of menus. */
export const games: readonly AnyGame[] = catalogue.flatMap((row: Row) =>
  row.kind === 'game' ? [row.rules] : [],
);

export function findGame(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}

/** The scores in a state of a game that goes on; undefined where the game keeps none. */
export function scoresSoFar(id: string, state: unknown): readonly number[] | undefined {
  const row: Row | undefined = catalogue.find((one) => one.id === id);
  return row?.kind === 'game' ? row.scores?.(state) : undefined;
}
