import { CHUNK, chunkOf } from '#kit/grid/cell-set.ts';
import type { Box } from '#kit/grid/cell-set.ts';
import { chunkIn, withChunk } from '#kit/grid/chunk-map.ts';
import type { ChunkMap } from '#kit/grid/chunk-map.ts';
import type { Rows } from '../model/state.ts';

/** Bits from `first` to `last` of a row that starts at `start`. */
function bitsOf(start: number, first: number, last: number): number {
  let bits = 0;
  for (let at = Math.max(0, first - start); at <= Math.min(CHUNK - 1, last - start); at++)
    bits |= 1 << at;
  return bits;
}

/** Memory with all cells of a box. */
export function withBox(seen: ChunkMap<Rows>, box: Box): ChunkMap<Rows> {
  let all = seen;
  for (let cy = chunkOf(box.top); cy <= chunkOf(box.bottom); cy++) {
    for (let cx = chunkOf(box.left); cx <= chunkOf(box.right); cx++) {
      const bits = bitsOf(cx * CHUNK, box.left, box.right);
      const before = chunkIn(seen, cx, cy);
      const rows = Array.from({ length: CHUNK }, (_, row) => {
        const y = cy * CHUNK + row;
        return (before?.[row] ?? 0) | (y < box.top || y > box.bottom ? 0 : bits);
      });
      all = withChunk(all, cx, cy, rows as Rows);
    }
  }
  return all;
}
