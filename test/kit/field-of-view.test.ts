import { describe, expect, it, test } from 'vitest';
import { below, makeStream } from '#core';
import type { Random } from '#core';
import { fieldOfView } from '#kit/grid/field-of-view.ts';
import { repeats } from '../support/deep.ts';

/** View of a map of `#` and `.` from its `@`, with unseen cells blank. */
function seen(map: readonly string[], radius: number): string[] {
  const y = map.findIndex((row) => row.includes('@'));
  const x = (map[y] as string).indexOf('@');
  const shown = map.map((row) => Array.from(row, () => ' '));
  const isOpaque = (cx: number, cy: number) => (map[cy]?.[cx] ?? '#') === '#';
  fieldOfView(isOpaque, x, y, radius, (cx, cy) => {
    const row = shown[cy];
    if (row?.[cx] !== undefined) row[cx] = (map[cy] as string)[cx] as string;
  });
  return shown.map((row) => row.join('').trimEnd());
}

describe('the field of view', () => {
  it('ends at walls, which are visible', () => {
    const room = ['#######', '#.....#', '#..@..#', '#.....#', '#######', '.......'];
    expect(seen(room, 9)).toEqual([...room.slice(0, 5), '']);
  });

  it('is a disc in the open', () => {
    const openMap = Array.from({ length: 7 }, (_, y) => (y === 3 ? '...@...' : '.......'));
    expect(seen(openMap, 3)).toEqual([
      '   .',
      ' .....',
      ' .....',
      '...@...',
      ' .....',
      ' .....',
      '   .',
    ]);
    expect(seen(openMap, 0)).toEqual(['', '', '', '   @', '', '', '']);
  });

  it('has a shadow behind a pillar that widens with distance', () => {
    const hall = ['.........', '.........', '.........', '....#....', '.........', '....@....'];
    expect(seen(hall, 9)).toEqual([
      '...   ...',
      '.... ....',
      '.... ....',
      '....#....',
      '.........',
      '....@....',
    ]);
  });

  it('includes all walls of a corridor, even distant ones', () => {
    const corridor = ['###############', '#@............#', '###############'];
    expect(seen(corridor, 20)).toEqual(corridor);
  });

  it('works on both sides of zero', () => {
    const visible = new Set<string>();
    fieldOfView(
      (x) => x === -1002,
      -1000,
      -7,
      5,
      (x, y) => visible.add(`${x},${y}`),
    );
    expect(visible.has('-1002,-7')).toBe(true);
    expect(visible.has('-1003,-7')).toBe(false);
    expect(visible.has('-995,-7')).toBe(true);
  });

  it('throws for an invalid radius', () => {
    const look = (radius: number) => () =>
      fieldOfView(
        () => false,
        0,
        0,
        radius,
        () => undefined,
      );
    for (const radius of [-1, 1.5, Number.NaN, 10_001]) expect(look(radius)).toThrow(RangeError);
  });
});

const SIDE = 24;

/** Walls on a map of SIDE by SIDE cells. */
type Walls = Uint8Array;

/** Rectangular rooms, some with pillars. */
function rooms(random: Random): Walls {
  const walls = new Uint8Array(SIDE * SIDE).fill(1);
  for (let room = 3 + below(random, 5); room > 0; room -= 1) {
    const width = 2 + below(random, 9);
    const height = 2 + below(random, 9);
    const left = 1 + below(random, SIDE - width - 1);
    const top = 1 + below(random, SIDE - height - 1);
    for (let y = top; y < top + height; y++) {
      for (let x = left; x < left + width; x++) {
        walls[y * SIDE + x] = below(random, 12) === 0 ? 1 : 0;
      }
    }
  }
  return walls;
}

/** Caves: random walls, with a different share for each cave. */
function caves(random: Random): Walls {
  const share = 15 + below(random, 40);
  return Uint8Array.from({ length: SIDE * SIDE }, () => (below(random, 100) < share ? 1 : 0));
}

/** View from each floor cell, as a list of visibility flags. */
function allViews(walls: Walls, radius: number): (Uint8Array | undefined)[] {
  const isOpaque = (x: number, y: number) =>
    x < 0 || y < 0 || x >= SIDE || y >= SIDE || walls[y * SIDE + x] === 1;
  return Array.from(walls, (wall, cell) => {
    if (wall === 1) return undefined;
    const view = new Uint8Array(SIDE * SIDE);
    fieldOfView(isOpaque, cell % SIDE, Math.floor(cell / SIDE), radius, (x, y) => {
      if (x >= 0 && y >= 0 && x < SIDE && y < SIDE) view[y * SIDE + x] = 1;
    });
    return view;
  });
}

/** Pairs of floor cells with one-way visibility. */
function oneSided(walls: Walls, radius: number): string[] {
  const views = allViews(walls, radius);
  const pairs: string[] = [];
  for (const [one, view] of views.entries()) {
    if (view === undefined) continue;
    for (let other = 0; other < one; other++) {
      const back = views[other];
      if (back !== undefined && back[one] !== view[other]) pairs.push(`${one}-${other}`);
    }
  }
  return pairs;
}

test.each([
  ['rooms', rooms],
  ['caves', caves],
] as const)('visibility is mutual for all pairs of floor cells in random %s', (name, make) => {
  for (let map = 0; map < repeats(5, 1000); map++) {
    const random = makeStream(`${name} ${map}`, 'map');
    const walls = make(random);
    expect([map, oneSided(walls, 3 + below(random, 30))]).toEqual([map, []]);
  }
});

/**
 * Naive line-of-sight test: true if no wall touches the interior of the line between the centres.
 */
function isClear(walls: Walls, one: number, other: number): boolean {
  const [x1, y1] = [one % SIDE, Math.floor(one / SIDE)];
  const [x2, y2] = [other % SIDE, Math.floor(other / SIDE)];
  for (let y = Math.min(y1, y2); y <= Math.max(y1, y2); y++) {
    for (let x = Math.min(x1, x2); x <= Math.max(x1, x2); x++) {
      if (walls[y * SIDE + x] === 1 && isCut(x1, y1, x2, y2, x, y)) return false;
    }
  }
  return true;
}

/** True if a line between centres meets a cell, including its border. */
function isCut(x1: number, y1: number, x2: number, y2: number, x: number, y: number): boolean {
  const sides = [-1, 1].flatMap((dx) =>
    [-1, 1].map((dy) => (x2 - x1) * (2 * y + dy - 2 * y1) - (y2 - y1) * (2 * x + dx - 2 * x1)),
  );
  return Math.min(...sides) <= 0 && Math.max(...sides) >= 0;
}

test('every cell with a clear straight line is visible', () => {
  for (let map = 0; map < repeats(2, 40); map++) {
    const walls = caves(makeStream(`lines ${map}`, 'map'));
    for (const [one, view] of allViews(walls, 40).entries()) {
      if (view === undefined) continue;
      for (let other = 0; other < one; other++) {
        if (walls[other] === 0 && isClear(walls, one, other)) expect(view[other]).toBe(1);
      }
    }
  }
});
