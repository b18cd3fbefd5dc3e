import type { Box } from '#kit/grid/cell-set.ts';
import { chunksIn } from '#kit/grid/chunk-map.ts';
import type { Ground, RogueState } from '../model/state.ts';

const EXTENTS = new WeakMap<Ground, Box>();

/** Bounding box of a world's contents, with endless ground beyond. */
export function extentOf({ ground }: RogueState): Box {
  const cached = EXTENTS.get(ground);
  if (cached !== undefined) return cached;
  const { start, walls } = ground;
  const box = walls.box() ?? { left: start.x, top: start.y, right: start.x, bottom: start.y };
  let { left, top, right, bottom } = box;
  const items = chunksIn(ground.items).flatMap(({ value }) => value);
  const mobs = chunksIn(ground.mobs).flatMap(({ value }) => value);
  for (const { x, y } of [start, ...items, ...mobs]) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  const extent = { left, top, right, bottom };
  EXTENTS.set(ground, extent);
  return extent;
}
