import { describe, expect, it } from 'vitest';
import { ITEMS } from '#games/rogue/rules/index.ts';
import { findRogueMind } from '#games/rogue/bots/index.ts';
import { rogue } from '#games/rogue/rules/game/game.ts';
import { makeStream, must } from '#core';
import { lineBetween } from '#kit/grid/line.ts';
import { runIn, slots } from './stage.ts';
import type { Run } from './stage.ts';

const DAGGER = { slots: slots('dagger') };

function damage(): number {
  const row = ITEMS.dagger;
  return row.use === 'throw' ? row.damage : 0;
}

describe('a line', () => {
  it('connects two cells without gaps', () => {
    expect(lineBetween({ x: 0, y: 0 }, { x: 0, y: 0 })).toEqual([]);
    expect(lineBetween({ x: 1, y: 1 }, { x: 4, y: 1 }).map(({ x }) => x)).toEqual([2, 3, 4]);
    expect(lineBetween({ x: 0, y: 0 }, { x: -4, y: 2 })).toEqual([
      { x: -1, y: 1 },
      { x: -2, y: 1 },
      { x: -3, y: 2 },
      { x: -4, y: 2 },
    ]);
  });
});

describe('a thrown dagger', () => {
  it('deals damage without retaliation, takes a turn, and lands at its target', () => {
    const run = runIn(['@...W'], {}, DAGGER).play('use');
    const dealt = damage();
    expect(run.eventsOf('thrown')).toEqual([
      {
        kind: 'thrown',
        item: 'dagger',
        slot: 0,
        mob: 0,
        of: 'wizard',
        level: 1,
        at: { x: 4, y: 0 },
        dealt,
        mobHealth: 10 - dealt,
      },
    ]);
    // The wizard has approached and regained a point.
    expect(run.mob).toMatchObject({ x: 3, health: 11 - dealt, hit: dealt, confused: 0 });
    expect(run.hero).toMatchObject({ health: 10, slots: slots() });
    expect(run.itemsAt(4, 0)).toEqual(['dagger']);
    expect(run.state.turns).toBe(1);
  });

  it('can be thrown after any number of free actions', () => {
    const run = runIn(['@...W'], {}, DAGGER);
    run.state = { ...run.state, idle: 60 };
    expect(run.refusal('slot 2')).toBe('rogue-idle');
    expect(run.refusal('use')).toBeUndefined();
  });

  it('is picked up by the hero, and auto-explore fetches it', () => {
    const run = runIn(['@G', '..'], {}, DAGGER).setMob({ health: 1 }).play('use');
    expect(rogue.view(run.state, 0).items).toEqual(run.state.items);
    expect(JSON.stringify(run.state.items)).not.toContain('isLeft');
    const again = runIn(['@GM.'], {}, DAGGER).setMob({ health: 1 }).play('use', 'd');
    expect(again.hero.slots).toEqual(slots('dagger'));
  });

  it('kills, gives the experience of a fight, and may clear a world', () => {
    const run = runIn(['@..G'], {}, DAGGER).setMob({ health: 1 }).play('use');
    expect(run.events.map(({ kind }) => kind)).toEqual(['thrown', 'killed', 'level-up', 'ended']);
    expect(run.hero).toMatchObject({ level: 3, earned: 10, kills: { ghost: 1 } });
    expect(run.state).toMatchObject({ ending: { kind: 'cleared' }, inSight: [], mobsLeft: 0 });
  });

  it.each([
    ['nobody is there', 'rogue-no-target', ['@....']],
    ['who is there looks like an item', 'rogue-no-target', ['@..M', '..../']],
    ['they are too far away', 'rogue-target-far', ['@.....W']],
    ['there is a wall between', 'rogue-no-target', ['@#W', '.#.', '.#.']],
    ['they are behind a wall', 'rogue-no-target', ['@..#G', '...##']],
  ])('is refused where %s: %s', (_, code, rows) => {
    const run = runIn(rows, {}, DAGGER);
    expect(run.refusal('use')).toBe(code);
    const turn = rogue.turn(run.state);
    expect(turn.kind === 'decide' && turn.actions).not.toContainEqual({ kind: 'use' });
  });

  it.each([
    [3, 'rogue-target-covered'],
    [7, 'rogue-target-far'],
  ])('is refused for a ghost inside a wall at %i cells: %s', (x, code) => {
    const row = `@${'.'.repeat(x - 1)}#`;
    const run = runIn([row, 'G'.padEnd(x + 1, '#')], {}, DAGGER).setMob({ x, y: 0 });
    expect(run.refusal('use')).toBe(code);
  });

  it('flies at the nearest mob, with ties going to the first to move', () => {
    const target = (run: Run) => run.play('use').eventsOf('thrown')[0]?.mob;
    expect(target(runIn(['W....', '..@R.', '.....'], {}, DAGGER))).toBe(1);
    expect(target(runIn(['..R..', '.....', 'W.@.W'], {}, DAGGER))).toBe(0);
  });

  it('deals more damage with every level and ignores armour', () => {
    const run = runIn(['@.W'], {}, { ...DAGGER, level: 2 })
      .setMob({ level: 9, health: 26 })
      .play('use');
    expect(run.eventsOf('thrown')).toMatchObject([{ dealt: 2 * damage() }]);
  });

  it('leaves a state that round-trips through text', () => {
    const run = runIn(['@.W..', '....G'], {}, DAGGER).setMob({ health: 1 }).play('use');
    const text = rogue.makeState(run.state);
    const read = must(rogue.parseState(text));
    expect(rogue.makeState(read)).toBe(text);
    expect(read.inSight).toEqual(run.state.inSight);
  });

  it("has the same result in the player's view", () => {
    for (const rows of [['@..W'], ['@#W', '.#.'], ['@...#', '#.W.G']]) {
      const run = runIn(rows, {}, DAGGER);
      expect(rogue.turn(rogue.view(run.state, 0))).toEqual(rogue.turn(run.state));
    }
  });

  it('is thrown and fetched by fighters', () => {
    const fighter = findRogueMind('fighter');
    const run = runIn(['######', '#@..G#', '######'], {}, DAGGER).setMob({ health: 1 });
    // Another mob far away prevents the world from being cleared.
    run.state = { ...run.state, mobsLeft: 2 };
    const random = makeStream('fighter', 'mind');
    let thrown = 0;
    for (let entry = 0; entry < 5; entry++) {
      const action = fighter?.choose(rogue.view(run.state, 0), random);
      if (action === undefined) break;
      const step = rogue.apply(run.state, action);
      thrown += step.events.filter(({ kind }) => kind === 'thrown').length;
      run.state = step.state;
    }
    expect(thrown).toBe(1);
    expect(run.hero.slots).toEqual(slots('dagger'));
  });
});
