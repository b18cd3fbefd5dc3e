import { describe, expect, test } from 'vitest';
import type { RogueAction } from '../../../src/games/rogue/index.ts';
import { wayTo } from '../../../src/presentation/rogue/errands.ts';
import { knows } from '../../../src/presentation/rogue/known.ts';
import { play, runIn, send } from './stage.ts';

const RIGHT: RogueAction = { kind: 'move', direction: 'right' };
const LEFT: RogueAction = { kind: 'move', direction: 'left' };

/** Two rooms and a passage. */
const ROOMS = `11 6
WWWWWWWWWWW
W...W.....W
W.0.W.1...W
W.........W
W...W....2W
WWWWWWWWWWW
0. Player
1. Item Sword
2. Item GoldenApple
`;

describe('exploring', () => {
  test('picks up everything, knows everything in the end, and says so', () => {
    const { state, events, stop } = send(runIn(ROOMS), { kind: 'explore' });
    expect(stop).toEqual({ reason: 'explored' });
    expect(events.flatMap((event) => (event.kind === 'picked' ? event.item : []))).toEqual([
      'sword',
      'golden-apple',
    ]);
    for (let y = 1; y < 5; y++) for (let x = 1; x < 10; x++) expect(knows(state, x, y)).toBe(true);
  });

  test('leaves what there is no room for, and says so', () => {
    const items = Array.from({ length: 10 }, () => '1. Item Sword').join('\n');
    const full = `6 3\nWWWWWW\nW0..1W\nWWWWWW\n0. Player\n${items}\n`;
    const { state, stop } = send(runIn(full), { kind: 'explore' });
    expect(stop).toEqual({ reason: 'full', item: 'sword' });
    expect(send(state, { kind: 'explore' }).stop).toEqual({ reason: 'explored-full' });
  });

  test('leaves what was dropped on purpose', () => {
    const { state } = play(send(runIn(ROOMS), { kind: 'explore' }).state, { kind: 'drop' });
    const moved = play(state, LEFT).state;
    expect(send(moved, { kind: 'explore' }).events).toEqual([]);
    expect(play(moved, RIGHT).state.hero.slots[0]).toBe('sword');
  });

  test('stops for whoever hunts, at once and each time', () => {
    const met = `12 3\nWWWWWWWWWWWW\nW0........1W\nWWWWWWWWWWWW\n0. Player\n1. Mob Robot\n`;
    const { events, stop } = send(runIn(met), { kind: 'explore' });
    expect(stop).toEqual({ reason: 'mob', mob: 'robot' });
    expect(events).toEqual([]);
  });
});

test('stops for a ghost that is told of once, and each time only where it dares to come', () => {
  const haunted = `12 3\nWWWWWWWWWWWW\nW0........1W\nWWWWWWWWWWWW\n0. Player\n1. Mob Ghost\n`;
  const healthy = runIn(haunted);
  const wounded = { ...healthy, hero: { ...healthy.hero, health: 5 } };
  expect(send(healthy, { kind: 'rest' }).events.length).toBeGreaterThan(0);
  expect(send(wounded, { kind: 'rest' })).toMatchObject({
    stop: { reason: 'mob', mob: 'ghost' },
    events: [],
  });
});

describe('going somewhere', () => {
  test('takes a shortest way, and arrives', () => {
    const seen = send(runIn(ROOMS), { kind: 'explore' }).state;
    const from = send(seen, { kind: 'travel', to: { x: 1, y: 1 } });
    expect(from.stop).toEqual({ reason: 'arrived' });
    expect(from.state.hero.at).toEqual({ x: 1, y: 1 });
    expect(wayTo(from.state, { x: 9, y: 4 })).toHaveLength(11);
    expect(send(from.state, { kind: 'travel', to: { x: 1, y: 1 } }).stop).toEqual({
      reason: 'here',
    });
  });

  test('knows no way into a wall, and none to what was never seen', () => {
    const start = runIn(ROOMS);
    expect(send(start, { kind: 'travel', to: { x: 4, y: 2 } }).stop).toEqual({ reason: 'no-way' });
    expect(send(start, { kind: 'travel', to: { x: 9, y: 1 } }).stop).toEqual({ reason: 'unknown' });
  });
});

describe('running', () => {
  test('ends at a wall', () => {
    const { state, stop } = send(runIn('9 3\nWWWWWWWWW\nW0......W\nWWWWWWWWW\n0. Player\n'), {
      kind: 'run',
      direction: 'right',
    });
    expect(stop).toEqual({ reason: 'wall' });
    expect(state.hero.at).toEqual({ x: 7, y: 1 });
  });

  test('ends where a way opens beside it', () => {
    const world = '9 4\nWWWWWWWWW\nW0......W\nWWWWW.WWW\nWWWWW.WWW\n0. Player\n';
    const { state, stop } = send(runIn(world), { kind: 'run', direction: 'right' });
    expect(stop).toEqual({ reason: 'crossing' });
    expect(state.hero.at).toEqual({ x: 5, y: 1 });
  });

  test('ends at once in front of a wall', () => {
    const start = runIn('3 3\nWWW\nW0W\nWWW\n0. Player\n');
    expect(send(start, { kind: 'run', direction: 'up' })).toMatchObject({
      events: [],
      stop: { reason: 'wall' },
    });
  });
});

test('resting ends by itself', () => {
  const { state, stop } = send(runIn('3 3\nWWW\nW0W\nWWW\n0. Player\n'), { kind: 'rest' });
  expect(stop).toEqual({ reason: 'rested' });
  expect(state.turns).toBeGreaterThan(0);
});

test('a fight stops what goes on', () => {
  const world = '7 3\nWWWWWWW\nW0.1..W\nWWWWWWW\n0. Player\n1. Mob Mimic\n';
  const { stop } = send(runIn(world), { kind: 'explore' });
  expect(stop).toEqual({ reason: 'fight', mob: 'mimic' });
});

test('the same place is walked over again without a stop', () => {
  const world = runIn('5 3\nWWWWW\nW0..W\nWWWWW\n0. Player\n');
  const { state } = play(world, RIGHT, LEFT);
  expect(send(state, { kind: 'explore' }).stop).toEqual({ reason: 'explored' });
});
