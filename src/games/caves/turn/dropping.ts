import type { Item } from '../model/items.ts';
import { beside, cellOf, DIRECTIONS, isInside } from '../model/place.ts';
import type { Spot } from '../model/place.ts';
import { spotOf } from './draft.ts';
import type { Draft } from './draft.ts';

/**
 * The nearest cell of ground without an item, breadth first, over ground as long as there is any; undefined where
 * all of the level is full.
 */
function restingPlace(draft: Draft, from: Spot): Spot | undefined {
  return nearest(draft, from, (spot) => draft.isGround(spot)) ?? nearest(draft, from, () => true);
}

function nearest(draft: Draft, from: Spot, leads: (spot: Spot) => boolean): Spot | undefined {
  const queue: Spot[] = [{ x: from.x, y: from.y, z: from.z }];
  const met = new Set([cellOf(from)]);
  for (const spot of queue) {
    if (!leads(spot)) continue;
    if (draft.isGround(spot) && draft.itemAt(spot) === undefined) return spot;
    for (const direction of DIRECTIONS) {
      const next = spotOf(spot, beside(spot, direction));
      if (!isInside(next.x, next.y) || met.has(cellOf(next))) continue;
      met.add(cellOf(next));
      queue.push(next);
    }
  }
  return undefined;
}

/** Lays an item on the ground as near as possible; returns where. */
export function dropAround(draft: Draft, from: Spot, item: Item): Spot | undefined {
  const spot = restingPlace(draft, from);
  if (spot !== undefined) draft.layItem(spot, item);
  return spot;
}
