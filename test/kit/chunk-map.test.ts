import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedChunks, chunkIn, chunksIn, withChunk } from '#kit/grid/chunk-map.ts';
import type { ChunkMap } from '#kit/grid/chunk-map.ts';

const coordinate = fc.oneof(
  fc.integer({ min: -5, max: 5 }),
  fc.integer({ min: -(2 ** 26), max: 2 ** 26 - 1 }),
);
const entries = fc.array(fc.tuple(coordinate, coordinate, fc.integer()), { maxLength: 60 });

function fill(list: readonly (readonly [number, number, number])[], start?: ChunkMap<number>) {
  return list.reduce<ChunkMap<number>>((map, [x, y, value]) => withChunk(map, x, y, value), start);
}

describe('a chunk map', () => {
  it('contains the same values as a plain map, in row order', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const expected = new Map(list.map(([x, y, value]) => [`${x},${y}`, value]));
        const map = fill(list);
        const all = chunksIn(map);
        expect(all).toHaveLength(expected.size);
        for (const { x, y, value } of all) {
          expect(value).toBe(expected.get(`${x},${y}`));
          expect(chunkIn(map, x, y)).toBe(value);
        }
        const inOrder = [...all].sort((one, other) => one.y - other.y || one.x - other.x);
        expect(all).toEqual(inOrder);
      }),
    );
  });

  it('is immutable, and finds its difference from another map', () => {
    fc.assert(
      fc.property(entries, entries, (before, added) => {
        const map = fill(before);
        const text = JSON.stringify(chunksIn(map));
        const after = fill(added, map);
        expect(JSON.stringify(chunksIn(map))).toBe(text);
        const changed = chunksIn(after).filter(({ x, y, value }) => chunkIn(map, x, y) !== value);
        expect(changedChunks(map, after)).toEqual(changed);
      }),
    );
  });
});
