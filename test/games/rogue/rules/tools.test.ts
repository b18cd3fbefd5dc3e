import { describe, expect, it } from 'vitest';
import { must } from '#core';
import { forecastUse, rogue } from '#games/rogue/rules/index.ts';
import { runIn, slots } from './stage.ts';

const EMPTY_HANDS = { sword: null, armor: null, cloak: null, boots: null } as const;

describe('tools', () => {
  it('a fire bomb hurts everyone within a cell of its target', () => {
    const run = runIn(['@..rr.r'], {}, { slots: slots('fire-bomb') });
    expect(forecastUse(run.state)).toEqual({
      use: 'blast',
      at: { x: 3, y: 0 },
      hits: [
        { mob: 0, of: 'rat', dealt: 8 },
        { mob: 1, of: 'rat', dealt: 8 },
      ],
      damage: 0,
    });
    run.play('use');
    expect(run.mobs.map(({ id }) => id)).toEqual([2]);
    expect(run.hero.earned).toBe(2);
    expect(run.hero.slots[0]).toBeNull();
  });

  it('a fire bomb burns a hero next to its target', () => {
    const run = runIn(['@U'], {}, { slots: slots('fire-bomb') });
    expect(forecastUse(run.state)).toMatchObject({ damage: 7 });
    run.play('use');
    expect(run.eventsOf('tool')).toMatchObject([{ effect: { damage: 7 } }]);
    expect(
      runIn(['@U'], {}, { slots: slots('fire-bomb'), health: 7 }).play('use').state.ending,
    ).toEqual({ kind: 'died' });
  });

  it('a hook pulls a mob next to the hero and stays', () => {
    const run = runIn(['@...U'], {}, { slots: slots('hook') }).play('use');
    expect(run.mob).toMatchObject({ x: 1, y: 0 });
    expect(run.hero.slots[0]).toBe('hook');
    expect(run.hero.health).toBe(10);
    expect(run.refusal('use')).toBe('rogue-hook');
  });

  it('a swap stone exchanges places, and the hero picks up what is there', () => {
    const run = runIn(['@..M/'], {}, { slots: slots('swap-stone') });
    run.setMob({ x: 4 });
    const { guise: _, ...plain } = run.mob;
    run.state = { ...run.state, mobs: { x: 0, y: 0, value: [plain] } };
    run.play('use');
    expect([run.at, run.mob.x]).toEqual([[4, 0], 0]);
    expect(run.hero.slots[0]).toBe('sword');
  });

  it('a net and a frost bell hold mobs fast', () => {
    const net = runIn(['@..r'], {}, { slots: slots('net') }).play('use');
    expect(net.mob).toMatchObject({ x: 3, still: 3 });
    const bell = runIn(['r.@.r'], {}, { slots: slots('frost-bell') }).play('use');
    expect(bell.mobs.map(({ x, still }) => [x, still])).toEqual([
      [0, 2],
      [4, 2],
    ]);
    bell.play('wait', 'wait');
    expect(bell.mobs.map(({ still }) => still)).toEqual([undefined, undefined]);
    expect(runIn(['@'], {}, { slots: slots('frost-bell') }).refusal('use')).toBe('rogue-no-enemy');
  });

  it('a bow needs an arrow, which lands where it hits', () => {
    const run = runIn(['@....U'], {}, { slots: slots('bow', 'arrow') }).play('use');
    expect(run.mob.health).toBe(11);
    expect(run.itemsAt(5, 0)).toEqual(['arrow']);
    expect(run.hero.slots.slice(0, 2)).toEqual(['bow', null]);
    expect(run.refusal('use')).toBe('rogue-no-arrow');
    expect(runIn(['@..U'], {}, { slots: slots('arrow') }).refusal('use')).toBe('rogue-missile');
  });

  it('a blink scroll goes to the place farthest from all mobs', () => {
    const run = runIn(
      ['#########', '#@r.....#', '#########'],
      {},
      { slots: slots('blink-scroll') },
    );
    const effect = forecastUse(run.state);
    expect(effect).toEqual({ use: 'blink', to: { x: 7, y: 1 } });
    expect(run.play('use').at).toEqual([7, 1]);
  });

  it('a map scroll shows all cells', () => {
    const rows = ['#########', '#@..#...#', '#########'];
    const run = runIn(rows, {}, { slots: slots('map-scroll') }).play('use');
    const view = rogue.view(run.state, 0);
    expect([view.ground.walls.has(8, 1), view.ground.walls.has(6, 1)]).toEqual([true, false]);
  });
});

describe('weapons with a style', () => {
  it('a spear also hits the mob behind', () => {
    const worn = { ...EMPTY_HANDS, sword: 'spear' } as const;
    const run = runIn(['@Ur'], {}, { worn }).play('d');
    expect(run.eventsOf('struck')).toMatchObject([{ by: 'spear', of: 'rat', dealt: 5 }]);
    expect(run.hero.kills.rat).toBe(1);
  });

  it('a hammer drives a survivor back', () => {
    const worn = { ...EMPTY_HANDS, sword: 'war-hammer' } as const;
    const run = runIn(['@U..'], {}, { worn }).play('d');
    expect(run.eventsOf('mob-moved')[0]).toMatchObject({ from: { x: 1 }, to: { x: 2 } });
  });
});

describe('effects', () => {
  it('heal every turn, enrage, and shield until spent', () => {
    const run = runIn(['@'], {}, { slots: slots('healing-draught'), health: 2 }).play(
      'use',
      'wait',
    );
    expect(run.hero.health).toBe(3.1);
    const rage = runIn(['@U'], {}, { slots: slots('rage-mushroom') }).play('use', 'd');
    expect(rage.eventsOf('fought')).toMatchObject([{ dealt: 4, taken: 7 }]);
    const shield = runIn(['@U'], {}, { slots: slots('buckler', 'buckler') }).play('use');
    shield.play('slot 2', 'use');
    expect(shield.hero.effects).toEqual([{ kind: 'shield', turns: 16 }]);
    shield.play('d');
    expect([shield.hero.health, shield.hero.effects[0]?.turns]).toEqual([10, 11]);
  });

  it('are written and read with everything else', () => {
    const hero = {
      slots: slots('bow', 'arrow'),
      worn: { ...EMPTY_HANDS, cloak: 'grey-cloak', boots: 'soft-boots' },
      effects: [{ kind: 'shield', turns: 3 }],
    } as const;
    const run = runIn(['@..AT'], {}, hero).play('wait');
    run.setMob({ ready: 1, still: 2, holds: 'net' });
    const text = rogue.makeState(run.state);
    const read = must(rogue.parseState(text));
    expect(rogue.makeState(read)).toBe(text);
    expect(read.hero.worn).toEqual(run.hero.worn);
  });
});
