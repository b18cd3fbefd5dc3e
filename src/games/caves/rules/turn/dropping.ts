import type { Item } from '../model/items.ts';
import { neighbourIn, cellOf, DIRECTIONS, isInside } from '../model/place.ts';
import type { Place, Spot } from '../model/place.ts';
import { spotOf } from './draft.ts';
import type { CavesDraft } from './draft.ts';

/** The nearest free cell reachable over ground, found breadth first; undefined if there is none. */
export function nearestFree(
  from: Place,
  isGround: (place: Place) => boolean,
  isFree: (place: Place) => boolean,
): Place | undefined {
  const queue: Place[] = [{ x: from.x, y: from.y }];
  const visited = new Set([cellOf(from)]);
  for (const place of queue) {
    if (isFree(place)) return place;
    for (const direction of DIRECTIONS) {
      const next = neighbourIn(place, direction);
      if (!isInside(next.x, next.y) || visited.has(cellOf(next)) || !isGround(next)) continue;
      visited.add(cellOf(next));
      queue.push(next);
    }
  }
  return undefined;
}

/**
 * Drops an item on the nearest free floor within walking distance and returns its place. If all
 * cells are taken, the item is lost and the result is undefined. The item to bring home replaces
 * another one instead.
 */
export function dropAround(draft: CavesDraft, from: Spot, item: Item): Spot | undefined {
  const free = nearestFree(
    from,
    (place) => draft.isGround(spotOf(from, place)),
    (place) => draft.itemAt(spotOf(from, place)) === undefined,
  );
  if (free === undefined && item.kind !== draft.content.quest) return undefined;
  const spot = spotOf(from, free ?? from);
  if (free === undefined) draft.takeItem(spot);
  draft.layItem(spot, item);
  return spot;
}
