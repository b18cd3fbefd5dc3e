import { expect, test } from 'vitest';
import { StateAnalysis } from '#bots/analysis/index.ts';
import { defaultOptions } from '#core';
import { kalah, kalahOptions } from '#games/kalah/rules/index.ts';
import { stateOfFen } from '../notation/positions.ts';
import { analyse, bestOf, textOf } from './support.ts';

test('finds a mate in two and counts the moves of the winner', () => {
  // Sacrificing the queen on g8 lets the knight smother the king.
  const { game, state } = stateOfFen('chess', '5r1k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 1');
  const best = bestOf(analyse(game, state, 3000));
  expect(best.end).toEqual({ winner: 0, turns: 2 });
  expect(best.expected).toBe(1);
  expect(textOf(game, state, best)).toBe('Qg8+ Rxg8 Nf7#');
});

test('counts the moves left to the side that is mated', () => {
  const { game, state } = stateOfFen('chess', 'k7/8/1K6/8/8/8/8/7R b - - 0 1');
  const best = bestOf(analyse(game, state, 500));
  expect(best.end).toEqual({ winner: 0, turns: 1 });
  expect(textOf(game, state, best)).toBe('Kb8 Rh8#');
});

test('orders lines and values a lost queen', () => {
  const { game, state } = stateOfFen('chess', '4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1');
  const [first, second] = analyse(game, state, 2000);
  expect(first && textOf(game, state, first).startsWith('exd5')).toBe(true);
  expect((first?.expected ?? 0) - (second?.expected ?? 1)).toBeGreaterThan(0.4);
  expect((first?.units ?? 0) - (second?.units ?? 0)).toBeGreaterThan(4);
});

test('gives the same lines in slices of any size', () => {
  const { game, state } = stateOfFen('chess', '4k3/8/8/3q4/4P3/8/8/4K3 b - - 0 1');
  const [small, large] = [7, 5000].map((slice) => {
    const analysis = new StateAnalysis(game, state, { lines: 3, nodes: 1500 });
    while (!analysis.run(slice));
    return analysis.analysis.lines.map(({ units, actions }) => [units, actions.length]);
  });
  expect(small).toEqual(large);
});

test('analyses games that count points', () => {
  const state = kalah.start(defaultOptions(kalahOptions), 'seed');
  const analysis = new StateAnalysis(kalah, state, { lines: 2, nodes: 5000 });
  while (!analysis.run(1000));
  const { lines } = analysis.analysis;
  expect(lines).toHaveLength(2);
  expect(lines[0]?.units).toBeGreaterThanOrEqual(lines[1]?.units ?? 0);
});
