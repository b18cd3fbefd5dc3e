import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeStream } from '#core';
import { rogue, wornItems } from '#games/rogue/rules/index.ts';
import { findRogueMind } from '#games/rogue/bots/index.ts';
import type { RogueState } from '#games/rogue/rules/index.ts';
import { Alarms } from '#games/rogue/voice/alarms.ts';
import { hintFor } from '#games/rogue/voice/hints.ts';
import { play, runIn, send } from './stage.ts';

const ARMED = '9 3\nWWWWWWWWW\nW01....2W\nWWWWWWWWW\n0. Player\n1. Item Sword\n2. Mob Ghost\n';

function later(state: RogueState, turns: number): RogueState {
  return { ...state, turns };
}

test('explains wielding and wearing before fights', () => {
  const { state } = play(runIn(ARMED), { kind: 'move', direction: 'right' });
  expect(hintFor(state)).toBe('walk');
  expect(hintFor(later(state, 5))).toBe('use');
  expect(hintFor(later(state, 50))).toBe('use');
  const { state: wielded } = play(state, { kind: 'use' });
  expect(hintFor(later(wielded, 5))).toBe('fight');
});

test('states the goal in worlds with enemies, then explains exploring', () => {
  const mobBehindWall = ARMED.replace('W01....2W', 'W01..W.2W');
  const state = runIn(mobBehindWall);
  expect(hintFor(later(state, 5))).toBe('goal');
  expect(hintFor(later(state, 12))).toBe('explore');
  expect(hintFor(later(runIn(mobBehindWall, { part: 'one' }), 5))).toBe('explore');
});

test('a player who explores First Steps and follows the hints puts on equipment and wins', () => {
  const alarms = new Alarms();
  let state = runIn(readFileSync('content/worlds/first-steps.world', 'utf8'));
  const hints = new Set<string>();
  for (let press = 0; press < 200 && state.ending === undefined; press++) {
    const hint = hintFor(state);
    if (hint !== undefined) hints.add(hint);
    state = hint === 'use' ? wearNext(state) : send(state, { kind: 'explore' }, { alarms }).state;
    if (state.inSight.length > 0) state = fightOn(state);
  }
  expect(hints).toContain('use');
  expect(wornItems(state.hero)).not.toEqual([]);
  expect(state.ending).toEqual({ kind: 'cleared' });
});

/** Puts on equipment from the inventory. */
function wearNext(state: RogueState): RogueState {
  const slot = state.hero.slots.findIndex((kind) => kind !== null && kind !== 'golden-apple');
  const selected =
    slot === state.hero.selected ? state : play(state, { kind: 'select', slot }).state;
  return play(selected, { kind: 'use' }).state;
}

/** Fights like a bot while an enemy is in sight. */
function fightOn(state: RogueState): RogueState {
  const random = makeStream('first steps', 'mind');
  let now = state;
  for (let turn = 0; turn < 60 && now.inSight.length > 0 && now.ending === undefined; turn++) {
    const action = findRogueMind('fighter')?.choose(rogue.view(now, 0), random);
    now = play(now, action ?? { kind: 'wait' }).state;
  }
  return now;
}
