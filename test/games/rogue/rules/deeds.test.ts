import { describe, expect, it } from 'vitest';
import { foretell } from '#games/rogue/rules/index.ts';
import { place, runIn, slots } from './stage.ts';

/** The next deed of the first mob. */
function foretold(run: ReturnType<typeof runIn>) {
  return foretell(run.state, run.mob);
}

const TOUGH = { health: 10, level: 3 } as const;

describe('an archer', () => {
  it('aims for a turn, then hits a hero who stays in line', () => {
    const run = runIn(['@....A']).play('wait');
    expect(run.eventsOf('deed').map(({ result }) => result.deed)).toEqual(['aim']);
    expect(foretold(run)).toEqual({ deed: 'shoot', damage: 3 });
    run.play('wait');
    const [deed] = run.eventsOf('deed');
    expect(deed?.result).toEqual({ deed: 'shoot', damage: 3, taken: 3, health: 7 });
    expect(run.hero.health).toBe(7);
  });

  it('misses a hero who leaves the line', () => {
    const run = runIn(['@....A', '......']).play('wait');
    run.play('s');
    expect(foretold(run)).toBeUndefined();
    expect(run.hero.health).toBe(10);
  });

  it('cannot shoot through walls, and a buckler catches the arrow', () => {
    expect(runIn(['@..#.A', '######']).play('wait', 'wait').hero.health).toBe(10);
    const hero = { effects: [{ kind: 'shield', turns: 8 }] } as const;
    const run = runIn(['@....A'], {}, hero).play('wait', 'wait');
    expect([run.hero.health, run.hero.effects]).toEqual([10, [{ kind: 'shield', turns: 5 }]]);
  });

  it('loses its aim when it is hit', () => {
    const run = runIn(['@...A'], {}, { slots: slots('dagger') }).play('wait');
    run.setMob({ health: 5, ready: 1 }).play('use');
    expect(run.mob.health).toBe(2);
    expect(run.hero.health).toBe(10);
  });
});

describe('a boar', () => {
  it('braces, then rams a hero in its path with double damage', () => {
    const run = runIn(['#######', '#@...B#', '#######']).play('wait');
    expect(run.mob.ready).toBe(1);
    expect(foretold(run)).toEqual({ deed: 'ram', damage: 5 });
    run.play('wait');
    expect(run.eventsOf('fought').map(({ taken }) => taken)).toEqual([5]);
    expect(run.hero.health).toBe(5);
  });

  it('runs into a wall if the hero steps aside', () => {
    const run = runIn(['#######', '#@...B#', '#.....#', '#######']).play('wait', 's');
    expect(run.eventsOf('deed').map(({ result }) => result)).toEqual([{ deed: 'crash', turns: 3 }]);
    expect([run.mob.x, run.mob.still]).toEqual([1, 3]);
    const { x, y } = run.mob;
    run.play('wait');
    expect([run.mob.x, run.mob.y, run.mob.still]).toEqual([x, y, 2]);
  });
});

describe('a bomber', () => {
  it('explodes two turns after it lit its fuse, for everyone within a cell', () => {
    const run = runIn(['#####', '#@Xr#', '#####'], {}, TOUGH).play('wait');
    expect(foretold(run)).toEqual({ deed: 'fuse', turns: 2, damage: 5 });
    run.play('wait');
    expect(foretold(run)).toEqual({ deed: 'explode', damage: 5 });
    run.play('wait');
    expect(run.hero.health).toBe(5);
    expect(run.mobs).toEqual([]);
    expect(run.hero.earned).toBe(0);
  });

  it('is disarmed by a hit', () => {
    const hero = { ...TOUGH, health: 10 };
    const run = runIn(['#####', '#@X.#', '#####'], {}, hero).play('wait', 'd');
    expect(run.mobs.map(({ ready }) => ready)).toEqual([undefined]);
  });
});

it('a summoner calls at most three rats without experience', () => {
  const run = runIn(['#########', '#@.....S#', '#.......#', '#########'], { mode: 'explorer' });
  for (let turn = 0; turn < 40; turn++) run.play('wait');
  const rats = run.mobs.filter(({ kind }) => kind === 'rat');
  expect(rats.length).toBeGreaterThan(0);
  expect(rats.length).toBeLessThanOrEqual(3);
  expect(rats.every(({ isCopy }) => isCopy === true)).toBe(true);
});

describe('a thief', () => {
  const hero = { slots: slots('golden-apple', 'bait'), selected: 1 };

  it('takes the selected item and drops it when it is defeated', () => {
    const run = runIn(['#####', '#@T.#', '#####'], {}, hero);
    expect(foretold(run)).toEqual({ deed: 'steal', item: 'bait' });
    run.play('wait');
    expect(run.mob.holds).toBe('bait');
    expect(run.hero.slots.slice(0, 2)).toEqual(['golden-apple', null]);
    run.setMob({ health: 1, x: 2, y: 1 }).play('d');
    expect(run.mobs).toEqual([]);
    expect(run.hero.slots.slice(0, 2)).toEqual(['golden-apple', 'bait']);
  });
});

it('a guard never leaves the area of its post', () => {
  const rows = ['#############', '#@.........U#', '#############'];
  const run = runIn(rows, { mode: 'explorer' });
  for (let turn = 0; turn < 6; turn++) run.play('d');
  for (let turn = 0; turn < 10; turn++) {
    run.play('wait');
    expect(run.mob.x).toBeGreaterThanOrEqual(8);
  }
});

it('a mirror knight steps the opposite way and strikes as hard as the hero', () => {
  const run = runIn(['........', '@.....I.', '........']).play('s');
  expect([run.mob.x, run.mob.y]).toEqual([6, 0]);
  run.setMob({ x: 1, y: 2 });
  run.play('d');
  expect(run.eventsOf('fought')).toMatchObject([{ dealt: 1, taken: 0 }]);
});

it('a healer heals the most wounded mob near it', () => {
  const run = runIn(['########', '#@....H#', '#.....U#', '########'], {}, {});
  const [healer, guard] = run.mobs;
  run.state = {
    ...run.state,
    mobs: { x: 0, y: 0, value: [healer, { ...guard, health: 4 }] as never },
  };
  run.play('wait');
  expect(run.mobs[1]?.health).toBe(4 + 3 + 1);
});

it('a slime splits its health with a copy', () => {
  const run = runIn(['#####', '#@J.#', '#####'], {}, TOUGH).play('d');
  expect(run.mobs.map(({ health, isCopy = false }) => [health, isCopy])).toEqual([
    [5, false],
    [4, true],
  ]);
});

it('a mole comes through walls towards steps it hears', () => {
  const rows = ['@..#L', '...#.'];
  expect(runIn(rows).play('s', 'w').mob.x).toBeLessThan(4);
  const quiet = { worn: { sword: null, armor: null, cloak: null, boots: 'soft-boots' } } as const;
  const near = runIn(rows, {}, quiet).play('s', 'w', 's', 'w', 's', 'w');
  expect(near.hero.health).toBe(10);
});

it('a spinner webs a hero in line, who cannot walk for two turns', () => {
  const run = runIn(['#######', '#@...N#', '#.....#', '#######']).play('wait');
  expect(run.eventsOf('deed').map(({ result }) => result)).toEqual([{ deed: 'web', turns: 2 }]);
  run.play('s');
  expect(run.at).toEqual([1, 1]);
  expect(run.eventsOf('torn')).toHaveLength(1);
  run.play('s');
  expect(run.at).toEqual([1, 1]);
  run.play('s');
  expect(run.at).toEqual([1, 2]);
});

describe('an ogre', () => {
  it('sleeps until a step nearby wakes it, unless the boots are soft', () => {
    const rows = ['#######', '#@...O#', '#######'];
    const run = runIn(rows).play('wait', 'wait');
    expect([run.mob.x, run.mob.track]).toEqual([5, 'none']);
    run.play('d');
    expect(run.eventsOf('deed').map(({ result }) => result.deed)).toEqual(['wake']);
    const worn = { sword: null, armor: null, cloak: null, boots: 'soft-boots' } as const;
    expect(runIn(rows, {}, { worn }).play('d', 'd').mob.track).toBe('none');
  });

  it('takes double damage in its sleep and does not strike back', () => {
    const worn = { sword: 'sword', armor: null, cloak: null, boots: null } as const;
    const run = runIn(['@O'], {}, { worn }).play('d');
    expect(run.eventsOf('fought')).toMatchObject([{ dealt: 11, taken: 0 }]);
  });
});

it('a cloak hides the hero from afar', () => {
  const worn = { sword: null, armor: null, cloak: 'grey-cloak', boots: null } as const;
  expect(runIn(['@......A'], {}, { worn }).play('wait').eventsOf('deed')).toEqual([]);
  expect(runIn(['@......A']).play('wait').eventsOf('deed')).toHaveLength(1);
});

it('bait attracts hunters, and caltrops hurt them', () => {
  const rows = ['##########', '#@......r#', '##########'];
  const hero = { slots: slots('bait', 'caltrops') };
  const run = runIn(rows, {}, hero).play('d', 'd', 'use', 'a', 'a');
  run.play('wait', 'wait');
  expect(run.eventsOf('deed').map(({ result }) => result.deed)).toEqual(['eat']);
  expect(run.mob).toMatchObject({ x: 3, still: 3 });
  expect(run.itemsAt(3, 1)).toEqual([]);
  const trapped = runIn(['######', '#@..M#', '######'], {}, { ...hero, selected: 1 });
  expect(trapped.play('use').itemsAt(1, 1)).toEqual(['caltrops']);
  const rat = runIn(['#######', '#@...r#', '#######'], {}, { ...hero, selected: 1 });
  rat.play('d', 'use', 'a', 'wait');
  expect(rat.eventsOf('struck')).toMatchObject([{ by: 'trap', dealt: 4 }]);
  expect(rat.mobs).toEqual([]);
  expect(place(1, 1)).toEqual(rat.hero.at);
});
