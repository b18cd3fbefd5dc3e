import type { Rules } from '../model/index.ts';

/**
 * The content of a position is a single number: 0 if empty, otherwise an encoding of a piece's type
 * and owner.
 */
export const EMPTY = 0;

/** Numbering of a game's cells. The owner varies fastest. */
export interface Cells {
  readonly players: number;
  readonly types: number;
  /** Number of different cells, including the empty one. */
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

/** Type of the piece in a non-empty cell. */
export function typeOf(cells: Cells, cell: number): number {
  return Math.floor((cell - 1) / cells.players);
}

/** Owner of the piece in a non-empty cell. */
export function ownerOf(cells: Cells, cell: number): number {
  return (cell - 1) % cells.players;
}
