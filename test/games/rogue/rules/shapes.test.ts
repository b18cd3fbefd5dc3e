import { expect, test } from 'vitest';
import { defaultOptions, makeStream } from '#core';
import { findRogueMind } from '#games/rogue/bots/index.ts';
import { rogue } from '#games/rogue/rules/index.ts';
import type { RogueState } from '#games/rogue/rules/index.ts';
import { chunksIn } from '#kit/grid/chunk-map.ts';
import { playOut } from '#lab/runs/runs.ts';
import { shapesOf } from '#test/support/shapes.ts';

const TURNS = 600;

// Reading objects of many shapes costs bots a quarter of their time.
test('all states, heroes, mobs and triggers of a run have one shape, and so have those shown', () => {
  const states: RogueState[] = [];
  const mind = findRogueMind('fighter');
  for (const seed of ['one', 'two', 'three']) {
    const whims = makeStream(seed, 'mind');
    const options = { ...defaultOptions(rogue.options), world: 'floors' as const };
    const choose = (view: RogueState) => {
      states.push(view);
      return mind?.choose(view, whims) ?? { kind: 'wait' };
    };
    const isOpen = ({ turns, ending }: RogueState) => ending === undefined && turns < TURNS;
    states.push(playOut(rogue, rogue.start(options, seed), choose, isOpen, 10 * TURNS));
  }
  const mobs = states.flatMap((state) => chunksIn(state.mobs).flatMap(({ value }) => value));
  expect(shapesOf(states)).toHaveLength(1);
  expect(shapesOf(states.map(({ hero }) => hero))).toHaveLength(1);
  expect(shapesOf(mobs)).toHaveLength(1);
  for (const { course } of states) expect(shapesOf(course?.triggers ?? []).length).toBeLessThan(2);
});
