import { own } from '#core';
import { EMPTY, cellsOf, ownerOf, typeOf } from '../rules/index.ts';
import type { Roles, Rules, ZrfState } from '../rules/index.ts';
import { displayedType } from './kinds.ts';
import { stockOf } from './stock.ts';

/** Pieces of one type. */
export interface Taken {
  readonly type: number;
  readonly count: number;
}

/** Counts by type of a player's pieces at the start. */
function countsAtFirst({ setup, pieces }: Rules, player: number): number[] {
  const counts = pieces.map(() => 0);
  for (const { type, player: owner } of setup.pieces)
    if (owner === player) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

function countsNow(rules: Rules, { cells }: ZrfState, player: number): number[] {
  const kinds = cellsOf(rules);
  const counts = rules.pieces.map(() => 0);
  for (const cell of cells) {
    if (cell === EMPTY || ownerOf(kinds, cell) !== player) continue;
    const type = displayedType(rules, typeOf(kinds, cell));
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
}

/** True for games in which several kinds of men can be lost and do not come back. */
function hasLosses(rules: Rules, roles: Roles, state: ZrfState): boolean {
  if (rules.players.some((_, player) => stockOf(rules, state, player).length > 0)) return false;
  const kinds = new Set(rules.setup.pieces.map(({ type }) => type));
  return kinds.size > 2 && [...kinds].every((type) => roles.isMan[type] === true);
}

/**
 * A player's pieces that were taken, by type in the order of the rules. Promoted pieces count as the
 * most numerous type, from which they come. Empty for games where counts say nothing.
 */
export function takenFrom(rules: Rules, roles: Roles, state: ZrfState, player: number): Taken[] {
  if (!hasLosses(rules, roles, state)) return [];
  const first = countsAtFirst(rules, player);
  const now = countsNow(rules, state, player);
  const missing = first.map((count, type) => Math.max(0, count - (now[type] ?? 0)));
  const promoted = now.reduce(
    (sum, count, type) => sum + Math.max(0, count - (first[type] ?? 0)),
    0,
  );
  const pawn = first.indexOf(first.reduce((most, count) => Math.max(most, count), 0));
  missing[pawn] = Math.max(0, (missing[pawn] ?? 0) - promoted);
  return missing.flatMap((count, type) => (count > 0 ? [{ type, count }] : []));
}

/** Usual values of chessmen, in pawns. */
const VALUES: Readonly<Record<string, number>> = {
  pawn: 1,
  knight: 3,
  bishop: 3,
  rook: 5,
  queen: 9,
  king: 0,
};

/** Value of a player's chessmen on the board; undefined for other pieces. */
export function materialOf(rules: Rules, state: ZrfState, player: number): number | undefined {
  const counts = countsNow(rules, state, player);
  let sum = 0;
  for (const [type, count] of counts.entries()) {
    const name = rules.pieces[type]?.name.toLowerCase() ?? '';
    const value = own(VALUES, name);
    if (count > 0 && value === undefined) return undefined;
    sum += count * (value ?? 0);
  }
  return sum;
}
