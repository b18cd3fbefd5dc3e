import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { extentOf } from '#games/rogue/rules/index.ts';
import type { RogueAction, RogueState } from '#games/rogue/rules/index.ts';
import { chunksIn } from '#kit/grid/chunk-map.ts';
import type { Loot } from '#games/rogue/voice/settings.ts';
import { Alarms } from '#games/rogue/voice/alarms.ts';
import { canRest } from '#games/rogue/voice/errands.ts';
import { wayTo } from '#games/rogue/voice/ways.ts';
import { knownItems, isKnownCell } from '#games/rogue/voice/known.ts';
import { exploreAll, play, runIn, send } from './stage.ts';

const RIGHT: RogueAction = { kind: 'move', direction: 'right' };
const MOVE_LEFT: RogueAction = { kind: 'move', direction: 'left' };

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
  test('picks up everything, sees the whole world, and reports it', () => {
    const { state, events, stop } = exploreAll(runIn(ROOMS));
    expect(stop).toEqual({ reason: 'explored' });
    expect(events.flatMap((event) => (event.kind === 'picked' ? event.item : []))).toEqual([
      'sword',
      'golden-apple',
    ]);
    for (let y = 1; y < 5; y++)
      for (let x = 1; x < 10; x++) expect(isKnownCell(state, x, y)).toBe(true);
  });

  test('leaves items that do not fit and reports it', () => {
    const items = Array.from({ length: 10 }, () => '1. Item Sword').join('\n');
    const full = `6 3\nWWWWWW\nW0..1W\nWWWWWW\n0. Player\n${items}\n`;
    const { state, stop } = send(runIn(full), { kind: 'explore' });
    expect(stop).toEqual({ reason: 'full', item: 'sword' });
    expect(send(state, { kind: 'explore' }, { loot: 'all' }).stop).toEqual({
      reason: 'explored-full',
    });
    expect(send(state, { kind: 'explore' }).stop).toEqual({ reason: 'explored' });
  });

  test('stops after picking up better equipment', () => {
    const { state, stop } = send(runIn(ROOMS), { kind: 'explore' });
    expect(stop).toEqual({ reason: 'better', item: 'sword' });
    const { state: wielded } = play(state, { kind: 'use' });
    expect(send(wielded, { kind: 'explore' }).stop).toEqual({ reason: 'explored' });
  });

  test('ignores and avoids worse equipment if set to', () => {
    const world = (row: string) =>
      `8 4\nWWWWWWWW\nW${row}W\nW......W\nWWWWWWWW\n0. Player\n1. Item BattleAxe\n2. Item Sword\n3. Item Dagger\n`;
    const picked = (text: string, loot: Loot) =>
      exploreAll(runIn(text), { loot }).state.hero.slots.filter(Boolean);
    expect(picked(world('01.2.3'), 'useful')).toEqual(['battle-axe', 'dagger']);
    expect(picked(world('01.2.3'), 'all')).toEqual(['battle-axe', 'sword', 'dagger']);
    const corridor = `8 3\nWWWWWWWW\nW01.2.3W\nWWWWWWWW\n0. Player\n1. Item BattleAxe\n2. Item Sword\n3. Item Dagger\n`;
    expect(picked(corridor, 'useful')).toContain('dagger');
  });

  test('leaves dropped items', () => {
    const { state } = play(exploreAll(runIn(ROOMS)).state, { kind: 'drop' });
    const moved = play(state, MOVE_LEFT).state;
    expect(send(moved, { kind: 'explore' }).events).toEqual([]);
    expect(play(moved, RIGHT).state.hero.slots[0]).toBe('sword');
  });

  test('stops immediately for a hunter, but only once', () => {
    const robotMap = `12 3\nWWWWWWWWWWWW\nW0........1W\nWWWWWWWWWWWW\n0. Player\n1. Mob Robot\n`;
    const alarms = new Alarms();
    const { state, events, stop } = send(runIn(robotMap), { kind: 'explore' }, { alarms });
    expect([events, stop]).toEqual([[], { reason: 'in-sight', who: 'robot' }]);
    const again = send(state, { kind: 'travel', to: { x: 8, y: 1 } }, { alarms });
    expect(['attacked', 'blocked']).toContain(again.stop.reason);
    expect(again.state.turns).toBeGreaterThan(2);
  });

  test('stops again for a hunter that was out of sight for long', () => {
    const robotMap = `12 3\nWWWWWWWWWWWW\nW0........1W\nWWWWWWWWWWWW\n0. Player\n1. Mob Robot\n`;
    const alarms = new Alarms();
    const start = runIn(robotMap);
    expect(alarms.raise(start)?.kind).toBe('robot');
    expect(alarms.raise({ ...start, turns: 20 })).toBeUndefined();
    expect(alarms.raise({ ...start, turns: 41 })?.kind).toBe('robot');
  });
});

describe('a ghost', () => {
  const haunted = `12 3\nWWWWWWWWWWWW\nW0........1W\nWWWWWWWWWWWW\n0. Player\n1. Mob Ghost\n`;

  test('at a distance stops automatic actions only once, however often it returns', () => {
    const alarms = new Alarms();
    const start = runIn(haunted);
    expect(alarms.raise(start)?.kind).toBe('ghost');
    for (const turns of [1, 50, 100]) expect(alarms.raise({ ...start, turns })).toBeUndefined();
    const hunted = { ...start, turns: 101, hero: { ...start.hero, health: 5 } };
    expect(alarms.raise(hunted)?.kind).toBe('ghost');
  });

  test('already in sight does not stop an automatic action', () => {
    const { stop } = send(runIn(haunted), { kind: 'travel', to: { x: 4, y: 1 } });
    expect(stop).toEqual({ reason: 'arrived' });
  });

  test('does not prevent resting until it hunts the hero', () => {
    const healthy = runIn(haunted);
    const hurt = (health: number) => ({ ...healthy, hero: { ...healthy.hero, health } });
    const rested = send(hurt(9), { kind: 'rest' });
    expect(rested.stop).toEqual({ reason: 'rested' });
    expect(send(hurt(5), { kind: 'rest' })).toMatchObject({
      stop: { reason: 'in-sight', who: 'ghost' },
      events: [],
    });
  });

  test('moves out of the way', () => {
    const alarms = new Alarms();
    const world = `12 3\nWWWWWWWWWWWW\nW0.1......2W\nWWWWWWWWWWWW\n0. Player\n1. Mob Ghost\n2. Item GoldenApple\n`;
    const { events } = send(runIn(world), { kind: 'explore' }, { alarms });
    expect(events.some(({ kind }) => kind === 'picked')).toBe(true);
  });
});

describe('travelling', () => {
  test('takes a shortest path and arrives', () => {
    const seen = exploreAll(runIn(ROOMS)).state;
    const from = send(seen, { kind: 'travel', to: { x: 1, y: 1 } });
    expect(from.stop).toEqual({ reason: 'arrived' });
    expect(from.state.hero.at).toEqual({ x: 1, y: 1 });
    expect(wayTo(from.state, { x: 9, y: 4 })).toHaveLength(11);
    expect(send(from.state, { kind: 'travel', to: { x: 1, y: 1 } }).stop).toEqual({
      reason: 'here',
    });
  });

  test('finds no path into a wall or to unseen cells', () => {
    const start = runIn(ROOMS);
    expect(send(start, { kind: 'travel', to: { x: 4, y: 2 } }).stop).toEqual({ reason: 'no-way' });
    expect(send(start, { kind: 'travel', to: { x: 9, y: 1 } }).stop).toEqual({ reason: 'unknown' });
  });
});

describe('running', () => {
  test('stops at a wall', () => {
    const { state, stop } = send(runIn('9 3\nWWWWWWWWW\nW0......W\nWWWWWWWWW\n0. Player\n'), {
      kind: 'run',
      direction: 'right',
    });
    expect(stop).toEqual({ reason: 'wall' });
    expect(state.hero.at).toEqual({ x: 7, y: 1 });
  });

  test('stops where a side passage opens', () => {
    const world = '9 4\nWWWWWWWWW\nW0......W\nWWWWW.WWW\nWWWWW.WWW\n0. Player\n';
    const { state, stop } = send(runIn(world), { kind: 'run', direction: 'right' });
    expect(stop).toEqual({ reason: 'crossing' });
    expect(state.hero.at).toEqual({ x: 5, y: 1 });
  });

  test('stops immediately in front of a wall', () => {
    const start = runIn('3 3\nWWW\nW0W\nWWW\n0. Player\n');
    expect(send(start, { kind: 'run', direction: 'up' })).toMatchObject({
      events: [],
      stop: { reason: 'wall' },
    });
  });
});

describe('resting', () => {
  const cell = '3 4\nWWW\nW0W\nW.W\nWWW\n0. Player\n';
  const hurt = (state: RogueState) => ({ ...state, hero: { ...state.hero, health: 1 } });

  test('restores full health in one action', () => {
    const { state, stop } = send(hurt(runIn(cell)), { kind: 'rest' });
    expect(stop).toEqual({ reason: 'rested' });
    expect(state.hero.health).toBe(10);
    expect(state.turns).toBe(90);
  });

  test('is available only when it heals', () => {
    const healthy = runIn(cell);
    expect(canRest(healthy)).toBe(false);
    expect(send(healthy, { kind: 'rest' })).toMatchObject({
      stop: { reason: 'well' },
      events: [],
    });
    expect(canRest(hurt(healthy))).toBe(true);
    const restless = hurt(runIn(cell, { wait: false }));
    expect(canRest(restless)).toBe(false);
    expect(send(restless, { kind: 'rest' }).stop).toEqual({ reason: 'no-waiting' });
    expect(canRest(hurt(runIn('5 3\nWWWWW\nW0.1W\nWWWWW\n0. Player\n1. Mob Robot\n')))).toBe(false);
  });
});

describe('complete exploration', () => {
  const worlds = readdirSync('content/worlds').filter((name) => name.endsWith('.world'));

  test.each(worlds)('finishes in %s without leaving its field', (name) => {
    const text = readFileSync(`content/worlds/${name}`, 'utf8');
    const { state, stop } = exploreAll(runIn(text, { part: 'one' }));
    expect(stop.reason).toMatch(name === 'standing-stones.world' ? /^explored-/ : /^explored/);
    const { left, top, right, bottom } = extentOf(state);
    const { x, y } = state.hero.at;
    expect([x >= left - 1, x <= right + 1, y >= top - 1, y <= bottom + 1]).not.toContain(false);
    expect(knownItems(state)).toHaveLength(itemCount(state));
  });

  test.each([
    ['at the top', 'WWWW.WWWW', 'W...0...W', 'WWWWWWWWW'],
    ['on the left', 'WWWWWWWWW', '....0...W', 'WWWWWWWWW'],
    ['on two sides', 'WWWW.WWWW', '....0....', 'WWWWWWWWW'],
  ])('finishes if the outer wall has a gap %s', (_, ...rows) => {
    const { state, stop } = exploreAll(runIn(`9 3\n${rows.join('\n')}\n0. Player\n`));
    expect(stop).toEqual({ reason: 'explored-open' });
    expect(state.turns).toBeLessThan(60);
  });
});

/** Number of items in the whole world. */
function itemCount(state: RogueState): number {
  return chunksIn(state.items).reduce((sum, { value }) => sum + value.length, 0);
}

test('a fight stops automatic actions', () => {
  const world = '7 3\nWWWWWWW\nW0.1..W\nWWWWWWW\n0. Player\n1. Mob Mimic\n';
  const { stop } = send(runIn(world), { kind: 'explore' });
  expect(stop).toEqual({ reason: 'attacked', who: 'mimic' });
});

test('exploring a fully explored world does not stop early', () => {
  const world = runIn('5 3\nWWWWW\nW0..W\nWWWWW\n0. Player\n');
  const { state } = play(world, RIGHT, MOVE_LEFT);
  expect(send(state, { kind: 'explore' }).stop).toEqual({ reason: 'explored' });
});

describe('exploring among triggers', () => {
  const world = `10 3
WWWWWWWWWW
W0.1.2.34W
WWWWWWWWWW
0. Player
1. Key red
2. Door red
3. Chest Dagger
4. Spikes
`;

  test('fetches keys and chests, opens doors, and avoids spikes', () => {
    const alarms = new Alarms();
    let sent = send(runIn(world), { kind: 'explore' }, { alarms });
    expect(sent.stop).toEqual({ reason: 'triggered' });
    expect(sent.state.course?.keys).toEqual(['red']);
    for (let press = 0; press < 4; press++)
      sent = send(sent.state, { kind: 'explore' }, { alarms });
    expect(sent.stop).toEqual({ reason: 'explored' });
    expect(sent.state.hero.slots[0]).toBe('dagger');
    expect(sent.state.hero.health).toBe(10);
  });
});
