import { describe, expect, test } from 'vitest';
import { must, assertDefined } from '#core';
import { Handling } from '#games/zrf/puzzles/index.ts';
import { goalPlacesOf, isAboutSome } from '#games/zrf/page/puzzle/game/goal.ts';
import { groundOf } from '#games/zrf/page/puzzle/game/ground.ts';
import { middleOf, outlineOf } from '#games/zrf/page/blocks/outline.ts';
import { Tracker } from '#games/zrf/page/puzzle/sliding/tracker.ts';
import { openPuzzle, poseText } from '../../puzzles/layout.ts';
import type { Posed } from '../../puzzles/layout.ts';

/** Places marked by `#` in rows of text. */
function places(...rows: readonly string[]) {
  return rows.flatMap((text, row) =>
    [...text].flatMap((letter, column) => (letter === '#' ? [{ column, row }] : [])),
  );
}

function handlingOf({ game, state }: Posed): Handling {
  return assertDefined(Handling.of(game.rulesOf(state), state.cells));
}

describe('outlines', () => {
  const countOf = (path: string, letter: string) => path.split(letter).length - 1;

  test.each([
    ['a square', places('##', '##'), 1, 4],
    ['a corner', places('##', '#.'), 1, 6],
    ['a ring with its hole', places('###', '#.#', '###'), 2, 8],
    ['two places that touch at a corner', places('#.', '.#'), 2, 8],
  ])('of %s', (_, shape, loops, corners) => {
    const path = outlineOf(shape, { gap: 2, radius: 10 });
    expect([countOf(path, 'Z'), countOf(path, 'A')]).toEqual([loops, corners]);
  });

  test('stay within their places by the gap', () => {
    expect(outlineOf(places('#'), { gap: 5, radius: 10 })).toBe(
      'M5 15A10 10 0 0 1 15 5L85 5A10 10 0 0 1 95 15L95 85A10 10 0 0 1 85 95L15 95A10 10 0 0 1 5 85Z',
    );
  });

  test('have their names where there is room', () => {
    expect(middleOf(places('##', '##'))).toEqual({ x: 100, y: 100, room: 2 });
    expect(middleOf(places('##', '#.'))).toEqual({ x: 50, y: 50, room: 1 });
    expect(middleOf(places('##..', '##..', '####', '####'))).toMatchObject({
      x: 200,
      y: 300,
      room: 2,
    });
  });
});

test('a board of squares has its columns, rows and holes', () => {
  const posed = openPuzzle('red-donkey');
  const { board } = posed.game.rulesOf(posed.state);
  const ground = assertDefined(groundOf(board, handlingOf(posed).puzzle));
  expect([ground.columns, ground.rows, ground.missing]).toEqual([4, 5, []]);
  const { positions } = board;
  const holedBoard = {
    ...board,
    positions: positions.map((one, at) => ({ ...one, isDummy: at === 19 })),
  };
  const holed = groundOf(holedBoard, { ...handlingOf(posed).puzzle, shapes: [] });
  expect(holed?.missing).toEqual([{ column: 3, row: 4 }]);
  const askew = positions.map((one, at) =>
    at === 0 ? { ...one, rectangle: { ...one.rectangle, left: 7 } } : one,
  );
  expect(groundOf({ ...board, positions: askew }, handlingOf(posed).puzzle)?.columns).not.toBe(4);
});

describe('goals', () => {
  const goalOf = (id: string) => {
    const { puzzle } = handlingOf(openPuzzle(id));
    const goal = assertDefined(goalPlacesOf(puzzle));
    return { goal, isSome: isAboutSome(goal, puzzle), blocks: puzzle.blocks.length };
  };

  test.each([
    ['red-donkey', 1, true],
    ['washington', 1, true],
    ['rgb', 3, true],
    ['escott', 4, true],
    ['five-twins', 4, true],
    ['century-mirror', 10, false],
    ['new-century', 10, false],
    ['fifteen-puzzle', 15, false],
  ])('of %s concern %i blocks', (id, count, isSome) => {
    const found = goalOf(id);
    expect([found.goal.size, found.isSome]).toEqual([count, isSome]);
  });

  test('place blocks without overlap', () => {
    for (const id of ['century-mirror', 'century-and-a-half', 'new-century', 'escott']) {
      const handling = handlingOf(openPuzzle(id));
      const tiles = [...assertDefined(goalPlacesOf(handling.puzzle))].flatMap(([block, anchor]) =>
        handling.tilesOf(block, anchor),
      );
      expect(new Set(tiles).size).toBe(tiles.length);
    }
  });
});

test('identical tiles are tracked when one of them moves', () => {
  const posed = poseText(`(game (title "Twins") (rules-of-blocks) (board (box a/b/c/d 1))
    (tile X 0 1) (board-setup (You (X a1 c1))) (win-condition (You) (absolute-config X (b1))))`);
  const handling = handlingOf(posed);
  const { game, state } = posed;
  const tracker = new Tracker(handling, state.cells);
  expect(tracker.follow(state.cells)).toEqual([0, 2]);
  const after = (text: string, from = state) =>
    game.apply(from, must(game.parseAction(from, text)));
  // The left tile passes no other, but the first place now has a different tile.
  const moved = after('c1-d1').state;
  expect(tracker.follow(moved.cells)).toEqual([0, 3]);
  expect(tracker.follow(state.cells)).toEqual([0, 2]);
  expect(tracker.follow(after('c1-b1').state.cells)).toEqual([0, 1]);
});
