import type { Roles, Rules, ZrfGame, ZrfState } from '../rules/index.ts';
import type { Candidate, Pick } from './selection.ts';

/** Track of the player to move in a dice race; empty if the player has several or none. */
export function trackIn(game: ZrfGame, { variant, turn, ending }: ZrfState): readonly number[] {
  const { rules, roles } = game.playOf(variant);
  const player = rules.turnOrder.entries[turn]?.as;
  return ending !== undefined || player === undefined ? [] : (roles.tracks[player] ?? []);
}

/** Positions where the roll allows a move or an entry; shown until a piece is selected. */
export function playableIn(
  game: ZrfGame,
  { variant }: ZrfState,
  candidates: readonly Candidate[],
  pick: Pick | undefined,
): readonly number[] {
  const isByDice = game.playOf(variant).roles.faces.size > 0;
  if (!isByDice || pick !== undefined) return [];
  return [...new Set(candidates.map(({ from, to }) => (from < 0 ? to : from)))];
}

/** True if a position outside the board is the home of pieces in a dice race. */
export function isHome({ board }: Rules, { faces, counts }: Roles, position: number): boolean {
  if (faces.size === 0) return false;
  const isReached = counts.some(
    (count) => count.kind === 'arrived' && count.positions.includes(position),
  );
  return (
    isReached &&
    board.grids.length > 0 &&
    board.grids.every(({ positions }) => !positions.includes(position))
  );
}
