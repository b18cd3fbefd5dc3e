import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CellSet, chunkOf, localOf } from '#kit/grid/cell-set.ts';

const LIMIT = 2 ** 31 - 1;
const coordinate = fc.oneof(
  fc.integer({ min: -70, max: 70 }),
  fc.integer({ min: -LIMIT, max: LIMIT }),
);
const cells = fc.array(fc.tuple(coordinate, coordinate), { maxLength: 40 });

describe('chunks', () => {
  it('are found by rounding down, on both sides of zero', () => {
    fc.assert(
      fc.property(coordinate, (x) => {
        expect(chunkOf(x)).toBe(Math.floor(x / 32));
        expect(localOf(x)).toBe(x - 32 * Math.floor(x / 32));
      }),
    );
    expect([-33, -32, -1, 0, 31, 32].map(chunkOf)).toEqual([-2, -1, -1, 0, 0, 1]);
  });
});

describe('a cell set', () => {
  it('contains the same cells as a plain set', () => {
    fc.assert(
      fc.property(cells, cells, cells, (added, deleted, queried) => {
        const cellSet = new CellSet();
        const expected = new Map<string, readonly [number, number]>();
        for (const [x, y] of added) {
          cellSet.add(x, y);
          expected.set(`${x},${y}`, [x, y]);
        }
        for (const [x, y] of [...deleted, ...added.slice(0, 5)]) {
          cellSet.delete(x, y);
          expected.delete(`${x},${y}`);
        }
        for (const [x, y] of [...added, ...queried]) {
          expect(cellSet.has(x, y)).toBe(expected.has(`${x},${y}`));
        }
        expect(cellSet.count()).toBe(expected.size);
        const left = [...expected.values()];
        const xs = left.map(([x]) => x);
        const ys = left.map(([, y]) => y);
        expect(cellSet.box()).toEqual(
          left.length === 0
            ? undefined
            : {
                left: Math.min(...xs),
                top: Math.min(...ys),
                right: Math.max(...xs),
                bottom: Math.max(...ys),
              },
        );
      }),
    );
  });

  it('lists its non-empty chunks by rows', () => {
    const cellSet = new CellSet();
    for (const [x, y] of [
      [40, 1],
      [-1, -1],
      [0, 0],
      [100, 100],
    ] as const) {
      cellSet.add(x, y);
    }
    cellSet.delete(100, 100);
    const places = cellSet.chunks().map(({ x, y }) => [x, y]);
    expect(places).toEqual([
      [-1, -1],
      [0, 0],
      [1, 0],
    ]);
    expect(cellSet.chunk(-1, -1)?.[31]).toBe(1 << 31);
    expect(cellSet.chunk(7, 7)).toBeUndefined();
  });

  it('is independent of its copy', () => {
    const cellSet = new CellSet();
    cellSet.add(-5, 7);
    const copy = cellSet.copy();
    copy.delete(-5, 7);
    copy.add(1, 1);
    expect([cellSet.has(-5, 7), cellSet.has(1, 1)]).toEqual([true, false]);
    expect([copy.has(-5, 7), copy.has(1, 1)]).toEqual([false, true]);
  });
});
