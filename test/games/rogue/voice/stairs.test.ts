import { expect, test } from 'vitest';
import { defaultOptions } from '#core';
import { floorIn, isWayUp, rogue, stepsTo } from '#games/rogue/rules/index.ts';
import { Alarms } from '#games/rogue/voice/alarms.ts';
import { RogueErrand } from '#games/rogue/voice/errands.ts';
import type { RogueEvent, RogueState } from '#games/rogue/rules/index.ts';

const habits = { alarms: new Alarms(), loot: 'useful' } as const;

/** Explores until it stops; returns the reason. */
function explore(from: RogueState): { readonly state: RogueState; readonly reason: string } {
  const errand = new RogueErrand({ kind: 'explore' }, habits);
  let state = from;
  let events: readonly RogueEvent[] = [];
  for (;;) {
    const next = errand.next(state, events);
    if (next.kind === 'stop') return { state, reason: next.stop.reason };
    ({ state, events } = rogue.apply(state, next.action));
  }
}

test('on an explored floor, auto-explore walks up to the stairs down', () => {
  const usual = defaultOptions(rogue.options);
  const options = { ...usual, world: 'floors', part: 'one' } as const;
  let found = explore(rogue.start(options, 'stairs'));
  for (let count = 0; count < 60 && found.reason !== 'stairs'; count++)
    found = explore(found.state);
  const { state, reason } = found;
  expect(reason).toBe('stairs');
  const name = state.course?.name;
  expect(floorIn(name)?.number).toBe(1);
  const stairs = state.course?.triggers.find(
    (one) => one.kind === 'exit' && !isWayUp(name, one.world),
  );
  expect(stairs && stepsTo(stairs, state.hero.at)).toBe(1);
});
