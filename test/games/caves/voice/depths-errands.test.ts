import { describe, expect, it } from 'vitest';
import { caves, cellOf, playerOf } from '#games/caves/rules/index.ts';
import type { CavesState } from '#games/caves/rules/index.ts';
import { describeSpot } from '#games/caves/voice/describe-spot.ts';
import { groupsInSight, viewOf } from '#games/caves/voice/known.ts';
import { offersFor } from '#games/caves/voice/offers.ts';
import { describeStop } from '#games/caves/voice/stops.ts';
import { depthsStage, withCages } from '../packs/stage.ts';
import type { Sign } from '../packs/stage.ts';
import { carryOut, send } from './send.ts';
import { wordsIn } from './words-in.ts';

const EXPLORE = { kind: 'explore' } as const;
const messages = wordsIn('en');
const say = messages.say.bind(messages);

function packOf(state: CavesState) {
  return playerOf(state).pack.map((item) => item?.kind);
}

describe('things in cages', () => {
  const ROWS = ['##########', '#@...#####', '####.#####', '####a.b..#', '##########'];
  const SIGNS: Readonly<Record<string, Sign>> = {
    a: { item: { kind: 'tunic' } },
    b: { item: { kind: 'scroll-map' } },
  };
  const caged = withCages(depthsStage([ROWS], SIGNS));

  it('stop the exploring, and stay where they are', () => {
    const first = send(caged, EXPLORE);
    expect(first.stop).toMatchObject({ reason: 'choice', items: [SIGNS.a?.item, SIGNS.b?.item] });
    const keys = { dig: 'O', attack: 'Tab' };
    expect(describeStop(first.stop, viewOf(first.state), keys, say)).toBe(
      'Stopped: you may take one of these, and no more: a tunic, a scroll of mapping.',
    );
    const second = carryOut(first.state, EXPLORE);
    expect(second.actions.length).toBeGreaterThan(0);
    expect(second.stop).toEqual({ reason: 'explored-choice' });
    expect(carryOut(second.state, EXPLORE)).toMatchObject({ actions: [], stop: second.stop });
    expect(packOf(second.state)).toEqual([]);
  });

  it('are picked up as others once no choice is left', () => {
    const { state, stop } = send(depthsStage([ROWS], SIGNS), EXPLORE);
    expect(packOf(state)).toEqual(['tunic', 'scroll-map']);
    expect(stop).toEqual({ reason: 'explored-rock' });
    const levels = caged.levels.map((level) => ({ ...level, items: level.items.slice(0, 1) }));
    const alone = carryOut(send({ ...caged, levels }, EXPLORE).state, EXPLORE);
    expect(packOf(alone.state)).toEqual(['tunic']);
  });

  it('are known for such before the others have been seen', () => {
    const rows = ['#'.repeat(50), `#@${'.'.repeat(12)}a${'.'.repeat(30)}b...#`, '#'.repeat(50)];
    const first = send(withCages(depthsStage([rows], SIGNS)), EXPLORE);
    expect(first.stop).toEqual({ reason: 'choice', items: [SIGNS.a?.item] });
    const { actions, stop, state } = carryOut(first.state, EXPLORE);
    expect(actions.length).toBeGreaterThan(20);
    expect(stop).toEqual({ reason: 'explored-choice' });
    expect(packOf(state)).toEqual([]);
  });

  it('are named as such by look, list and offer', () => {
    const { state } = carryOut(send(caged, EXPLORE).state, EXPLORE);
    const view = viewOf(carryOut(state, { kind: 'travel', to: { x: 4, y: 3, z: 0 } }).state);
    expect(describeSpot(view, { x: 6, y: 3, z: 0 }, say)).toBe(
      'Scroll of mapping. In a cage: if you take it, the other cages snap shut.',
    );
    expect(groupsInSight(view).map(({ seen }) => seen)).toMatchObject([{ isCaged: true }]);
    expect(offersFor(view, say).map(({ label }) => label)).toContain('Choose: Tunic');
  });
});

describe('exploring stops', () => {
  it.each([
    ['fire', '|'],
    ['web', '}'],
  ])('at a %s trap that no one saw', (_name, trap) => {
    const rows = ['#'.repeat(20), `#@...${trap}${'.'.repeat(13)}#`, '#'.repeat(20)];
    const { state, stop } = send(depthsStage([rows]), EXPLORE);
    expect(stop).toEqual({ reason: 'trap' });
    expect(playerOf(state).x).toBe(5);
  });

  it('when an ailment begins, not while it lasts', () => {
    const start = depthsStage([['#'.repeat(20), `#@${'.'.repeat(17)}#`, '#'.repeat(20)]]);
    const { state } = caves.apply(start, { kind: 'wait' });
    const clouds = [{ cell: cellOf({ x: 1, y: 1 }), kind: 'spores', amount: 9 }];
    const levels = state.levels.map((level) => ({ ...level, clouds }));
    const caught = carryOut({ ...state, levels }, EXPLORE);
    expect(caught.stop).toMatchObject({ reason: 'ailment' });
    expect(carryOut(caught.state, EXPLORE).actions.length).toBeGreaterThan(1);
  });
});

describe('deep water and webs', () => {
  const ROWS = ['###########', '#.........#', '#.#######.#', '#@~~......#', '###########'];

  it('are gone around, when traveling too', () => {
    const isWet = (state: CavesState) => {
      const { x, y } = playerOf(state);
      return ROWS[y]?.[x] === '~';
    };
    const goal = { kind: 'travel', to: { x: 6, y: 3, z: 0 } } as const;
    const { state } = send(depthsStage([ROWS]), EXPLORE);
    const { actions, stop } = carryOut({ ...state, turns: 0 }, goal);
    expect([actions.length > 0, stop]).toEqual([true, { reason: 'arrived' }]);
    expect(isWet(state)).toBe(false);
  });

  it.each([
    ['~', 'water'],
    ['%', 'web'],
  ])('end the exploring if there is no other way: %s', (sign, terrain) => {
    const rows = ['###############', `#@..${sign}.........#`, '###############'];
    const shore = send(depthsStage([rows], {}, { vision: 3 }), EXPLORE);
    expect(shore.stop).toEqual({ reason: 'rough', terrain });
    expect(playerOf(shore.state)).toMatchObject({ x: 3, y: 1 });
    const over = carryOut(shore.state, EXPLORE);
    expect(over.stop).toEqual({ reason: 'explored-rock' });
    expect(playerOf(over.state).x).toBeGreaterThan(8);
  });
});
