import { describe, expect, test } from 'vitest';
import { makeStream, assertDefined } from '#core';
import type { Answer } from '#games/zrf/puzzles/search/answer.ts';
import { BidirectionalSearch } from '#games/zrf/puzzles/search/bidirectional-search.ts';
import type { BidirectionalOptions } from '#games/zrf/puzzles/search/bidirectional-search.ts';
import { METRICS, puzzleOf } from '#games/zrf/puzzles/index.ts';
import type { Metric } from '#games/zrf/puzzles/index.ts';
import { Numbering } from '#games/zrf/puzzles/space/numbering.ts';
import { symmetryOf } from '#games/zrf/puzzles/space/symmetry.ts';
import { drawPuzzle, goalTextOf, isGoal } from './drawing.ts';
import type { Drawn } from './drawing.ts';
import { openPuzzle, pose, replay } from './layout.ts';
import type { Posed } from './layout.ts';
import { plainOptimum } from './plain.ts';

function search(posed: Posed, metric: Metric, options: BidirectionalOptions): Answer {
  const { positions } = posed.game.rulesOf(posed.state).board;
  const puzzle = assertDefined(puzzleOf(posed.game.rulesOf(posed.state), posed.state.cells));
  const nameOf = (at: number) => assertDefined(positions[at]).name;
  const solver = new BidirectionalSearch(puzzle, metric, 1_000_000, nameOf, options);
  for (;;) {
    const answer = solver.run(100);
    if (answer !== undefined) return answer;
  }
}

function hasSymmetry({ game, state }: Posed): boolean {
  const puzzle = assertDefined(puzzleOf(game.rulesOf(state), state.cells));
  return symmetryOf(new Numbering(puzzle)) !== undefined;
}

/** The plain search is too slow for more positions. */
const LARGE = 500;

const OPTION_SETS: readonly BidirectionalOptions[] = [
  { bothFrom: Infinity, usesSymmetry: true },
  { bothFrom: 1, putShare: 1e6, usesSymmetry: false },
  { bothFrom: 10, putShare: 1e6, usesSymmetry: true },
];

function expectAgreement(drawn: Drawn, metric: Metric): void {
  const posed = pose(drawn.picture.join(' '), goalTextOf(drawn));
  const plain = search(posed, metric, { bothFrom: Infinity, usesSymmetry: false });
  if (plain.positions > LARGE) return;
  const optimum = plainOptimum(drawn.picture, metric, (picture) => isGoal(drawn, picture));
  for (const options of OPTION_SETS) {
    const answer = search(posed, metric, options);
    if (answer.kind !== 'solved') {
      expect(optimum).toBe(-1);
      expect(answer).toEqual(plain);
      continue;
    }
    expect(answer.optimum).toBe(optimum);
    const steps = answer.moves.flatMap((move) => move.steps);
    if (steps.length > 0) expect(replay(posed, steps).ending?.winners).toEqual([0]);
  }
}

describe.each(METRICS)('search counted in %s', (metric) => {
  test.each([false, true])(
    'agrees with plain search on random puzzles: symmetric ones %s',
    (isSymmetric) => {
      for (let index = 0; index < 25; index += 1) {
        const random = makeStream(`${index}`, isSymmetric ? 'symmetric' : 'any');
        expectAgreement(drawPuzzle(random, isSymmetric), metric);
      }
    },
  );
});

test.each([
  ['red-donkey', true],
  ['escott', true],
  ['super-century', false],
  ['rgb', false],
])('%s is symmetric: %s', (name, isSymmetric) => {
  expect(hasSymmetry(openPuzzle(name))).toBe(isSymmetric);
});

test('bidirectional search visits fewer positions if goals are few', () => {
  const posed = openPuzzle('eight-puzzle');
  const [one, both] = [Infinity, 1].map((bothFrom) => search(posed, 'moves', { bothFrom }));
  expect(assertDefined(both).positions).toBeLessThan(assertDefined(one).positions / 2);
});
