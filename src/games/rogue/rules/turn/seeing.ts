import { elementAt } from '#core';
import { CHUNK, chunkOf, localOf } from '#kit/grid/cell-set.ts';
import { chunkIn, withChunk } from '#kit/grid/chunk-map.ts';
import type { ChunkMap } from '#kit/grid/chunk-map.ts';
import type { Mob } from '../model/mobs.ts';
import type { LyingItem, RogueState, Rows } from '../model/state.ts';
import type { Place } from '../world/plan.ts';
import type { Sight } from './sight.ts';
import { SIGHT, sightFrom } from './sight.ts';

const NO_ROWS: Rows = new Array<number>(CHUNK).fill(0);

/** True if a cell is in a set stored as rows of chunks. */
export function isIn(seen: ChunkMap<Rows>, x: number, y: number): boolean {
  const rows = chunkIn(seen, chunkOf(x), chunkOf(y));
  return rows !== undefined && ((elementAt(rows, localOf(y)) >>> localOf(x)) & 1) === 1;
}

/** Newly seen cells of a chunk. */
export interface News {
  readonly x: number;
  readonly y: number;
  readonly rows: Rows;
}

/** Adds the visible cells to memory and returns those never seen before. */
export function remember(
  seen: ChunkMap<Rows>,
  sight: Sight,
): { readonly seen: ChunkMap<Rows>; readonly news: readonly News[] } {
  const now = new Map<number, Map<number, number[]>>();
  sight.each((x, y) => {
    const [cx, cy] = [chunkOf(x), chunkOf(y)];
    const line = now.get(cy) ?? new Map<number, number[]>();
    if (line.size === 0) now.set(cy, line);
    const rows = line.get(cx) ?? [...NO_ROWS];
    line.set(cx, rows);
    rows[localOf(y)] = elementAt(rows, localOf(y)) | (1 << localOf(x));
  });
  let all = seen;
  const news: News[] = [];
  for (const [cy, line] of now) {
    for (const [cx, rows] of line) {
      const before = chunkIn(seen, cx, cy) ?? NO_ROWS;
      const added = rows.map((row, index) => row & ~elementAt(before, index));
      if (added.every((row) => row === 0)) continue;
      all = withChunk(
        all,
        cx,
        cy,
        before.map((row, index) => row | elementAt(added, index)),
      );
      news.push({ x: cx, y: cy, rows: added });
    }
  }
  return { seen: all, news };
}

export function isNew({ x, y, rows }: News, place: Place): boolean {
  if (chunkOf(place.x) !== x || chunkOf(place.y) !== y) return false;
  return ((elementAt(rows, localOf(place.y)) >>> localOf(place.x)) & 1) === 1;
}

/** Chunks visible from a cell. */
function chunksAround({ x, y }: Place): readonly Place[] {
  const chunks: Place[] = [];
  for (let cy = chunkOf(y - SIGHT); cy <= chunkOf(y + SIGHT); cy++)
    for (let cx = chunkOf(x - SIGHT); cx <= chunkOf(x + SIGHT); cx++) chunks.push({ x: cx, y: cy });
  return chunks;
}

/** Visible entries of a list stored by chunk. */
export function inSightOf<T extends LyingItem | Mob>(
  all: ChunkMap<readonly T[]>,
  at: Place,
  sight: Sight,
): readonly T[] {
  return chunksAround(at).flatMap((chunk) =>
    (chunkIn(all, chunk.x, chunk.y) ?? []).filter((one) => sight.has(one.x, one.y)),
  );
}

/** Visible mobs that are not disguised, in order of id. */
export function visibleMobs({ mobs, hero, ground }: RogueState): readonly Mob[] {
  const sight = sightFrom(ground.walls, hero.at);
  const seen = inSightOf(mobs, hero.at, sight).filter(({ guise }) => guise === undefined);
  return [...seen].sort((one, other) => one.id - other.id);
}
