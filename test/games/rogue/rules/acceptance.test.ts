import { describe, expect, it } from 'vitest';
import { rogue } from '#games/rogue/rules/game/game.ts';
import { armorOf, attackOf } from '#games/rogue/rules/model/hero.ts';
import { nine, place, runIn, slots } from './stage.ts';

describe('scenarios of the specification', () => {
  it('A-04: a wall blocks without taking a turn', () => {
    const run = runIn(['.#.', '@..']);
    run.play('d');
    expect(run.at).toEqual([1, 1]);
    expect(run.state.turns).toBe(1);
    expect(run.refusal('w')).toBe('rogue-wall');
    expect(run.state.turns).toBe(1);
    expect(run.at).toEqual([1, 1]);
  });

  it('A-05: the world has no borders', () => {
    const run = runIn(['.']).play('w', 'a', 'a');
    expect(run.at).toEqual([-2, -1]);
  });

  it('A-06: stepping on an item picks it up', () => {
    const run = runIn(['######', '#@../#', '#.##.#', '#...a#', '######']).play('d', 'd', 'd');
    expect(run.at).toEqual([4, 1]);
    expect(run.hero.slots[0]).toBe('sword');
    expect(run.itemsAt(4, 1)).toEqual([]);
  });

  it('A-07: items that do not fit stay on the ground', () => {
    const run = runIn(['.@a'], {}, { slots: nine('dagger') });
    run.play('d');
    expect(run.hero.slots).toEqual(nine('dagger'));
    expect(run.itemsAt(2, 0)).toEqual(['golden-apple']);
    expect(run.eventsOf('full')).toMatchObject([{ item: 'golden-apple' }]);
    run.play('a', 'drop', 'd');
    expect(run.hero.slots[0]).toBe('golden-apple');
    expect(run.itemsAt(2, 0)).toEqual([]);
    expect(run.itemsAt(1, 0)).toEqual(['dagger']);
  });

  it('A-08: several items in one cell are picked up in order, but none at the start', () => {
    const run = runIn(['@.']);
    const lying = ['sword', 'golden-apple', 'golden-apple'] as const;
    run.state = {
      ...run.state,
      items: { x: 0, y: 0, value: lying.map((kind) => ({ kind, x: 0, y: 0 })) },
    };
    expect(run.hero.slots).toEqual(slots());
    run.play('d', 'a');
    expect(run.hero.slots).toEqual(slots(...lying));
  });

  it.each([
    [7, 9],
    [9, 10],
    [4.23, 6.23],
  ])('A-09: a golden apple heals from %d to %d', (health, after) => {
    const run = runIn(['@'], {}, { health, slots: slots('golden-apple') }).play('use');
    expect(run.hero.health).toBe(after);
    expect(run.hero.slots).toEqual(slots());
    expect(run.state.turns).toBe(0);
  });

  it('A-09: at full health the apple is not eaten', () => {
    const run = runIn(['@'], {}, { slots: slots('golden-apple') });
    expect(run.refusal('use')).toBe('rogue-healthy');
    expect(run.hero.slots).toEqual(slots('golden-apple'));
  });

  it('A-10: a sword adds 5 to the attack and can be replaced by another', () => {
    const run = runIn(['@'], {}, { slots: slots('sword', 'sword') });
    expect(attackOf(run.hero)).toBe(1);
    run.play('use');
    expect(attackOf(run.hero)).toBe(6);
    expect(run.hero.slots).toEqual(slots(null, 'sword'));
    run.play('slot 2', 'use');
    expect(attackOf(run.hero)).toBe(6);
    expect(run.hero.slots).toEqual(slots(null, 'sword'));
    expect(run.eventsOf('equipped')).toMatchObject([{ previous: 'sword', slot: 1 }]);
  });

  it('A-11: a dropped item stays until the hero returns', () => {
    const run = runIn(['...', '.@.'], {}, { slots: slots('sword') }).play('drop');
    expect(run.itemsAt(1, 1)).toEqual(['sword']);
    expect(run.hero.slots).toEqual(slots());
    expect(run.state.turns).toBe(0);
    run.play('wait');
    expect(run.hero.slots).toEqual(slots());
    run.play('a', 'd');
    expect(run.hero.slots).toEqual(slots('sword'));
    expect(run.itemsAt(1, 1)).toEqual([]);
  });

  it('A-12: selecting a slot takes no turn', () => {
    const run = runIn(['@']).play('slot 9');
    expect([run.hero.selected, run.state.turns]).toEqual([8, 0]);
    expect(run.refusal('slot 9')).toBe('rogue-selected');
    run.play('slot 1', 'slot 5');
    expect([run.hero.selected, run.state.turns]).toEqual([4, 0]);
  });

  it.each([-1, 9, 0.5, NaN])('A-12: slot index %d does not exist', (slot) => {
    const { state } = runIn(['@']);
    const action = { kind: 'select', slot } as const;
    expect(rogue.refuse(state, action)?.code).toBe('rogue-slot');
    expect(() => rogue.apply(state, action)).toThrow(RangeError);
  });

  it("A-13: the corner display shows the hero's values", () => {
    const run = runIn(['@'], {}, { health: 4.23, slots: slots('sword') }).play('use');
    expect([run.hero.health, attackOf(run.hero), armorOf(run.hero)]).toEqual([4.23, 6, 1]);
  });

  it('A-20: a fight is won', () => {
    const worn = { sword: 'sword', armor: null, cloak: null, boots: null } as const;
    const run = runIn(['@M', '..', '.M'], {}, { worn }).play('d');
    expect(run.at).toEqual([1, 0]);
    expect(run.mobs).toHaveLength(1);
    const { health, level, experience } = run.hero;
    expect({ health, level, experience }).toEqual({ health: 9, level: 2, experience: 0 });
    expect([attackOf(run.hero), armorOf(run.hero)]).toEqual([7, 2]);
    expect(run.eventsOf('level-up')).toEqual([
      { kind: 'level-up', level: 2, previousDamage: 6, previousArmor: 1, damage: 7, armor: 2 },
    ]);
    expect(run.events.map(({ kind }) => kind)).toEqual([
      'moved',
      'unmasked',
      'fought',
      'killed',
      'level-up',
    ]);
    expect(run.events[0]).toMatchObject({ from: place(0, 0), to: place(1, 0) });
  });
});
