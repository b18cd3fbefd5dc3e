import { describe, expect, test } from 'vitest';
import { cellOf, levelOf, playerOf } from '#games/caves/rules/index.ts';
import type { Stop } from '#games/caves/voice/stop-reasons.ts';
import { describeStop } from '#games/caves/voice/stops.ts';
import { viewOf } from '#games/caves/voice/known.ts';
import { nearestStairs, wayTo } from '#games/caves/voice/places.ts';
import { stage } from '../rules/stage.ts';
import { send } from './send.ts';
import { wordsIn } from './words-in.ts';

const CAVE = ['############', '#@....######', '####.#######', '####......##', '############'];

describe('exploring', () => {
  test('sees everything within reach and picks up useful items', () => {
    const items = [
      { x: 9, y: 3, item: { kind: 'sword' } as const },
      { x: 5, y: 1, item: { kind: 'rock' } as const },
      { x: 6, y: 3, item: { kind: 'corpse', of: 'bat' } as const },
    ];
    const { state, stop } = send(stage(CAVE, { items }), { kind: 'explore' });
    expect(stop).toEqual({ reason: 'explored-rock' });
    expect(playerOf(state).pack.map((item) => item?.kind)).toEqual(['rock', 'corpse', 'sword']);
    expect(levelOf(state).known).toContain('.');
  });

  test('leaves rocks and meals once there are enough', () => {
    const items = [3, 4, 5].map((x) => ({ x, y: 1, item: { kind: 'rock' } as const }));
    const pack = [{ kind: 'rock' }, { kind: 'rock' }] as const;
    const { state } = send(stage(CAVE, { items, player: { pack } }), { kind: 'explore' });
    expect(playerOf(state).pack).toHaveLength(3);
  });

  test('continues with a bat in sight until health is low', () => {
    const rows = ['##############', '#@......b....#', '##.......#####', '##############'];
    const stops = [100, 20].map((hp) => send(stage(rows, { player: { hp } }), { kind: 'explore' }));
    expect(stops[0]?.actions.length).toBeGreaterThan(0);
    expect(stops[1]).toMatchObject({ actions: [], stop: { reason: 'in-sight', who: 'bat' } });
  });

  test('leaves items that do not fit and reports it', () => {
    const pack = Array.from({ length: 20 }, () => ({ kind: 'dagger' }) as const);
    const items = [{ x: 3, y: 1, item: { kind: 'apple' } as const }];
    const full = send(stage(CAVE, { items, player: { pack } }), { kind: 'explore' });
    expect(full.stop).toEqual({ reason: 'full', item: { kind: 'apple' } });
    expect(send(full.state, { kind: 'explore' }).stop).toEqual({ reason: 'explored-full' });
  });

  test('does not return for dropped items', () => {
    const items = [{ x: 3, y: 1, item: { kind: 'apple' } as const }];
    const left = new Set([(0 * 64 + 1 + 1) * 128 + 3 + 1]);
    const { state } = send(stage(CAVE, { items }), { kind: 'explore' }, left);
    expect(playerOf(state).pack).toEqual([]);
  });

  test('stops immediately for every hunter', () => {
    const rows = ['########', '#@....z#', '########'];
    const { actions, stop } = send(stage(rows), { kind: 'explore' });
    expect(stop).toEqual({ reason: 'in-sight', who: 'zombie' });
    expect(actions).toEqual([]);
  });

  test('names the creature blocking the only path', () => {
    const rows = ['##########', '#@f......#', '#######..#', '##########'];
    expect(send(stage(rows), { kind: 'explore' }).stop).toEqual({
      reason: 'blocked',
      who: 'fungus',
    });
  });
});

describe('digging', () => {
  test('breaks through to unseen ground', () => {
    const cave = Array.from({ length: 20 }, () => '.'.repeat(40));
    const rows = ['#'.repeat(40), `${'#'.repeat(20)}@`, '', '', ...cave];
    const { state, stop } = send(stage(rows), { kind: 'dig' });
    expect(stop).toEqual({ reason: 'through' });
    expect(state.deeds.dug).toBe(2);
  });

  test('reaches known but unreachable ground', () => {
    const start = stage(['###########', '#@..###...#', '###########']);
    const levels = start.levels.map((level) => ({ ...level, known: level.tiles }));
    const { state, stop } = send({ ...start, levels }, { kind: 'dig' });
    expect(stop).toEqual({ reason: 'through' });
    expect(state.deeds.dug).toBe(3);
    expect(playerOf(state).x).toBeGreaterThan(5);
  });

  test('ends when nothing is left to dig for', () => {
    const start = stage(['####', '#@.#', '####']);
    const levels = start.levels.map((level) => ({ ...level, known: level.tiles }));
    expect(send({ ...start, levels }, { kind: 'dig' }).stop).toEqual({ reason: 'nowhere' });
  });
});

describe('travelling', () => {
  test('takes a shortest path in eight directions', () => {
    const seen = send(stage(CAVE), { kind: 'explore' }).state;
    const to = { x: 9, y: 3, z: 0 };
    const back = send(seen, { kind: 'travel', to: { x: 1, y: 1, z: 0 } });
    expect(back.stop).toEqual({ reason: 'arrived' });
    expect(wayTo(viewOf(back.state), to)).toHaveLength(8);
    const arrival = send(back.state, { kind: 'travel', to });
    expect(arrival.stop).toEqual({ reason: 'arrived' });
    expect(arrival.actions).toHaveLength(8);
  });

  test("finds no path into rock, to the player's own cell, or to unseen cells", () => {
    const at = (x: number, y: number) =>
      send(stage(CAVE), { kind: 'travel', to: { x, y, z: 0 } }).stop;
    expect(at(1, 1)).toEqual({ reason: 'here' });
    expect(at(2, 0)).toEqual({ reason: 'no-way' });
    expect(at(60, 20)).toEqual({ reason: 'unknown' });
  });
});

test('running stops at rock, at an item, and before a creature', () => {
  const run = { kind: 'run', direction: 'east' } as const;
  expect(send(stage(CAVE), run)).toMatchObject({ stop: { reason: 'rock' } });
  const items = [{ x: 3, y: 1, item: { kind: 'rock' } as const }];
  const pickup = send(stage(CAVE, { items }), run);
  expect(pickup.stop).toEqual({ reason: 'thing' });
  expect(playerOf(pickup.state).x).toBe(3);
  const blocked = send(stage(['######', '#@..f#', '######']), run);
  expect(blocked.stop).toEqual({ reason: 'blocked', who: 'fungus' });
});

test('the nearest stairs are reachable ones, if there are any', () => {
  const rows = ['###########', '#@........#', '###########', '#.........#', '###########'];
  const withStairs = (...cells: readonly number[]) => {
    const state = stage(rows);
    const tiles = (all: string) =>
      [...all].map((tile, cell) => (cells.includes(cell) ? '>' : tile)).join('');
    const levels = state.levels.map((level) => ({ ...level, tiles: tiles(level.tiles) }));
    return viewOf({ ...state, levels, options: { ...state.options, mode: 'debug' } });
  };
  const [far, near] = [cellOf({ x: 8, y: 1 }), cellOf({ x: 2, y: 3 })];
  expect(nearestStairs(withStairs(far, near), '>')).toEqual({ x: 8, y: 1 });
  expect(nearestStairs(withStairs(near), '>')).toEqual({ x: 2, y: 3 });
  expect(nearestStairs(withStairs(cellOf({ x: 1, y: 1 }), far), '>')).toEqual({ x: 1, y: 1 });
  expect(nearestStairs(withStairs(), '>')).toBeUndefined();
});

describe('resting', () => {
  const rows = ['####', '#@.#', '####'];

  test('stops at full health, and does not start there', () => {
    expect(send(stage(rows), { kind: 'rest' }).stop).toEqual({ reason: 'well' });
    const hurt = stage(rows, { player: { hp: 99, hpRegen: 500 } });
    expect(send(hurt, { kind: 'rest' }).stop).toEqual({ reason: 'rested' });
  });

  test('continues while hungry, but not while starving', () => {
    const hungry = stage(rows, { player: { hp: 50, food: 260 } });
    const rested = send(hungry, { kind: 'rest' });
    expect(rested.stop).toEqual({ reason: 'starving' });
    expect(rested.actions.length).toBeGreaterThan(100);
    const starving = stage(['#@#'], { player: { hp: 50, food: 60 } });
    expect(send(starving, { kind: 'rest' })).toMatchObject({
      actions: [],
      stop: { reason: 'starving' },
    });
    const hall = stage(['##############', '#@...........#', '##############'], {
      player: { food: 36 },
    });
    for (const kind of ['explore', 'dig'] as const) {
      const { state, stop } = send(hall, { kind });
      expect(stop).toEqual({ reason: 'last-food' });
      expect(playerOf(state).food).toBeGreaterThan(12);
      expect(send(state, { kind }).actions).toHaveLength(1);
    }
  });
});

describe('known effects', () => {
  const hall = [`#${'#'.repeat(40)}#`, `#@${'.'.repeat(39)}#`, `#${'#'.repeat(40)}#`];
  const drained = (hp: number, turns: number) =>
    stage(hall, {
      player: {
        hp,
        food: 270,
        effects: [
          { kind: 'venom', turns },
          { kind: 'numbness', turns: 3 },
          { kind: 'refreshment', turns: 2 },
        ],
      },
    });

  test.each([
    [{ kind: 'explore' }, 'explored-rock'],
    [{ kind: 'run', direction: 'east' }, 'rock'],
    [{ kind: 'travel', to: { x: 9, y: 1, z: 0 } }, 'arrived'],
  ] as const)('such as venom, numbness and mild hunger do not interrupt %o', (errand, reason) => {
    expect(send(drained(90, 30), errand).stop).toEqual({ reason });
  });

  test('allow resting until venom wears off', () => {
    const { state, stop } = send(drained(90, 30), { kind: 'rest' });
    expect(stop).toEqual({ reason: 'starving' });
    expect(playerOf(state).effects).toEqual([]);
  });

  test('interrupt once at low health, and always when fatal', () => {
    const low = send(drained(40, 30), { kind: 'explore' });
    expect([low.stop, playerOf(low.state).hp]).toEqual([{ reason: 'low' }, 29]);
    expect(send(low.state, { kind: 'explore' }).stop).toEqual({ reason: 'explored-rock' });
    const fatal = send(drained(20, 30), { kind: 'explore' });
    expect(fatal).toMatchObject({ actions: [], stop: { reason: 'fatal' } });
  });

  test('interrupt when a helpful one wears off', () => {
    const helped = stage(hall, { player: { effects: [{ kind: 'warrior', turns: 5 }] } });
    expect(send(helped, { kind: 'explore' }).stop).toEqual({ reason: 'effect' });
  });
});

test.each(['en', 'ru'])('every stop has a reason in %s', (language) => {
  const messages = wordsIn(language);
  const say = messages.say.bind(messages);
  const who = 'bat';
  const stops: readonly Stop[] = [
    ...(['blocked', 'sight', 'attacked'] as const).map((reason) => ({ reason, who }) as const),
    { reason: 'full', item: { kind: 'sword' } },
    { reason: 'choice', items: [{ kind: 'sword' }, { kind: 'tunic' }] },
    { reason: 'ailment', effect: 'burning' },
    { reason: 'rough', terrain: 'water' },
    ...(
      [
        'explored',
        'explored-rock',
        'explored-choice',
        'explored-full',
        'hurt',
        'trap',
        'low',
        'fatal',
        'starving',
        'last-food',
        'effect',
        'level',
        'arrived',
        'no-way',
        'unknown',
        'here',
        'rock',
        'edge',
        'thing',
        'rested',
        'well',
        'through',
        'nowhere',
        'pause',
      ] as const
    ).map((reason) => ({ reason })),
  ];
  for (const stop of stops)
    expect(describeStop(stop, viewOf(stage(CAVE)), { dig: 'O', attack: 'Tab' }, say)).toMatch(
      /^[A-ZА-Я][^{]*\.$/,
    );
});
