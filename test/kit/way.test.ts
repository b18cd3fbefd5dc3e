import { describe, expect, test } from 'vitest';
import type { Cell } from '#kit/grid/distances.ts';
import { isFrontier } from '#kit/grid/frontier.ts';
import { cellMarks, findWay, keyOf, placesAlong } from '#kit/grid/way.ts';
import type { PathParameters } from '#kit/grid/way.ts';

const STEPS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const;
type Step = keyof typeof STEPS;

/** Search from `@` over `.` to `>`, or to `x`, which cannot be entered. */
function searchIn(rows: readonly string[]): PathParameters<Cell, Step> {
  const at = ({ x, y }: Cell) => rows[y]?.charAt(x) ?? '';
  const y = rows.findIndex((row) => row.includes('@'));
  return {
    from: { x: rows[y]?.indexOf('@') ?? 0, y },
    steps: ['up', 'down', 'left', 'right'],
    beside: (cell, step) => ({ x: cell.x + STEPS[step][0], y: cell.y + STEPS[step][1] }),
    keyOf,
    isFree: (cell) => ['.', '>'].includes(at(cell)),
    isGoal: (cell) => ['>', 'x'].includes(at(cell)),
    most: 1000,
  };
}

describe('findWay', () => {
  const search = searchIn(['@#>', '...']);

  test('finds the shortest path around obstacles', () => {
    expect(findWay(search)).toEqual(['down', 'right', 'right', 'up']);
    expect(findWay({ ...search, marks: cellMarks })).toEqual(findWay(search));
  });

  test('returns steps whose last place is the goal', () => {
    expect(placesAlong(search, ['down', 'right'])).toEqual([
      { x: 0, y: 1 },
      { x: 1, y: 1 },
    ]);
  });

  test('can end on an impassable place, unless `endsOnFree`', () => {
    const nearSearch = searchIn(['@x..>', '.....']);
    expect(findWay(nearSearch)).toEqual(['right']);
    expect(findWay({ ...nearSearch, endsOnFree: true })).toHaveLength(6);
  });

  test('stops after the maximum number of places', () => {
    expect(findWay({ ...search, most: 2 })).toBeUndefined();
    expect(findWay(searchIn(['@#>']))).toBeUndefined();
  });
});

test('a frontier is next to an unknown cell, diagonally only with 8 directions', () => {
  const isUnknown = (x: number, y: number) => x === 1 && y === 1;
  expect(isFrontier({ x: 0, y: 0 }, 4, isUnknown)).toBe(false);
  expect(isFrontier({ x: 0, y: 0 }, 8, isUnknown)).toBe(true);
  expect(isFrontier({ x: 1, y: 0 }, 4, isUnknown)).toBe(true);
});
