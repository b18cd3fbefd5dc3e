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

/** Takes an automatic action until it stops; returns the reason. */
function take(from: RogueState, kind: 'climb-down' | 'climb-up') {
  const errand = new RogueErrand({ kind }, habits);
  let state = from;
  let events: readonly RogueEvent[] = [];
  for (let turns = 0; ; turns++) {
    const next = errand.next(state, events);
    if (next.kind === 'stop') return { state, reason: next.stop.reason, turns };
    ({ state, events } = rogue.apply(state, next.action));
  }
}

test('known stairs are walked to and taken, down and up again', () => {
  const options = { ...defaultOptions(rogue.options), world: 'floors', part: 'one' } as const;
  const start = rogue.start(options, 'stairs');
  expect(take(start, 'climb-down')).toMatchObject({ reason: 'no-climb-down', turns: 0 });
  expect(take(start, 'climb-up')).toMatchObject({ reason: 'no-climb-up', turns: 0 });
  let found = explore(start);
  for (let count = 0; count < 60 && found.reason !== 'stairs'; count++)
    found = explore(found.state);
  const down = take(found.state, 'climb-down');
  expect(down.reason).toBe('arrived');
  expect(floorIn(down.state.course?.name)?.number).toBe(2);
  // The hero has arrived on the stairs up.
  const up = take(down.state, 'climb-up');
  expect(up).toMatchObject({ reason: 'arrived', turns: 2 });
  expect(floorIn(up.state.course?.name)?.number).toBe(1);
});

test('a world without stairs has no way down', () => {
  const start = rogue.start({ ...defaultOptions(rogue.options), part: 'one' }, 'stairs');
  expect(take(start, 'climb-down').reason).toBe('no-exit');
  expect(take(start, 'climb-up').reason).toBe('no-exit');
});
