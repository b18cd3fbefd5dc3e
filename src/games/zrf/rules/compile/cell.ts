import type { Rules } from '../model/index.ts';

/** What stands on a position is one number: 0 for nothing, else a piece's type and owner. */
export const EMPTY = 0;

/** How cells are counted in a game: types run slower than owners. */
export interface Cells {
  readonly players: number;
  readonly types: number;
  /** How many different cells there are, the empty one included. */
  readonly count: number;
}

export function cellsOf(rules: Rules): Cells {
  const players = rules.players.length;
  const types = rules.pieces.length;
  return { players, types, count: 1 + players * types };
}

export function cellOf(cells: Cells, type: number, player: number): number {
  return 1 + type * cells.players + player;
}

/** The type of a piece; only for cells that are not empty. */
export function typeOf(cells: Cells, cell: number): number {
  return Math.floor((cell - 1) / cells.players);
}

/** The owner of a piece; only for cells that are not empty. */
export function ownerOf(cells: Cells, cell: number): number {
  return (cell - 1) % cells.players;
}
