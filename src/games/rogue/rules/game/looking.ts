import { chunkOf } from '#kit/grid/cell-set.ts';
import type { Box } from '#kit/grid/cell-set.ts';
import { chunkIn } from '#kit/grid/chunk-map.ts';
import { isFrontier } from '#kit/grid/frontier.ts';
import { mobIn } from '../model/by-chunk.ts';
import type { Mob } from '../model/mobs.ts';
import type { LyingItem, RogueState } from '../model/state.ts';
import { isIn } from '../turn/seeing.ts';
import { sightFrom } from '../turn/sight.ts';
import type { Sight } from '../turn/sight.ts';
import type { Place } from '../world/plan.ts';

export { visibleMobs as mobsInSight } from '../turn/seeing.ts';

/** The hero's field of view. */
export function sightOf({ ground, hero }: RogueState): Sight {
  return sightFrom(ground.walls, hero.at);
}

/** True if a cell has ever been seen; always true in debug mode. */
export function isSeen({ seen, options }: RogueState, { x, y }: Place): boolean {
  return options.mode === 'debug' || isIn(seen, x, y);
}

/** True for a cell next to an unseen one, optionally within a box. */
export function isFrontierAt(state: RogueState, place: Place, bounds?: Box): boolean {
  return isFrontier(place, 4, (x, y) => !isSeen(state, { x, y }) && isWithin(bounds, x, y));
}

function isWithin(box: Box | undefined, x: number, y: number): boolean {
  if (box === undefined) return true;
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** True if a cell has a wall; in a view, only if it has been seen. */
export function wallAt({ ground }: RogueState, { x, y }: Place): boolean {
  return ground.walls.has(x, y);
}

/** Items in a cell, in pick-up order. */
export function itemsAt({ items }: RogueState, { x, y }: Place): readonly LyingItem[] {
  const list = chunkIn(items, chunkOf(x), chunkOf(y)) ?? [];
  return list.filter((item) => item.x === x && item.y === y);
}

/** The mob in a cell. */
export function mobAt({ mobs }: RogueState, place: Place): Mob | undefined {
  return mobIn(mobs, place);
}
