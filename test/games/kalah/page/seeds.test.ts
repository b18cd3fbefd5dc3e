import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Match, defaultOptions } from '#core';
import { kalah, kalahOptions, sowingPath } from '#games/kalah/rules/index.ts';
import type { KalahOptions } from '#games/kalah/rules/index.ts';
import { layoutBoard } from '#games/kalah/page/timeline/layout.ts';
import { placeSeeds } from '#games/kalah/page/timeline/poses.ts';
import { previewAction } from '#games/kalah/page/preview.ts';
import { makeTimeline } from '#games/kalah/page/timeline/timeline.ts';
import { countsOf, followSeeds, layOut, seedsAt } from '#games/kalah/page/timeline/seeds.ts';
import { Heaps } from '#games/kalah/page/timeline/slots.ts';

const boards = fc.record({
  houses: fc.integer({ min: 1, max: 12 }),
  seeds: fc.integer({ min: 1, max: 24 }),
  capture: fc.constantFrom(...kalahOptions.capture.values),
  ends: fc.constantFrom(...kalahOptions.ends.values),
  remaining: fc.constantFrom(...kalahOptions.remaining.values),
  majorityStop: fc.boolean(),
  pie: fc.boolean(),
  relay: fc.boolean(),
});

function playSome(options: KalahOptions, choices: readonly number[]) {
  const match = new Match(kalah, options, 'seeds');
  for (const choice of choices) {
    const { turn } = match;
    if (turn.kind !== 'decide') break;
    const action = turn.actions[choice % turn.actions.length];
    if (action !== undefined) match.play(action);
  }
  return match;
}

const games = fc.tuple(boards, fc.array(fc.nat(40), { maxLength: 30 }));

test("following the events yields the state's counts, with each seed once", () => {
  fc.assert(
    fc.property(games, ([options, choices]) => {
      const match = playSome(options, choices);
      const seeds = seedsAt(match, match.cursor);
      expect(countsOf(seeds)).toEqual(match.state.pits);
      expect(new Set(seeds.flat()).size).toBe(2 * options.houses * options.seeds);
    }),
    { numRuns: 60 },
  );
});

test('a timeline starts and ends with the actual seeds, and counts all of them throughout', () => {
  fc.assert(
    fc.property(games, ([options, choices]) => {
      const match = playSome(options, choices);
      if (match.cursor === 0) return;
      const before = seedsAt(match, match.cursor - 1);
      const events = match.eventsAt(match.cursor - 1);
      const timeline = makeTimeline(before, events, 'normal');
      const layout = layoutBoard({ width: 900, height: 600, houses: options.houses, bottom: 0 });
      const heaps = new Heaps(layout);
      const at = (time: number) => placeSeeds(layout, heaps, before, timeline, time);
      expect(at(0).counts).toEqual(countsOf(before));
      expect(at(timeline.length).counts).toEqual(match.state.pits);
      const total = 2 * options.houses * options.seeds;
      for (const fraction of [0.2, 0.5, 0.8]) {
        const { resting, moving, counts } = at(timeline.length * fraction);
        expect(resting.length + moving.length).toBe(total);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(resting.length);
      }
    }),
    { numRuns: 40 },
  );
});

test('resting seeds stay in place when others arrive', () => {
  const layout = layoutBoard({ width: 900, height: 600, houses: 6, bottom: 0 });
  const heaps = new Heaps(layout);
  const before = [0, 1, 2, 3].map((index) => heaps.slot(4, index));
  heaps.slot(4, 40);
  expect([0, 1, 2, 3].map((index) => heaps.slot(4, index))).toEqual(before);
});

test('seeds stay inside their hollows', () => {
  for (const houses of [1, 3, 6, 8, 12]) {
    const layout = layoutBoard({ width: 900, height: 600, houses, bottom: 0 });
    const heaps = new Heaps(layout);
    for (const [pit, { rx, ry }] of layout.hollows.entries()) {
      for (let index = 0; index < 30; index++) {
        const { x, y } = heaps.slot(pit, index);
        expect(Math.abs(x)).toBeLessThanOrEqual(rx);
        expect(Math.abs(y)).toBeLessThanOrEqual(ry);
      }
    }
  }
});

test('a preview shows the path and the result of a sowing', () => {
  const match = new Match(kalah, defaultOptions(kalahOptions), 'preview');
  const preview = previewAction(match.state, 3);
  expect(preview?.path).toEqual(sowingPath(6, 0, 2, 4));
  expect(preview?.events.map(({ kind }) => kind)).toEqual(['sow', 'again']);
  expect(previewAction(match.state, 7)).toBeUndefined();
});

test('a pie rule swap moves every seed across', () => {
  const options = { ...defaultOptions(kalahOptions), pie: true };
  const match = new Match(kalah, options, 'pie');
  match.play(3);
  const before = seedsAt(match, 1);
  const played = match.play('swap');
  if (!played.ok) throw new Error(played.problem.message);
  expect(countsOf(followSeeds(before, played.events))).toEqual(match.state.pits);
  expect(countsOf(layOut(match.state.pits))).toEqual(match.state.pits);
});
