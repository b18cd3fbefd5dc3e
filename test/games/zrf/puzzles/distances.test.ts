import { expect, test } from 'vitest';
import { must, assertDefined } from '#core';
import { countSteps, Distances, METRICS, puzzleOf } from '#games/zrf/puzzles/index.ts';
import type { Metric } from '#games/zrf/puzzles/index.ts';
import { openPuzzle, pose } from './layout.ts';
import { stopOf } from './path.ts';

function distancesOf(name: string, metric: Metric) {
  const { game, state } = openPuzzle(name);
  const puzzle = assertDefined(puzzleOf(game.rulesOf(state), state.cells));
  const distances = new Distances(puzzle, metric, 100_000);
  while (distances.run(1000) === undefined);
  return { distances, puzzle, game, state };
}

test.each(METRICS)('hints reach the goal in the fewest %s', (metric) => {
  const { distances, puzzle, game, state } = distancesOf('pennant', metric);
  const anchors = puzzle.blocks.map(({ anchor }) => anchor);
  const name = (position: number) =>
    assertDefined(game.rulesOf(state).board.positions[position]).name;
  let now = state;
  for (let remaining = stopOf('pennant').fewest[metric]; remaining > 0; remaining -= 1) {
    const hint = assertDefined(distances.hint(anchors));
    expect(hint.distance).toBe(remaining);
    for (const [index, at] of hint.way.slice(1).entries()) {
      const text = `${name(assertDefined(hint.way[index]))}-${name(at)}`;
      now = game.apply(now, must(game.parseAction(now, text))).state;
    }
    anchors[anchors.indexOf(assertDefined(hint.way[0]))] = assertDefined(hint.way.at(-1));
  }
  expect(now.ending?.winners).toEqual([0]);
  expect(distances.hint(anchors)).toEqual({ distance: 0, way: [] });
});

test.each(['little-cellar', 'loft', 'wardrobe', 'bunk-beds', 'moving-day', 'eight-puzzle'])(
  '%s starts as far from its goal as possible',
  (name) => {
    const { game, state } = openPuzzle(name);
    const puzzle = assertDefined(puzzleOf(game.rulesOf(state), state.cells));
    const distances = new Distances(puzzle, 'moves', 200_000);
    while (distances.run(10_000) === undefined);
    expect(distances.farthest().distance).toBe(stopOf(name).fewest.moves);
  },
);

test('an oversized table is abandoned', () => {
  const { game, state } = openPuzzle('century');
  const puzzle = assertDefined(puzzleOf(game.rulesOf(state), state.cells));
  const distances = new Distances(puzzle, 'steps', 500);
  expect(distances.run(10_000)).toBe('full');
});

test('steps of one block are one move, and straight while the direction is the same', () => {
  const { game, state } = pose('A.. ... ..B', '(absolute-config A1 (c1))');
  const texts = ['a3-b3', 'b3-c3', 'c3-c2', 'c1-b1', 'c2-c1'];
  let now = state;
  const actions = texts.map((text) => {
    const action = must(game.parseAction(now, text));
    now = game.apply(now, action).state;
    return action;
  });
  expect(countSteps(actions)).toEqual({ steps: 5, straight: 4, moves: 3 });
});
