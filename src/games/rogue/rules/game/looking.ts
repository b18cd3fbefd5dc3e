import { chunkOf } from '#kit/grid/cell-set.ts';
import type { Box } from '#kit/grid/cell-set.ts';
import { chunkIn } from '#kit/grid/chunk-map.ts';
import { isFrontier } from '#kit/grid/frontier.ts';
import type { Mob } from '../model/mobs.ts';
import type { LyingItem, RogueState } from '../model/state.ts';
import { inSightOf, isIn } from '../turn/seeing.ts';
import { sightFrom } from '../turn/sight.ts';
import type { Sight } from '../turn/sight.ts';
import type { Place } from '../world/plan.ts';

/** What is seen from where the hero stands. */
export function sightOf({ ground, hero }: RogueState): Sight {
  return sightFrom(ground.walls, hero.at);
}

/** Whether a cell has ever been seen; in debug mode all have. */
export function isSeen({ seen, options }: RogueState, { x, y }: Place): boolean {
  return options.mode === 'debug' || isIn(seen, x, y);
}

/** True for a cell beside one that has never been seen, within a box where one is given. */
export function isFrontierAt(state: RogueState, place: Place, within?: Box): boolean {
  return isFrontier(place, 4, (x, y) => !isSeen(state, { x, y }) && isWithin(within, x, y));
}

function isWithin(box: Box | undefined, x: number, y: number): boolean {
  if (box === undefined) return true;
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** Whether there is a wall; in a view only where it has been seen. */
export function wallAt({ ground }: RogueState, { x, y }: Place): boolean {
  return ground.walls.has(x, y);
}

/** What lies in a cell, as it is picked up. */
export function itemsAt({ items }: RogueState, { x, y }: Place): readonly LyingItem[] {
  const list = chunkIn(items, chunkOf(x), chunkOf(y)) ?? [];
  return list.filter((item) => item.x === x && item.y === y);
}

/** Who stands in a cell. */
export function mobAt({ mobs }: RogueState, { x, y }: Place): Mob | undefined {
  return (chunkIn(mobs, chunkOf(x), chunkOf(y)) ?? []).find((mob) => mob.x === x && mob.y === y);
}

/** The mobs that the hero sees and knows for mobs, by their ids. */
export function mobsInSight(state: RogueState): readonly Mob[] {
  const { mobs, hero } = state;
  const seen = inSightOf(mobs, hero.at, sightOf(state)).filter(({ guise }) => guise === undefined);
  return [...seen].sort((one, other) => one.id - other.id);
}
