import { chunkOf } from '#kit/grid/cell-set.ts';
import { chunkIn, withChunk } from '#kit/grid/chunk-map.ts';
import type { ChunkMap } from '#kit/grid/chunk-map.ts';
import type { Place } from '../world/plan.ts';
import type { Mob } from './mobs.ts';

/** Groups a list by chunk, preserving order. */
export function byChunk<T extends Place>(list: readonly T[]): ChunkMap<readonly T[]> {
  const lists = new Map<string, { readonly x: number; readonly y: number; readonly all: T[] }>();
  for (const one of list) {
    const [x, y] = [chunkOf(one.x), chunkOf(one.y)];
    const existing = lists.get(`${x},${y}`);
    if (existing === undefined) lists.set(`${x},${y}`, { x, y, all: [one] });
    else existing.all.push(one);
  }
  let map: ChunkMap<readonly T[]>;
  for (const { x, y, all } of lists.values()) map = withChunk(map, x, y, all);
  return map;
}

/** The mob in a cell. */
export function mobIn(mobs: ChunkMap<readonly Mob[]>, { x, y }: Place): Mob | undefined {
  return (chunkIn(mobs, chunkOf(x), chunkOf(y)) ?? []).find((mob) => mob.x === x && mob.y === y);
}
