import { describe, expect, it } from 'vitest';
import { caves, cellOf, creaturesInSight, tileOf } from '#games/caves/rules/index.ts';
import { Run } from '#test/games/caves/rules/run.ts';
import { depthsStage } from './stage.ts';
import type { Sign } from './stage.ts';

const NEVER = 0.999;
const ALWAYS = 0;

function run(rows: readonly string[], signs: Record<string, Sign> = {}, player = {}): Run {
  return new Run(depthsStage([rows, ['####']], signs, player));
}

function cloudsOf({ state }: Run): readonly (readonly [string, number, number])[] {
  return (state.levels[0]?.clouds ?? []).map(({ kind, cell, amount }) => [kind, cell, amount]);
}

function terrain({ state }: Run, x: number, y: number): string {
  return tileOf(state, { x, y, z: 0 });
}

describe('water', () => {
  it('may hold a step back, and otherwise lets it pass', () => {
    const wading = run(['#####', '#@~.#', '#####']).play('move east');
    expect(wading.at()).toEqual([2, 1]);
    wading.play('move east', ALWAYS);
    expect(wading.at()).toEqual([2, 1]);
    expect(wading.eventsOf('stuck')).toMatchObject([{ terrain: 'water' }]);
    wading.play('move east', NEVER);
    expect(wading.at()).toEqual([3, 1]);
  });

  it('puts out burning creatures', () => {
    const burning = { effects: [{ kind: 'burning', turns: 4 }] };
    const inWater = run(['#####', '#@~.#', '#####'], {}, burning).play('move east');
    expect(inWater.player.effects).toEqual([]);
    const onFloor = run(['#####', '#@..#', '#####'], {}, burning).play('move east');
    expect(onFloor.player.effects).toEqual([{ kind: 'burning', turns: 3 }]);
  });

  it('carries things away', () => {
    const signs = { a: { item: { kind: 'apple' }, on: '~' } };
    const drifting = run(['#####', '#@a~#', '#####'], signs);
    drifting.play('wait', ALWAYS, NEVER, 0.5);
    expect(drifting.lying).toEqual([['apple', 3, 1]]);
  });

  it('keeps eels, who never leave it', () => {
    const eel = run(['######', '#@.e~#', '######'], { e: { creature: 'eel', on: '~' } });
    for (let turn = 0; turn < 8; turn++) eel.play('wait');
    expect(terrain(eel, ...eel.at('eel'))).toBe('~');
  });
});

describe('grass', () => {
  it('hides a creature in it', () => {
    const goblin = { g: { creature: 'goblin', on: '"' } };
    const far = run(['########', '#@....g#', '########'], goblin);
    expect(creaturesInSight(far.state)).toEqual([]);
    expect(caves.view(far.state, 0).creatures.map(({ kind }) => kind)).toEqual(['player']);
    const near = run(['########', '#@.g...#', '########'], goblin);
    expect(creaturesInSight(near.state).map(({ kind }) => kind)).toEqual(['goblin']);
  });

  it('burns from cell to cell, and leaves floor', () => {
    const fire = { f: { item: { kind: 'fire-flask' } } };
    const burning = run(['########', '#@..."""', '########'], fire, {
      pack: [{ kind: 'fire-flask' }],
    });
    burning.play('throw a 5,1', ...Array.from({ length: 20 }, () => ALWAYS));
    expect(cloudsOf(burning).map(([kind, cell]) => [kind, cell])).toContainEqual([
      'fire',
      cellOf({ x: 6, y: 1 }),
    ]);
    expect(burning.eventsOf('ignited')).toHaveLength(1);
    for (let turn = 0; turn < 8; turn++) burning.play('wait');
    expect(cloudsOf(burning)).toEqual([]);
    expect([5, 6].map((x) => terrain(burning, x, 1))).toEqual(['.', '.']);
  });
});

describe('fire', () => {
  it('burns creatures and scrolls, but not the item to bring home', () => {
    const signs = {
      s: { item: { kind: 'scroll-map' }, on: '"' },
      m: { item: { kind: 'music-box' }, on: '"' },
      z: { creature: 'zombie', on: '"' },
    };
    const burning = run(['#########', '#@...zsm#', '#########'], signs, {
      pack: [{ kind: 'fire-flask' }],
    });
    burning.play('throw a 5,1', ...Array.from({ length: 40 }, () => ALWAYS));
    for (let turn = 0; turn < 4; turn++)
      burning.play('wait', ...Array.from({ length: 40 }, () => 0));
    expect(burning.lying.map(([kind]) => kind)).toContain('music-box');
    expect(burning.lying.map(([kind]) => kind)).not.toContain('scroll-map');
    expect(burning.the('zombie').hp).toBeLessThan(50);
  });

  it('explodes firedamp, all of it at once', () => {
    const start = depthsStage(
      [['#######', '#@....#', '#######'], ['####']],
      {},
      {
        pack: [{ kind: 'fire-flask' }],
      },
    );
    const [first, ...rest] = start.levels;
    const gas = [4, 5].map((x) => ({ cell: cellOf({ x, y: 1 }), kind: 'firedamp', amount: 5 }));
    const levels = [...(first === undefined ? [] : [{ ...first, clouds: gas }]), ...rest];
    const blast = new Run({ ...start, levels }).play('throw a 3,1');
    expect(blast.eventsOf('blasted')).toHaveLength(1);
    expect(cloudsOf(blast).every(([kind]) => kind === 'fire')).toBe(true);
  });
});

describe('gas', () => {
  it('spreads evenly, thins, and chokes creatures', () => {
    const gassed = run(['########', '#@[....#', '########']).play('move east');
    const amounts = () => cloudsOf(gassed).reduce((sum, [, , amount]) => sum + amount, 0);
    const before = amounts();
    expect(cloudsOf(gassed).length).toBeGreaterThan(1);
    for (let turn = 0; turn < 6; turn++) gassed.play('wait');
    expect(amounts()).toBeLessThan(before);
    expect(gassed.player.effects.map(({ kind }) => kind)).toContain('choking');
    expect(gassed.player.hp).toBeLessThan(100);
  });

  it('stays behind closed doors', () => {
    const gassed = run(['########', '#@.+...#', '########'], {}, { pack: [{ kind: 'gas-flask' }] });
    gassed.play('throw a 2,1');
    for (let turn = 0; turn < 6; turn++) gassed.play('wait');
    expect(cloudsOf(gassed).every(([, cell]) => cell < cellOf({ x: 3, y: 1 }))).toBe(true);
  });
});

describe('webs and ice', () => {
  it('hold until they tear, except spiders', () => {
    const webbed = run(['######', '#@%..#', '######']).play('move east');
    webbed.play('move east', ALWAYS);
    expect([webbed.at(), terrain(webbed, 2, 1)]).toEqual([[2, 1], '.']);
    const spider = run(['#######', '#@%%s.#', '#######'], { s: { creature: 'weaver' } });
    spider.play('wait', NEVER, NEVER);
    expect(spider.at('weaver')).toEqual([3, 1]);
    expect(spider.eventsOf('stuck')).toEqual([]);
  });

  it('slide creatures on, as chance has it', () => {
    const sliding = run(['########', '#@```..#', '########']).play(
      'move east',
      ALWAYS,
      ALWAYS,
      NEVER,
    );
    expect(sliding.at()).toEqual([4, 1]);
    expect(run(['####', '#@`#', '####']).play('move east', ALWAYS).at()).toEqual([2, 1]);
  });
});

describe('doors', () => {
  it('block sight, open for the player and close behind', () => {
    const rows = ['#######', '#@+.z.#', '#######'];
    const door = run(rows, { z: { creature: 'zombie' } });
    expect(creaturesInSight(door.state)).toEqual([]);
    door.play('move east');
    expect(terrain(door, 2, 1)).toBe("'");
    expect(creaturesInSight(door.state).map(({ kind }) => kind)).toEqual(['zombie']);
    door.play('move west');
    expect(terrain(door, 2, 1)).toBe('+');
  });

  it('stop beasts, but not goblins', () => {
    const roused = { effects: [{ kind: 'roused', turns: 20 }] };
    const path = (creature: string) => {
      const signs = { c: { creature, changes: roused } };
      const closed = run(['######', '#@+c.#', '######'], signs);
      closed.play('wait');
      return closed.at(creature);
    };
    expect(path('goblin')).toEqual([2, 1]);
    expect(path('boar')[0]).toBeGreaterThan(2);
  });

  it('stay open over a thing', () => {
    const rows = ['######', '#@+..#', '######'];
    const door = run(rows, {}, { pack: [{ kind: 'rock' }] })
      .play('move east')
      .play('drop a');
    door.play('move east');
    expect(terrain(door, 2, 1)).toBe("'");
  });
});
