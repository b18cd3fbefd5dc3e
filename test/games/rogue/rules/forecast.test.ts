import { expect, it } from 'vitest';
import { makeStream, below, pick } from '#core';
import type { Random } from '#core';
import { exchange, forecastUse, foretell, mobsInSight, rogue } from '#games/rogue/rules/index.ts';
import type { RogueState } from '#games/rogue/rules/index.ts';
import { ITEM_KINDS, MOB_KINDS } from '#games/rogue/rules/world/kinds.ts';
import { DIRECTIONS, isSamePlace, neighbourIn } from '#games/rogue/rules/world/place.ts';
import { repeats } from '#test/support/deep.ts';
import { runIn } from './stage.ts';
import type { Run } from './stage.ts';

const [WIDTH, HEIGHT] = [11, 7];
const LETTERS = Array.from('GRWrABXSTUIHJLNO');

/** A small room with pillars, a hero with random equipment, and one or two mobs. */
function scene(random: Random): Run {
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (_, x): string => {
      const isEdge = x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1;
      return isEdge || below(random, 9) === 0 ? '#' : '.';
    }),
  );
  const put = (sign: string) => {
    const y = 1 + below(random, HEIGHT - 2);
    const row = rows[y] ?? [];
    const x = 1 + below(random, WIDTH - 2);
    row[x] = sign;
  };
  for (let count = below(random, 2); count >= 0; count--) put(pick(random, LETTERS));
  put('@');
  const slots = Array.from({ length: 9 }, () => pick(random, ITEM_KINDS));
  const worn = {
    sword: pick(random, [null, 'sword', 'spear', 'war-hammer'] as const),
    armor: pick(random, [null, 'chain-mail'] as const),
    cloak: null,
    boots: null,
  };
  const hero = { level: 1 + below(random, 4), health: 10, slots, worn };
  return runIn(
    rows.map((row) => row.join('')),
    { mode: 'explorer' },
    hero,
  );
}

/** Announcements about a state that the next action must fulfil. */
function checkFights(state: RogueState, key: string): void {
  const view = rogue.view(state, 0);
  for (const direction of DIRECTIONS) {
    const to = neighbourIn(state.hero.at, direction);
    const mob = mobsInSight(view).find((one) => isSamePlace(one, to));
    if (mob === undefined || state.ground.walls.has(to.x, to.y)) continue;
    const { events } = rogue.apply(state, { kind: 'move', direction });
    const isWebbed = state.hero.effects.some(({ kind }) => kind === 'webbed');
    const fought = events.find((event) => event.kind === 'fought' && event.by === 'hero');
    if (isWebbed) expect([key, fought]).toEqual([key, undefined]);
    else {
      const { dealt, taken } = exchange(view.hero, mob);
      expect([key, fought]).toMatchObject([key, { mob: mob.id, dealt, taken }]);
    }
  }
}

function checkDeeds(state: RogueState, key: string): number {
  const view = rogue.view(state, 0);
  const mobs = mobsInSight(view);
  // With several mobs, one may kill or move another before its turn.
  const [mob] = mobs;
  if (mob === undefined || state.mobsLeft > 1) return 0;
  const foretold = foretell(view, mob);
  if (foretold === undefined) return 0;
  const { events } = rogue.apply(state, { kind: 'wait' });
  const deeds = events.flatMap((event) => (event.kind === 'deed' ? [event.result] : []));
  if (foretold.deed === 'ram') {
    const fought = events.find((event) => event.kind === 'fought');
    const shield = state.hero.effects.find(({ kind }) => kind === 'shield')?.turns ?? 0;
    const taken = Math.max(0, foretold.damage - shield);
    expect([key, fought]).toMatchObject([key, { by: 'mob', taken }]);
  } else if (foretold.deed === 'fuse') expect([key, deeds]).toEqual([key, []]);
  else expect([key, deeds]).toMatchObject([key, [foretold]]);
  return 1;
}

function checkTool(state: RogueState, key: string): number {
  const effect = forecastUse(rogue.view(state, 0));
  expect([key, effect]).toEqual([key, forecastUse(state)]);
  if (effect === undefined) return 0;
  const { events, state: after } = rogue.apply(state, { kind: 'use' });
  expect([key, events.find(({ kind }) => kind === 'tool')]).toMatchObject([key, { effect }]);
  const struck = events.flatMap((event) => (event.kind === 'struck' ? [event] : []));
  const hits = effect.use === 'blast' ? effect.hits : effect.use === 'shoot' ? [effect] : [];
  for (const { mob, dealt } of hits)
    expect([key, struck.find((one) => one.mob === mob)?.dealt]).toEqual([key, dealt]);
  const isMoved = effect.use === 'blink' || effect.use === 'swap';
  if (isMoved) expect([key, after.hero.at]).toEqual([key, effect.to]);
  return 1;
}

it('everything that looking announces happens', () => {
  const random = makeStream('forecast', 'scenes');
  const count = { deeds: 0, tools: 0 };
  for (let index = 0; index < repeats(350, 20_000); index++) {
    let { state } = scene(random);
    for (let turn = 0; turn < 12; turn++) {
      const key = `scene ${index}, turn ${turn}`;
      checkFights(state, key);
      count.deeds += checkDeeds(state, key);
      count.tools += checkTool(state, key);
      const next = rogue.turn(state);
      if (next.kind !== 'decide') break;
      state = rogue.apply(state, pick(random, next.actions)).state;
    }
  }
  expect(count.deeds).toBeGreaterThan(100);
  expect(count.tools).toBeGreaterThan(300);
  expect(MOB_KINDS.length).toBeGreaterThanOrEqual(12);
  expect(ITEM_KINDS.length).toBeGreaterThanOrEqual(25);
});
