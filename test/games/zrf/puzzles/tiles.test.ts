import { expect, test } from 'vitest';
import { below, makeStream, pick } from '#core';
import type { Seed } from '#core';
import { openPuzzle, replay, solve } from './layout.ts';
import type { Posed } from './layout.ts';
import { isDeep, repeats } from '#test/support/deep.ts';

/** Number of random steps from the goal. In the deep run they mix the tiles well. */
const SHUFFLE = repeats(100, 300);

function shuffled(seed: Seed): Posed {
  const { game, state } = openPuzzle('fifteen-puzzle');
  const random = makeStream(seed, 'tiles');
  let now = state;
  for (let step = below(random, 2); step < SHUFFLE; step += 1) {
    const turn = game.turn(now);
    if (turn.kind !== 'decide') break;
    now = game.apply(now, pick(random, turn.actions)).state;
  }
  return { game, state: now };
}

/** Some seeds need a hundred times as many positions as others. */
const SEEDS = isDeep ? ['one', 'two', 'three', 'four', 'five'] : ['one'];

test.each(SEEDS)('solves fifteen tiles, arrangement %s', (seed) => {
  const posed = shuffled(seed);
  const answer = solve(posed, 'moves', 100_000_000);
  expect(answer.kind).toBe('solved');
  if (answer.kind !== 'solved') return;
  expect(answer.optimum).toBeLessThanOrEqual(80);
  const end = replay(
    posed,
    answer.moves.flatMap(({ steps }) => steps),
  );
  expect(end.ending?.winners).toEqual([0]);
});

test('the search of fifteen tiles stops at its limit', () => {
  const answer = solve(openPuzzle('fifteen-puzzle'), 'moves', 2_000);
  expect(answer.kind).toBe('unknown');
});

test('eight tiles: a full search finds a maximum of 31 moves', () => {
  const answer = solve(openPuzzle('eight-puzzle'), 'moves');
  expect(answer).toMatchObject({ kind: 'solved', optimum: 31 });
});
