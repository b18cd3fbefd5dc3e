import type { Item } from '../model/items.ts';
import { beside, cellOf, DIRECTIONS, isInside } from '../model/place.ts';
import type { Place, Spot } from '../model/place.ts';
import { spotOf } from './draft.ts';
import type { CavesDraft } from './draft.ts';

/** The nearest cell to walk to that is free, breadth first over ground; undefined where there is none. */
export function nearestFree(
  from: Place,
  isGround: (place: Place) => boolean,
  isFree: (place: Place) => boolean,
): Place | undefined {
  const queue: Place[] = [{ x: from.x, y: from.y }];
  const met = new Set([cellOf(from)]);
  for (const place of queue) {
    if (isFree(place)) return place;
    for (const direction of DIRECTIONS) {
      const next = beside(place, direction);
      if (!isInside(next.x, next.y) || met.has(cellOf(next)) || !isGround(next)) continue;
      met.add(cellOf(next));
      queue.push(next);
    }
  }
  return undefined;
}

/**
 * Lays an item on the nearest floor that one could walk to from a cell; returns where. Undefined where all of
 * it is taken: the item is lost then, but for the bear, which takes the place of another.
 */
export function dropAround(draft: CavesDraft, from: Spot, item: Item): Spot | undefined {
  const free = nearestFree(
    from,
    (place) => draft.isGround(spotOf(from, place)),
    (place) => draft.itemAt(spotOf(from, place)) === undefined,
  );
  if (free === undefined && item.kind !== 'bear') return undefined;
  const spot = spotOf(from, free ?? from);
  if (free === undefined) draft.takeItem(spot);
  draft.layItem(spot, item);
  return spot;
}
