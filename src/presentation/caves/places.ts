import { beside, levelOf, placeOf, playerOf, stepsBetween } from '../../games/caves/index.ts';
import type { CavesState, Place, Spot } from '../../games/caves/index.ts';
import { findWay } from '../../kit/grid/way.ts';
import { isKnownGround, searchFor, spotKey } from './ways.ts';

/** The nearest stairs of that kind on the level of the player that he knows of. */
export function nearestStairs(view: CavesState, tile: string): Place | undefined {
  const player = playerOf(view);
  const found = [...levelOf(view).tiles].flatMap((one, cell) => {
    return one === tile ? [placeOf(cell)] : [];
  });
  return found.sort((one, other) => stepsBetween(player, one) - stepsBetween(player, other))[0];
}

/** The way that the player would take to a place of his level; undefined where he knows of none. */
export function wayTo(view: CavesState, to: Place): readonly Place[] | undefined {
  const { x, y, z } = playerOf(view);
  const goal: Spot = { ...to, z };
  if (!isKnownGround(view, goal)) return undefined;
  const way = findWay(searchFor(view, (spot) => spotKey(spot) === spotKey(goal)));
  let spot: Spot = { x, y, z };
  const spots = way?.map((step) => {
    if (step === 'up' || step === 'down') spot = { ...spot, z: spot.z + (step === 'up' ? -1 : 1) };
    else spot = { ...beside(spot, step), z: spot.z };
    return spot;
  });
  return spots?.filter((one) => one.z === z);
}
