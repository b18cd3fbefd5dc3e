import { expect, test } from 'vitest';
import { defaultOptions, makeStream } from '#core';
import { styled } from '#games/caves/bots/explorer.ts';
import { creatureRow, caves, CLASSIC, DEPTHS, itemRow } from '#games/caves/rules/index.ts';
import type { CavesState } from '#games/caves/rules/index.ts';
import { playOut } from '#lab/runs/runs.ts';
import { shapesOf } from '#test/support/shapes.ts';

const TURNS = 1500;
const SEEDS = ['one', 'two', 'three'];

// Reading objects of many shapes costs bots a quarter of their time.
test('all creatures and levels of a run have one shape, and so have those shown', () => {
  const [creatures, levels]: [object[], object[]] = [[], []];
  const note = (state: CavesState) => {
    creatures.push(...state.creatures);
    levels.push(...state.levels);
  };
  for (const [index, seed] of SEEDS.entries()) {
    const whims = makeStream(seed, 'mind');
    const options = { ...defaultOptions(caves.options), pack: DEPTHS.id };
    const choose = (view: CavesState) => {
      note(view);
      return styled[index % styled.length]?.choose(view, whims) ?? { kind: 'wait' };
    };
    const isOpen = ({ turns, ending }: CavesState) => ending === undefined && turns < TURNS;
    note(playOut(caves, caves.start(options, seed), choose, isOpen, 10 * TURNS));
  }
  expect(shapesOf(creatures)).toHaveLength(1);
  expect(shapesOf(levels)).toHaveLength(1);
});

test.each([CLASSIC, DEPTHS])('the rows found in a table of $id have one shape', (content) => {
  const creatures = Object.keys(content.creatures).map((kind) => creatureRow(content, kind));
  const items = Object.keys(content.items).map((kind) => itemRow(content, kind));
  expect(shapesOf(creatures)).toHaveLength(1);
  expect(shapesOf(creatures.flatMap(({ urges }) => urges))).toHaveLength(1);
  expect(shapesOf(items)).toHaveLength(1);
  expect(creatures).toEqual(Object.values(content.creatures));
  expect(items).toEqual(Object.values(content.items));
});
