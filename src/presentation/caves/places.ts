import {
  beside,
  levelOf,
  placeOf,
  playerOf,
  stepsBetween,
  tileAt,
} from '../../games/caves/index.ts';
import type { CavesState, Place, Spot } from '../../games/caves/index.ts';
import { findWay } from '../../kit/grid/way.ts';
import { isKnownGround, searchFor, spotKey } from './ways.ts';
import type { WayStep } from './ways.ts';

/**
 * The nearest stairs of that kind on the level of the player that he knows of: those that he can walk to first, else as
 * the crow flies.
 */
export function nearestStairs(view: CavesState, tile: string): Place | undefined {
  const player = playerOf(view);
  const { tiles } = levelOf(view);
  const found = [...tiles].flatMap((one, cell) => (one === tile ? [placeOf(cell)] : []));
  if (found.length === 0) return undefined;
  if (tileAt(tiles, player) === tile) return { x: player.x, y: player.y };
  const isThere = (spot: Spot) => spot.z === player.z && tileAt(tiles, spot) === tile;
  const way = findWay(searchFor(view, isThere));
  const end = way && spotsOf(view, way).at(-1);
  if (end !== undefined) return { x: end.x, y: end.y };
  return found.sort((one, other) => stepsBetween(player, one) - stepsBetween(player, other))[0];
}

/** The spots that a way leads over. */
function spotsOf(view: CavesState, way: readonly WayStep[]): readonly Spot[] {
  const { x, y, z } = playerOf(view);
  let spot: Spot = { x, y, z };
  return way.map((step) => {
    if (step === 'up' || step === 'down') spot = { ...spot, z: spot.z + (step === 'up' ? -1 : 1) };
    else spot = { ...beside(spot, step), z: spot.z };
    return spot;
  });
}

/** The way that the player would take to a place of his level; undefined where he knows of none. */
export function wayTo(view: CavesState, to: Place): readonly Place[] | undefined {
  const { z } = playerOf(view);
  const goal: Spot = { ...to, z };
  if (!isKnownGround(view, goal)) return undefined;
  const way = findWay(searchFor(view, (spot) => spotKey(spot) === spotKey(goal)));
  return way && spotsOf(view, way).filter((one) => one.z === z);
}
