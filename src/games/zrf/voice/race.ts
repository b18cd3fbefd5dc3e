import type { Roles, Rules, ZrfGame, ZrfState } from '../rules/index.ts';
import type { Candidate, Pick } from './selection.ts';

/** The positions that the men of the player to move go through by dice; empty where there is no one way. */
export function trackIn(game: ZrfGame, { variant, turn, ending }: ZrfState): readonly number[] {
  const { rules, roles } = game.playOf(variant);
  const player = rules.turnOrder.entries[turn]?.as;
  return ending !== undefined || player === undefined ? [] : (roles.tracks[player] ?? []);
}

/** Where a throw lets a move begin, or a man enter: shown until a man is picked. */
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

/** Whether men that race by dice come home to a position that lies beside the squares of the board. */
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
