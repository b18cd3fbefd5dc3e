import { describe, expect, it, test } from 'vitest';
import { below, makeStream } from '#core';
import { distancesFrom } from '#kit/grid/distances.ts';
import type { Cell } from '#kit/grid/distances.ts';
import { findPath } from '#kit/grid/path.ts';
import { NEIGHBOURS } from '#kit/grid/ways.ts';
import type { Ways } from '#kit/grid/ways.ts';
import { repeats } from '../support/deep.ts';

/** Passability on a map of `#` and other characters, with its middle at (0, 0). */
function onMap(map: readonly string[]) {
  const y0 = Math.floor(map.length / 2);
  const x0 = Math.floor((map[0] ?? '').length / 2);
  return (x: number, y: number) => (map[y + y0]?.[x + x0] ?? '#') !== '#';
}

/** Distances on a map, as one digit per cell. */
function digits(map: readonly string[], sources: readonly Cell[], radius: number, ways?: Ways) {
  const found = distancesFrom(onMap(map), sources, radius, ways);
  const y0 = Math.floor(map.length / 2);
  const x0 = Math.floor((map[0] ?? '').length / 2);
  return map.map((row, y) => Array.from(row, (_, x) => found.at(x - x0, y - y0) ?? ' ').join(''));
}

const MAP = ['.......', '.###.#.', '.#...#.', '.#.###.', '.......'];
const MIDDLE = { x: 0, y: 0 };

describe('distancesFrom', () => {
  it('counts steps around walls', () => {
    expect(digits(MAP, [MIDDLE], 20)).toEqual([
      '7654345',
      '8   2 6',
      '7 101 7',
      '6 2   8',
      '5434567',
    ]);
  });

  it('supports diagonals', () => {
    expect(digits(MAP, [MIDDLE], 20, 8)).toEqual([
      '5432223',
      '5   1 3',
      '4 101 4',
      '3 1   5',
      '3222345',
    ]);
  });

  it('stops at the radius', () => {
    expect(digits(MAP, [MIDDLE], 2)).toEqual([
      '       ',
      '    2  ',
      '  101  ',
      '  2    ',
      '       ',
    ]);
    expect(digits(MAP, [MIDDLE], 0)).toEqual([
      '       ',
      '       ',
      '   0   ',
      '       ',
      '       ',
    ]);
  });

  it('measures from the nearest source, which may be a wall', () => {
    expect(
      digits(
        MAP,
        [
          { x: -3, y: -2 },
          { x: 2, y: 0 },
        ],
        3,
      ),
    ).toEqual(['01233 3', '1   2 2', '2 32101', '3     2', '      3']);
  });

  it('throws without a source, and for a box that is too large', () => {
    expect(() => distancesFrom(() => true, [], 3)).toThrow(RangeError);
    expect(() => distancesFrom(() => true, [MIDDLE], 1e6)).toThrow(RangeError);
    expect(() => distancesFrom(() => true, [MIDDLE], -1)).toThrow(RangeError);
    const farApart = [MIDDLE, { x: 1e9, y: 0 }];
    expect(() => distancesFrom(() => true, farApart, 1)).toThrow(RangeError);
  });
});

const SIDE = 15;

/** Random map with two distant floor cells. */
function random(seed: string) {
  const stream = makeStream(seed, 'map');
  const share = below(stream, 50);
  const walls = new Set<string>();
  const [left, top] = [below(stream, 2000) - 1000, below(stream, 2000) - 1000];
  const cell = () => ({ x: left + below(stream, SIDE), y: top + below(stream, SIDE) });
  const [from, to] = [cell(), cell()];
  for (let y = top; y < top + SIDE; y++) {
    for (let x = left; x < left + SIDE; x++) if (below(stream, 100) < share) walls.add(`${x},${y}`);
  }
  for (const { x, y } of [from, to]) walls.delete(`${x},${y}`);
  const bounds = { left, top, right: left + SIDE - 1, bottom: top + SIDE - 1 };
  return {
    within: bounds,
    from,
    to,
    isPassable: (x: number, y: number) => !walls.has(`${x},${y}`),
  };
}

/** Distances by a naive search. */
function plainDistances(
  { within: bounds, from, isPassable }: ReturnType<typeof random>,
  ways: Ways,
) {
  const found = new Map([[`${from.x},${from.y}`, 0]]);
  let border = [from];
  for (let steps = 1; border.length > 0; steps++) {
    const next: Cell[] = [];
    for (const { x, y } of border) {
      for (const [dx, dy] of NEIGHBOURS.slice(0, ways)) {
        const to = { x: x + dx, y: y + dy };
        const isWithin =
          to.x >= bounds.left &&
          to.x <= bounds.right &&
          to.y >= bounds.top &&
          to.y <= bounds.bottom;
        if (!isWithin || !isPassable(to.x, to.y) || found.has(`${to.x},${to.y}`)) continue;
        found.set(`${to.x},${to.y}`, steps);
        next.push(to);
      }
    }
    border = next;
  }
  return found;
}

describe.each([4, 8] as const)('with %i directions on random maps', (ways) => {
  const count = repeats(300, 20_000);

  test('distances match a naive search', () => {
    for (let map = 0; map < count / 10; map++) {
      const randomMap = random(`distances ${map}`);
      const { left, top, right, bottom } = randomMap.within;
      const bounds = (x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom;
      const isPassable = (x: number, y: number) => bounds(x, y) && randomMap.isPassable(x, y);
      const reference = plainDistances(randomMap, ways);
      const found = distancesFrom(isPassable, [randomMap.from], SIDE * SIDE, ways);
      for (let y = top - 1; y <= bottom + 1; y++) {
        for (let x = left - 1; x <= right + 1; x++) {
          expect(found.at(x, y)).toBe(reference.get(`${x},${y}`));
        }
      }
    }
  });

  test('paths are shortest, passable, and found whenever one exists', () => {
    for (let map = 0; map < count; map++) {
      const randomMap = random(`paths ${map}`);
      const { from, to, isPassable } = randomMap;
      const path = findPath({ ...randomMap, ways });
      const expected = plainDistances(randomMap, ways).get(`${to.x},${to.y}`);
      expect([map, path?.length]).toEqual([map, expected]);
      let last = from;
      for (const cell of path ?? []) {
        expect(isPassable(cell.x, cell.y)).toBe(true);
        const step = [cell.x - last.x, cell.y - last.y];
        expect(NEIGHBOURS.slice(0, ways)).toContainEqual(step);
        last = cell;
      }
      expect(path === undefined || (last.x === to.x && last.y === to.y)).toBe(true);
    }
  });
});

describe('findPath', () => {
  const bounds = { left: -50, top: -50, right: 50, bottom: 50 };
  const [from, to] = [
    { x: -50, y: -50 },
    { x: 50, y: 50 },
  ];

  it('expands few cells in the open', () => {
    let looks = 0;
    const isPassable = () => {
      looks += 1;
      return true;
    };
    expect(findPath({ isPassable, from, to, within: bounds })).toHaveLength(200);
    expect(looks).toBeLessThan(1000);
  });

  it('stops after the maximum number of cells', () => {
    const open = { isPassable: () => true, from, to, within: bounds };
    expect(findPath({ ...open, most: 200 })).toHaveLength(200);
    expect(findPath({ ...open, most: 199 })).toBeUndefined();
    expect(findPath({ ...open, ways: 8, most: 100 })).toHaveLength(100);
  });

  it('returns an empty path to the starting cell', () => {
    expect(findPath({ isPassable: () => false, from, to: from, within: bounds })).toEqual([]);
  });

  it('throws for ends outside the box', () => {
    const outside = { isPassable: () => true, from, to: { x: 51, y: 0 }, within: bounds };
    expect(() => findPath(outside)).toThrow(RangeError);
  });
});
