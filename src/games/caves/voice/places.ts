import { levelOf, placeOf, playerOf, stepsBetween, tileAt } from '../rules/index.ts';
import type { CavesState, Place, Spot } from '../rules/index.ts';
import { findWay, placesAlong } from '#kit/grid/way.ts';
import { isKnownGround, searchFor, spotKey } from './ways.ts';

/**
 * The nearest known stairs of a kind on the player's level; reachable ones take precedence, then
 * those nearest in a straight line.
 */
export function nearestStairs(view: CavesState, tile: string): Place | undefined {
  const player = playerOf(view);
  const { tiles } = levelOf(view);
  const found = [...tiles].flatMap((one, cell) => (one === tile ? [placeOf(cell)] : []));
  if (found.length === 0) return undefined;
  if (tileAt(tiles, player) === tile) return { x: player.x, y: player.y };
  const isThere = (spot: Spot) => spot.z === player.z && tileAt(tiles, spot) === tile;
  const end = spotsTo(view, isThere)?.at(-1);
  if (end !== undefined) return { x: end.x, y: end.y };
  return found.sort((one, other) => stepsBetween(player, one) - stepsBetween(player, other))[0];
}

/** The player's path to a place on this level; undefined if none is known. */
export function wayTo(view: CavesState, to: Place): readonly Place[] | undefined {
  const { z } = playerOf(view);
  const goal: Spot = { ...to, z };
  if (!isKnownGround(view, goal)) return undefined;
  const spots = spotsTo(view, (spot) => spotKey(spot) === spotKey(goal));
  return spots?.filter((one) => one.z === z);
}

/** Cells along a shortest path. */
function spotsTo(view: CavesState, isGoal: (spot: Spot) => boolean): readonly Spot[] | undefined {
  const search = searchFor(view, isGoal);
  const way = findWay(search);
  return way && placesAlong(search, way);
}
