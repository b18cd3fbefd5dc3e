import { describe, expect, test } from 'vitest';
import type { Board } from '#games/zrf/rules/model/index.ts';
import { stageRules } from './stage.ts';

const GRID = `(grid (start-rectangle 1 2 11 12) (dimensions ("a/b" (10 0)) ("2/1" (0 20)))
  (directions (n 0 -1) (e 1 0)))`;
const LINE = '(grid (start-rectangle 0 0 9 9) (dimensions ("x/y/z" (10 0))) (directions (e 1)))';

function boardOf(parts: string): Board {
  const pieces = '(piece (name Man) (moves (add)))';
  return stageRules({ board: `(board ${parts})`, pieces, setup: '' }).board;
}

/** Links of a direction as `from-to`. */
function links({ positions, directions, links: tables }: Board, direction: string): string[] {
  const table = tables[directions.indexOf(direction)] ?? new Int32Array();
  return [...table].flatMap((to, from) => {
    return to < 0 ? [] : [`${positions[from]?.name ?? ''}-${positions[to]?.name ?? ''}`];
  });
}

function names({ positions }: Board): string[] {
  return positions.map(({ name }) => name);
}

describe('a grid', () => {
  test('has names, first dimension fastest, and rectangles', () => {
    const board = boardOf(GRID);
    expect(names(board)).toEqual(['a2', 'b2', 'a1', 'b1']);
    expect(board.positions[3]?.rectangle).toEqual({ left: 11, top: 22, right: 21, bottom: 32 });
    expect(board.grids[0]).toEqual({
      labels: [
        ['a', 'b'],
        ['2', '1'],
      ],
      shifts: [
        { dx: 10, dy: 0 },
        { dx: 0, dy: 20 },
      ],
      start: { left: 1, top: 2, right: 11, bottom: 12 },
      positions: [0, 1, 2, 3],
    });
  });

  test('has directions that stay within it', () => {
    expect(links(boardOf(GRID), 'n')).toEqual(['a1-a2', 'b1-b2']);
    expect(links(boardOf(GRID), 'e')).toEqual(['a2-b2', 'a1-b1']);
  });

  test('can have one dimension or three', () => {
    expect(links(boardOf(LINE), 'e')).toEqual(['x-y', 'y-z']);
    const cube = boardOf(`(grid (start-rectangle 0 0 9 9)
      (dimensions ("a/b" (10 0)) ("1/2" (0 10)) ("L/R" (40 5))) (directions (up 0 0 1) (d 1 1 -1)))`);
    expect(names(cube)).toEqual(['a1L', 'b1L', 'a2L', 'b2L', 'a1R', 'b1R', 'a2R', 'b2R']);
    expect(links(cube, 'up')).toEqual(['a1L-a1R', 'b1L-b1R', 'a2L-a2R', 'b2L-b2R']);
    expect(links(cube, 'd')).toEqual(['a1R-b2L']);
    expect(cube.positions[7]?.rectangle).toEqual({ left: 50, top: 15, right: 59, bottom: 24 });
  });

  test('precedes free positions, wherever they are declared', () => {
    const board = boardOf(`(positions (hand 0 0 5 5)) ${LINE} ${GRID}`);
    expect(names(board)).toEqual(['x', 'y', 'z', 'a2', 'b2', 'a1', 'b1', 'hand']);
    expect(links(board, 'e')).toEqual(['x-y', 'y-z', 'a2-b2', 'a1-b1']);
  });
});

describe('links', () => {
  test.each([
    ['added one-way, over others', '(links e (b1 a2) (a1 b2))', 'e', ['a2-b2', 'a1-b2', 'b1-a2']],
    ['of a new direction', '(links next (a1 b2))', 'next', ['a1-b2']],
    ['cut from and to a position', '(unlink b1)', 'e', ['a2-b2']],
    ['cut between two positions, both ways', '(links e (b1 a1)) (unlink (a1 b1))', 'e', ['a2-b2']],
    ['cut in one direction', '(unlink (a1 e))', 'e', ['a2-b2']],
    ['cut, then added', '(unlink (a1 e)) (links e (a1 b1))', 'e', ['a2-b2', 'a1-b1']],
  ])('%s', (_, parts, direction, expected) => {
    expect(links(boardOf(GRID + parts), direction)).toEqual(expected);
  });
});

test('killed positions lose their links and zones', () => {
  const board = boardOf(
    `${GRID} (kill-positions b2) (zone (name z) (players White) (positions a2 b2))`,
  );
  expect(names(board)).toEqual(['a2', 'a1', 'b1']);
  expect(board.grids[0]?.positions).toEqual([0, -1, 1, 2]);
  expect([links(board, 'n'), links(board, 'e')]).toEqual([['a1-a2'], ['a1-b1']]);
  expect(board.zones[0]?.positions).toEqual([[0], undefined]);
});

test('dummies and pictures are read', () => {
  const board = boardOf(`(image "boards\\one.bmp" "two.bmp") ${LINE} (dummy y)`);
  expect(board.images).toEqual(['boards/one.bmp', 'two.bmp']);
  expect(board.positions.map(({ isDummy }) => isDummy)).toEqual([false, true, false]);
});

test('symmetry preserves unlisted directions', () => {
  const board = boardOf(`${GRID} (links s (a2 a1)) (symmetry Black (n s))`);
  expect(board.symmetry).toEqual([
    [0, 1, 2],
    [2, 1, 2],
  ]);
});

test('a zone has separate positions per player, or common ones without players', () => {
  const board = boardOf(`${LINE} (zone (name home) (players White) (positions x y))
    (zone (name home) (players Black) (positions z)) (zone (name all) (positions y))`);
  expect(board.zones).toEqual([
    { name: 'home', positions: [[0, 1], [2]] },
    { name: 'all', positions: [[1], [1]] },
  ]);
});
