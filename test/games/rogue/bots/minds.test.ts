import { describe, expect, it } from 'vitest';
import { must } from '#core';
import { rogue } from '#games/rogue/rules/game/game.ts';
import { experienceOf } from '#games/rogue/rules/model/mobs.ts';
import { chunksIn } from '#kit/grid/chunk-map.ts';
import { runIn } from '../rules/stage.ts';
import type { Run } from '../rules/stage.ts';

const ARMED = { worn: { sword: 'sword', armor: null, cloak: null, boots: null } } as const;

function spot(run: Run): readonly [number, number] {
  return [run.mob.x, run.mob.y];
}

describe('mob minds', () => {
  it('a mimic looks like an item and never moves until touched', () => {
    const run = runIn(['@.M', '..../']);
    expect(run.mob.guise).toBe('sword');
    expect(run.state.inSight).toEqual([]);
    run.play('wait', 'wait');
    expect(spot(run)).toEqual([2, 0]);
    run.play('d', 'd');
    expect(run.mob.guise).toBeUndefined();
    expect(run.eventsOf('unmasked')).toHaveLength(1);
    expect(run.eventsOf('mob-sighted')).toMatchObject([{ of: 'mimic' }]);
  });

  it('a ghost flees from a visible hero, through walls', () => {
    const run = runIn(['######', '#@..G#', '######']);
    run.play('wait');
    expect(spot(run)).toEqual([5, 1]);
  });

  it('an unseen ghost still leaves a wall', () => {
    const hidden = runIn(['@##G', '.###', '####']);
    expect(hidden.state.inSight).toEqual([]);
    hidden.play('wait');
    expect(spot(hidden)).not.toEqual([3, 0]);
  });

  it('a ghost hunts a hero with half health, through walls', () => {
    const rows = ['@#...', '.#.##', '.###G'];
    const hunt = (health: number) => {
      const run = runIn(rows, { mode: 'debug' }, { health });
      const distance = () =>
        Math.abs(run.mob.x - run.hero.at.x) + Math.abs(run.mob.y - run.hero.at.y);
      for (let turn = 0; turn < 40 && distance() > 0; turn++) {
        run.play('wait');
        if (run.eventsOf('fought').length > 0) return turn;
      }
      return undefined;
    };
    expect(hunt(2)).toBeLessThan(20);
    expect(hunt(6)).toBeUndefined();
  });

  it('a ghost that sees no hero gradually approaches', () => {
    const run = runIn(['@#.....G', '.#######'], { mode: 'debug' });
    for (let turn = 0; turn < 30 && run.mob.x > 4; turn++) run.play('wait');
    expect(run.mob.x).toBeLessThanOrEqual(4);
  });

  it('a wizard approaches a visible hero', () => {
    const run = runIn(['@....W']).play('wait', 'wait');
    expect(spot(run)).toEqual([3, 0]);
    run.play('wait', 'wait', 'wait');
    expect(run.hero.health).toBe(8);
  });

  it("a robot goes around walls, and to the hero's last known place", () => {
    const run = runIn(['#########', '#@.....R#', '#.#####.#', '#.......#', '#########']);
    run.play('wait');
    expect(run.mob).toMatchObject({ track: 'visible', goalX: 1, goalY: 1 });
    run.play('s', 's', 'd', 'd');
    expect(['lost', 'near', 'visible']).toContain(run.mob.track);
    for (let turn = 0; turn < 12 && run.hero.health === 10; turn++) run.play('wait');
    expect(run.hero.health).toBeLessThan(10);
  });

  it('a clever mob panics when one more hit like the last would kill it', () => {
    const run = runIn(['........', '...@..W.', '........'], {}, ARMED);
    run.setMob({ health: 4, hit: 5 });
    run.play('wait');
    // It has regained one point; at equality its panic does not change.
    expect(run.mob).toMatchObject({ panics: false, health: 5 });
    run.setMob({ health: 3, hit: 5 });
    const { x } = run.mob;
    run.play('wait');
    expect(run.mob.panics).toBe(true);
    expect(run.mob.x).toBeGreaterThan(x);
    run.setMob({ health: 5, hit: 5 });
    run.play('wait');
    expect(run.mob.panics).toBe(false);
  });

  it('a wounded wizard may clone itself, more likely the weaker it is', () => {
    let clones = 0;
    const runs = 200;
    for (let seed = 0; seed < runs; seed++) {
      const run = runIn(['....', '.@W.', '....'], {}, ARMED);
      run.state = { ...run.state, ai: { a: seed, b: 7, c: 9, counter: 11 } };
      run.play('d');
      expect(run.eventsOf('fought')).toMatchObject([{ mobHealth: 5 }]);
      clones += run.eventsOf('cloned').length;
      expect(run.mobs).toHaveLength(1 + run.eventsOf('cloned').length);
      expect(run.state.mobsLeft).toBe(run.mobs.length);
    }
    // At half health the chance is one in two.
    expect(clones).toBeGreaterThan(runs * 0.4);
    expect(clones).toBeLessThan(runs * 0.6);
  });

  it('a wizard gives experience, but a copy does not', () => {
    const rows = ['.....', '.@W..', '.....'];
    for (let seed = 0; ; seed++) {
      const run = runIn(rows, { mode: 'explorer' }, ARMED);
      run.state = { ...run.state, ai: { a: seed, b: 7, c: 9, counter: 11 } };
      run.play('d');
      const [first, copy] = run.mobs;
      if (first === undefined || copy === undefined) continue;
      expect([first.isCopy, copy.isCopy]).toEqual([undefined, true]);
      expect([experienceOf(first), experienceOf(copy)]).toEqual([3, 0]);
      const text = rogue.makeState(run.state);
      expect(rogue.makeState(must(rogue.parseState(text)))).toBe(text);
      return;
    }
  });

  it('a ghost hunts once two thirds of the mobs are dead', () => {
    const run = runIn(['@.....G'], { mode: 'debug' });
    run.state = { ...run.state, ground: { ...run.state.ground, mobCount: 3 } };
    run.play('wait');
    expect(spot(run)).toEqual([5, 0]);
  });

  it('distant mobs sleep', () => {
    const run = runIn(['@.........W.']);
    run.play('wait');
    expect(spot(run)).toEqual([9, 0]);
    const distance = runIn(['@..........W']);
    distance.play('wait');
    expect(spot(distance)).toEqual([11, 0]);
  });

  it('no two mobs share a cell', () => {
    const run = runIn(['WWWW', 'W@.W', 'WRRW'], { mode: 'explorer' }, ARMED);
    for (let turn = 0; turn < 60; turn++) {
      run.play('wait');
      const cells = run.mobs.map(({ x, y }) => `${x},${y}`);
      expect(new Set(cells).size).toBe(cells.length);
      const chunks = chunksIn(run.state.mobs);
      expect(chunks.reduce((sum, { value }) => sum + value.length, 0)).toBe(run.state.mobsLeft);
    }
  });
});
