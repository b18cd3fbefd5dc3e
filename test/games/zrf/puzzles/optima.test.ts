import { describe, expect, test } from 'vitest';
import { countSteps, METRICS } from '#games/zrf/puzzles/index.ts';
import type { Metric } from '#games/zrf/puzzles/index.ts';
import type { ZrfAction } from '#games/zrf/rules/state/action.ts';
import { must } from '#core';
import { openPuzzle, solve } from './layout.ts';
import type { Posed } from './layout.ts';
import { readPath } from './path.ts';
import { isDeep } from '#test/support/deep.ts';

/** Takes millions of positions; solved by `npm run bench -- puzzles`. */
const LARGE = 'escott';

/** Puzzles that take seconds. */
const SLOW = ['fifteen-puzzle', 'rgb', 'traffic-jam'];

const stops = readPath().filter(({ name }) => name !== LARGE);

/** Plays the steps of a solution; returns the ending and the actions. */
function play({ game, state }: Posed, texts: readonly string[]) {
  const actions: ZrfAction[] = [];
  let now = state;
  for (const text of texts) {
    expect(now.ending).toBe(undefined);
    const action = must(game.parseAction(now, text));
    actions.push(action);
    now = game.apply(now, action).state;
  }
  return { ending: now.ending, actions };
}

function expectSolved(posed: Posed, metric: Metric, fewest: number): void {
  const answer = solve(posed, metric);
  expect(answer).toMatchObject({ kind: 'solved', optimum: fewest });
  if (answer.kind !== 'solved') return;
  const { ending, actions } = play(
    posed,
    answer.moves.flatMap(({ steps }) => steps),
  );
  expect(ending?.winners).toEqual([0]);
  expect(answer.moves.length).toBe(fewest);
  // Consecutive moves of a shortest solution never use the same block.
  expect(countSteps(actions)[metric]).toBe(fewest);
}

const tried = stops
  .map((stop, index) => ({ ...stop, index }))
  .filter(({ name }) => isDeep || !SLOW.includes(name));

describe.each(tried)('$name', (stop) => {
  const { name, fewest, index } = stop;
  const posed = openPuzzle(name);
  // Each puzzle is solved in one metric, and each metric covers many puzzles.
  const metrics = METRICS.filter((_, at) => isDeep || at === (index + 1) % METRICS.length);
  test.each(metrics)('fewest %s', (metric) => {
    expectSolved(posed, metric, fewest[metric]);
  });
});

/** Published or independently computed figures: steps, straight moves, moves. */
const PUBLISHED: Readonly<Record<string, readonly [number, number, number]>> = {
  pennant: [83, 62, 59],
  'pennant-right': [41, 31, 29],
  'red-donkey': [116, 90, 81],
  century: [131, 111, 99],
  'century-and-a-half': [205, 169, 148],
  'century-mirror': [206, 170, 149],
  'super-century': [179, 150, 138],
  trail: [138, 111, 102],
  ambush: [158, 130, 120],
  'only-18-steps': [27, 23, 18],
  daisy: [46, 34, 28],
  violet: [45, 33, 27],
  poppy: [56, 49, 40],
  pansy: [46, 34, 28],
  snowdrop: [64, 52, 46],
  escott: [150, 61, 48],
  'traffic-jam': [181, 147, 132],
  washington: [34, 26, 23],
  'washington-down': [28, 22, 20],
  rgb: [176, 133, 128],
  'five-twins': [23, 20, 16],
  hughe: [31, 24, 21],
  'step-by-step': [138, 111, 101],
};

test('minimums match the published figures', () => {
  const fewestByName = new Map(readPath().map(({ name, fewest }) => [name, fewest]));
  for (const [name, [steps, straight, moves]] of Object.entries(PUBLISHED)) {
    expect([name, fewestByName.get(name)]).toEqual([name, { steps, straight, moves }]);
  }
  // Storer gives 230 for the New Century.
  expect(fewestByName.get('new-century')?.moves).toBe(230);
});
