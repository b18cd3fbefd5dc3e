import { describe, expect, it } from 'vitest';
import { rogue } from '#games/rogue/rules/game/game.ts';
import { armorOf } from '#games/rogue/rules/model/hero.ts';
import { blindFor } from '#games/rogue/rules/model/mobs.ts';
import { runIn, slots } from './stage.ts';

const ARMED = { worn: { sword: 'sword', armor: null, cloak: null, boots: null } } as const;

describe('a fight', () => {
  it('both sides strike simultaneously, and neither survives without health', () => {
    const run = runIn(['@M.M'], {}, { ...ARMED, health: 1 }).play('d');
    expect(run.hero.health).toBe(0);
    expect(run.mobs).toHaveLength(1);
    expect(run.state.ending).toEqual({ kind: 'died', cause: { mob: 'mimic', level: 1 } });
    // A dead hero gains nothing.
    expect(run.hero.level).toBe(1);
    expect(run.eventsOf('died')).toEqual([{ kind: 'died', cause: { mob: 'mimic', level: 1 } }]);
    expect(rogue.turn(run.state)).toEqual({
      kind: 'over',
      outcome: { scores: [0], winners: [], reason: 'died' },
    });
  });

  it('confuses a surviving mob, which immediately moves at random', () => {
    const run = runIn(['@R', '..'], {}, ARMED).play('d');
    expect(run.eventsOf('fought')).toMatchObject([{ by: 'hero', dealt: 4, taken: 4 }]);
    expect(run.eventsOf('confused')).toHaveLength(1);
    expect([run.mob.x, run.mob.y]).not.toEqual([1, 0]);
    expect(run.mob.confused).toBe(0);
  });

  it('happens at most once per mob and turn', () => {
    for (let seed = 0; seed < 20; seed++) {
      const run = runIn(['####', '#@R#', '####'], {}, ARMED);
      run.state = { ...run.state, ai: { a: seed, b: 1, c: 2, counter: 3 } };
      run.play('d');
      expect(run.eventsOf('fought')).toHaveLength(1);
    }
  });

  it('a blocked blow costs nothing, and some mobs cannot be hurt without a sword', () => {
    const run = runIn(['@G', '..'], {}, {}).play('d');
    expect(run.eventsOf('fought')).toMatchObject([{ dealt: 1, taken: 0 }]);
    const other = runIn(['@W', '..'], {}, {}).play('d');
    expect(other.eventsOf('fought')).toMatchObject([{ dealt: 0, taken: 2 }]);
  });

  it('can give several levels', () => {
    const run = runIn(['@G.M'], {}, ARMED).play('d');
    expect(run.hero).toMatchObject({ level: 3, experience: 5, earned: 10 });
    expect(run.eventsOf('level-up')).toHaveLength(1);
  });

  it('with the last mob clears the world', () => {
    const run = runIn(['@M'], {}, ARMED).play('d');
    expect(run.state.ending).toEqual({ kind: 'cleared' });
    expect(rogue.turn(run.state)).toMatchObject({ outcome: { winners: [0], scores: [1] } });
  });

  it('is never fatal in explorer mode, which has no score', () => {
    const run = runIn(['@M.M'], { mode: 'explorer' }, { ...ARMED, health: 1 }).play('d');
    expect(run.hero.health).toBe(10);
    expect(run.state.ending).toBeUndefined();
    expect(run.eventsOf('spared')).toHaveLength(1);
    expect(rogue.scoreSoFar?.(run.state)).toEqual([0]);
  });
});

describe('waiting', () => {
  it('heals a little without threats', () => {
    const run = runIn(['@'], {}, { health: 9.85 }).play('wait');
    expect(run.hero.health).toBe(9.95);
    expect(run.eventsOf('rested')).toEqual([{ kind: 'rested', amount: 0.1, health: 9.95 }]);
    expect(run.play('wait').hero.health).toBe(10);
    expect(run.play('wait').eventsOf('rested')).toEqual([]);
  });

  it('does not heal in sight of a hunter, but does in sight of a distant ghost', () => {
    const waited = (rows: readonly string[], health: number) =>
      runIn(rows, {}, { health }).play('wait').hero.health;
    expect(waited(['@.......R'], 8)).toBe(8);
    expect(waited(['@.......M', '........./'], 8)).toBe(8.1);
    expect(waited(['@.......G'], 8)).toBe(8.1);
    expect(waited(['@.......G'], 4)).toBe(4);
  });

  it('does not heal while moving', () => {
    expect(runIn(['@.'], {}, { health: 8 }).play('d').hero.health).toBe(8);
  });
});

describe('effects', () => {
  it('stoneskin adds 3 to the armour for 25 turns', () => {
    const run = runIn(['@'], {}, { slots: slots('stoneskin-potion') }).play('use');
    expect(armorOf(run.hero)).toBe(4);
    for (let turn = 0; turn < 24; turn++) run.play('wait');
    expect(armorOf(run.hero)).toBe(4);
    run.play('wait');
    expect(armorOf(run.hero)).toBe(1);
    expect(run.eventsOf('effect-ended')).toEqual([{ kind: 'effect-ended', effect: 'stoneskin' }]);
  });

  it('smoke blinds visible mobs, except disguised ones', () => {
    const run = runIn(['@.R.M', '#####', '..W..'], {}, { slots: slots('smoke-bomb') }).play('use');
    const [robot, mimic, wizard] = run.mobs;
    expect([robot?.confused, mimic?.confused, wizard?.confused]).toEqual([8, 0, 0]);
    expect(blindFor(run.mob)).toBe(7);
    expect(run.eventsOf('smoked')).toMatchObject([{ mobs: [0], turns: 7 }]);
    run.play('wait');
    expect(blindFor(run.mob)).toBe(6);
  });

  it('a blinded mob is hit and misses until the smoke wears off', () => {
    const rows = ['####', '#@R#', '####'];
    const run = runIn(rows, {}, { ...ARMED, slots: slots('smoke-bomb') }).play('use', 'd');
    expect(run.eventsOf('fought')).toMatchObject([{ dealt: 4, taken: 0 }]);
    for (let turn = 0; turn < 7; turn++) {
      expect(run.hero.health).toBe(10);
      run.play('wait');
    }
    expect(blindFor(run.mob)).toBe(0);
    run.play('wait', 'wait');
    expect(run.hero.health).toBeLessThan(10);
  });

  it('a mob confused by a fight strikes normally', () => {
    const run = runIn(['@R', '..'], {}, ARMED);
    run.setMob({ confused: 1 }).play('d');
    expect(run.eventsOf('fought')).toMatchObject([{ taken: 4 }]);
  });
});
