import { describe, expect, it } from 'vitest';
import { defaultOptions } from '#core';
import { caves } from '#games/caves/rules/game/game.ts';
import { creaturesInSight, isInSight, playerOf } from '#games/caves/rules/game/looking.ts';
import { attackOf, defenseOf, hungerOf, xpForNext } from '#games/caves/rules/model/attributes.ts';
import { cellOf } from '#games/caves/rules/model/place.ts';
import type { Item } from '#games/caves/rules/model/items.ts';
import { FLOOR, isGroundAt, UNKNOWN } from '#games/caves/rules/model/tiles.ts';
import { Run } from './run.ts';
import { stage } from './stage.ts';

const ROOM = ['#######', '#.....#', '#..@..#', '#.....#', '#######'];

function items(...kinds: readonly (Exclude<Item['kind'], 'potion' | 'corpse'> | null)[]) {
  return kinds.map((kind) => (kind === null ? null : { kind }));
}

describe('the player', () => {
  it('B-01: starts on ground of the first of five levels, at full health', () => {
    const state = caves.start(defaultOptions(caves.options), 'a bear');
    const player = playerOf(state);
    expect(state.levels.map(({ tiles }) => tiles.length)).toEqual(Array(5).fill(90 * 32));
    expect([player.z, player.hp, player.maxHp]).toEqual([0, 100, 100]);
    expect(isGroundAt(state.levels[0]?.tiles ?? '', player.x, player.y)).toBe(true);
  });

  it('B-05: digs through rock without moving', () => {
    const run = new Run(stage(['', '#@#'], { player: { food: 666 } })).play('move east');
    expect([run.at(), run.tile(2, 1), run.player.food]).toEqual([[1, 1], '.', 654]);
    expect(run.eventsOf('dug')).toMatchObject([{ who: { id: 0 }, at: { x: 2, y: 1 } }]);
    run.play('move east');
    expect([run.at(), run.player.food, run.state.deeds.dug]).toEqual([[2, 1], 652, 1]);
  });

  it('B-05: digs with less effort with a wielded pick', () => {
    const player = { food: 666, pack: items('pick'), weapon: 0 };
    expect(new Run(stage(['', '#@#'], { player })).play('move east').player.food).toBe(662);
  });

  it('cannot dig or blast the edge of a level', () => {
    const run = new Run(stage(['', '#@.#'], { player: { pack: items('powder'), hp: 100 } }));
    for (const way of ['north', 'west', 'northwest', 'northeast'])
      expect(run.refusal(`move ${way}`)).toBe('caves-edge');
    run.play('throw a 2,1');
    expect([run.tile(1, 2), run.tile(3, 2)]).toEqual([FLOOR, FLOOR]);
    for (let x = 0; x < 5; x++) expect(run.tile(x, 0)).toBe('#');
    expect(run.tile(0, 1)).toBe('#');
  });

  it('B-06: cannot leave the map, and the attempt takes no turn', () => {
    const run = new Run(stage(['@.']));
    expect(run.refusal('move west')).toBe('caves-edge');
    expect(() => caves.apply(run.state, { kind: 'move', direction: 'west' })).toThrow(RangeError);
  });

  it('B-12: uses the first free letter', () => {
    const lying = [{ x: 3, y: 2, item: { kind: 'apple' } }] as const;
    const player = { pack: items('rock', null, 'sword') };
    const run = new Run(stage(ROOM, { player, items: lying })).play('pick-up');
    expect(run.player.pack).toEqual(items('rock', 'apple', 'sword'));
    expect(run.eventsOf('picked-up')).toMatchObject([{ slot: 1, item: { kind: 'apple' } }]);
    expect(run.lying).toEqual([]);
    expect(run.refusal('pick-up')).toBe('caves-nothing-here');
  });

  it('B-12: leaves items that do not fit', () => {
    const lying = [{ x: 3, y: 2, item: { kind: 'apple' } }] as const;
    const player = { pack: items(...Array<'rock'>(20).fill('rock')) };
    const run = new Run(stage(ROOM, { player, items: lying }));
    expect(run.refusal('pick-up')).toBe('caves-pack-full');
    expect(run.lying).toEqual([['apple', 3, 2]]);
  });

  it('B-13: wields items with more attack than defense, wears the others', () => {
    const run = new Run(stage(ROOM, { player: { pack: items('staff', 'chainmail') } }));
    run.play('wear a');
    expect([attackOf(run.player), defenseOf(run.player)]).toEqual([25, 8]);
    run.play('wear b');
    expect([run.player.weapon, run.player.armor, defenseOf(run.player)]).toEqual([0, 1, 12]);
    run.play('drop a');
    expect([run.player.weapon, attackOf(run.player)]).toEqual([null, 20]);
    expect(run.eventsOf('taken-off')).toMatchObject([{ item: { kind: 'staff' } }]);
    run.play('wear b');
    expect([run.player.armor, defenseOf(run.player)]).toEqual([null, 5]);
  });

  it('drops items in the nearest free cell', () => {
    const player = { pack: items('apple', 'bread') };
    const run = new Run(stage(['####', '#@.#', '####'], { player })).play('drop a');
    expect(run.lying).toEqual([['apple', 1, 1]]);
    run.play('drop b');
    expect(run.lying).toEqual([
      ['apple', 1, 1],
      ['bread', 2, 1],
    ]);
    expect(run.player.pack).toEqual([]);
  });
});

describe('dropping', () => {
  const ROWS = ['####.', '#@.#.', '####.'];
  const FULL = [
    { x: 1, y: 1, item: { kind: 'rock' } },
    { x: 2, y: 1, item: { kind: 'rock' } },
  ] as const;

  it('never passes rock, and is refused if all floor within reach is taken', () => {
    const run = new Run(stage(ROWS, { player: { pack: items('sword') }, items: FULL }));
    expect(run.refusal('drop a')).toBe('caves-no-room');
    expect(caves.turn(run.state)).not.toMatchObject({
      actions: expect.arrayContaining([{ kind: 'drop', slot: 0 }]) as unknown,
    });
  });

  it('ignores free floor behind rock, even with unexplored ground within reach', () => {
    const farItems = Array.from(
      { length: 12 },
      (_, x) => ({ x, y: 0, item: { kind: 'rock' } }) as const,
    );
    const run = new Run(
      stage(['@...........#...'], { player: { pack: items('sword') }, items: farItems }),
    ).play('drop a');
    expect(run.lying.every(([kind]) => kind === 'rock')).toBe(true);
    expect(run.player.pack).toEqual(items('sword'));
    expect(run.eventsOf('no-room')).toHaveLength(1);
  });

  it('leaves no remains beyond rock and never loses the bear', () => {
    const pack = items('dagger', 'bear');
    const run = new Run(
      stage(['####.', '#@g#.', '####.'], {
        player: { attack: 200 },
        creatures: { goblin: { hp: 1, pack } },
        items: FULL,
      }),
    ).play('move east', 0.99);
    expect(run.lying).toEqual([
      ['rock', 1, 1],
      ['bear', 2, 1],
    ]);
  });
});

describe('hunger (B-14)', () => {
  it.each([
    [99, 'starving'],
    [100, 'hungry'],
    [249, 'hungry'],
    [250, 'sated'],
    [750, 'sated'],
    [751, 'full'],
    [901, 'stuffed'],
  ])('%i of 1 000 is %s', (food, hunger) => {
    expect(hungerOf({ food, maxFood: 1000 })).toBe(hunger);
  });

  it('is announced when it changes', () => {
    const run = new Run(stage(ROOM, { player: { food: 100 } })).play('wait');
    expect(run.eventsOf('hunger')).toEqual([{ kind: 'hunger', hunger: 'starving' }]);
    expect(run.play('wait').eventsOf('hunger')).toEqual([]);
  });

  it('kills at 0', () => {
    const run = new Run(stage(ROOM, { player: { food: 2 } })).play('wait');
    expect(run.state.ending).toBeUndefined();
    run.play('wait');
    expect(run.state.ending).toEqual({ kind: 'died', cause: { kind: 'hunger' } });
    expect(run.refusal('wait')).toBe('game-over');
  });

  it('raises maximum food after overeating', () => {
    const player = { food: 900, maxFood: 1000, pack: items('bread') };
    const run = new Run(stage(ROOM, { player })).play('eat a');
    // The turn costs one point of food.
    expect([run.player.maxFood, run.player.food, run.player.hp]).toEqual([1150, 1149, 99]);
    expect(run.player.pack).toEqual([]);
    expect(run.player.effects).toEqual([]);
  });

  it.each([
    ['apple', 20, 100],
    ['bread', 40, 400],
  ] as const)('turns into gradual healing after eating %s', (kind, health, food) => {
    const player = { hp: 50, maxHp: 100, food: 300, hpRegen: 0, pack: items(kind) };
    const run = new Run(stage(ROOM, { player })).play('eat a');
    expect(run.player.food).toBe(299 + food);
    for (let turn = 0; turn < 60; turn++) run.play('wait');
    expect(run.player.hp).toBe(50 + health);
  });
});

describe('fights', () => {
  it('B-07: deal random damage up to attack minus defense', () => {
    const run = new Run(stage(['#####', '#@b.#', '#####'])).play('move east', 0.5);
    expect(run.eventsOf('struck')[0]).toMatchObject({ damage: 11, hp: 4 });
    expect(run.the('bat').hp).toBe(4);
    expect(run.player.food).toBe(666 - 2 - 1 - 1);
  });

  it('B-07: against a zombie at defense 5 cost at most 5', () => {
    const run = new Run(stage(['#####', '#@z.#', '#####'])).play('wait', 0.5, 0.99);
    expect(run.player.hp).toBe(95);
  });

  it('B-07: always deal some damage', () => {
    // The bat moves west twice, into the player.
    const run = new Run(stage(['#####', '#@b.#', '#####'])).play('wait', 0, 0.5, 0, 0.5);
    expect(run.eventsOf('struck').map(({ damage }) => damage)).toEqual([1, 1]);
    expect(run.player.hp).toBe(98);
  });

  it('B-15: give experience, levels and health', () => {
    const zombie = { hp: 1 };
    const player = { hp: 90 };
    const run = new Run(stage(['#####', '#@z.#', '#####'], { player, creatures: { zombie } }));
    run.play('move east', 0.5);
    expect(run.find('zombie')).toBeUndefined();
    expect([run.player.xp, run.player.rank, run.player.hp]).toEqual([69, 2, 94]);
    expect([run.state.choices, run.state.deeds.kills]).toEqual([1, { zombie: 1 }]);
    expect(run.lying).toEqual([['corpse', 2, 1]]);
  });

  it('B-15: never heal beyond the maximum', () => {
    const run = new Run(stage(['@z'], { creatures: { zombie: { hp: 1 } }, player: { hp: 98 } }));
    expect(run.play('move east').player.hp).toBe(100);
  });

  it('B-15: raise levels at 25, 84, 170, 282, 417 and so on', () => {
    expect([1, 2, 3, 4, 5].map(xpForNext)).toEqual([25, 84, 170, 282, 417]);
    for (let rank = 1n; rank <= 99n; rank++) {
      const seventh = rank * rank * rank * rank * rank * rank * rank;
      const fourth = (n: bigint) => n * n * n * n;
      const root = BigInt(xpForNext(Number(rank)));
      // The fourth power of 25 times rank to the power of 1.75.
      const exact = fourth(25n) * seventh;
      expect(fourth(root) <= exact && exact < fourth(root + 1n)).toBe(true);
    }
  });

  it('B-16: lead to a choice for every level gained', () => {
    const run = new Run({ ...stage(ROOM), choices: 2 });
    expect(run.refusal('wait')).toBe('caves-choose');
    const turn = caves.turn(run.state);
    expect(turn.kind === 'decide' && turn.actions).toHaveLength(7);
    run.play('grow attack');
    expect([run.player.attack, run.state.choices, run.state.turns]).toEqual([22, 1, 0]);
    run.play('grow hp');
    expect([run.player.maxHp, run.player.hp, run.state.choices]).toEqual([110, 110, 0]);
    expect(run.refusal('grow hp')).toBe('caves-no-choice');
  });

  it("scatter a dead goblin's items around it", () => {
    const goblin = { hp: 1, pack: items('sword', 'tunic'), weapon: 0, armor: 1 };
    const run = new Run(stage(['#####', '#@g.#', '#####'], { creatures: { goblin } }));
    run.play('move east');
    expect(run.lying.map(([kind]) => kind).sort()).toEqual(['corpse', 'sword', 'tunic']);
  });

  it('kill the player and name the killer', () => {
    const run = new Run(stage(['@z'], { player: { hp: 1 } })).play('wait', 0.5);
    const cause = { kind: 'creature', creature: 'zombie' };
    expect(run.state.ending).toEqual({ kind: 'died', cause });
    expect(run.events.at(-1)).toEqual({ kind: 'ended', ending: 'died', cause });
  });

  it('spare the player in explorer mode', () => {
    const state = stage(['@z'], { player: { hp: 1, food: 50 } });
    const run = new Run({ ...state, options: { ...state.options, mode: 'explorer' } });
    run.play('wait', 0.5);
    expect([run.player.hp, run.state.ending]).toEqual([100, undefined]);
    expect(run.eventsOf('spared')).toMatchObject([{ cause: { creature: 'zombie' } }]);
    expect(hungerOf(run.player)).not.toBe('starving');
  });
});

describe('the exit (B-20)', () => {
  const GATE = ['####', '#<@#', '####'];

  it('wins with the bear', () => {
    const run = new Run(stage(GATE, { player: { pack: items('rock', 'bear') } }));
    expect(run.refusal('climb up')).toBe('caves-ceiling');
    run.play('move west').play('climb up');
    expect(run.state.ending).toEqual({ kind: 'won' });
    expect(caves.turn(run.state)).toMatchObject({
      kind: 'over',
      outcome: { winners: [0], reason: 'won', scores: [1000] },
    });
  });

  it('counts as flight without the bear', () => {
    const run = new Run(stage(GATE)).play('move west').play('climb up');
    expect(run.state.ending).toEqual({ kind: 'left' });
    expect(caves.turn(run.state)).toMatchObject({ kind: 'over', outcome: { winners: [] } });
  });
});

describe('stairs', () => {
  const upper = stage(['####', '#>@#', '####']);
  const lower = stage(['####', '#<.#', '####']);
  const two = {
    ...upper,
    options: { ...upper.options, depth: 2 },
    levels: [...upper.levels, ...lower.levels],
  };

  it('lead down and up again', () => {
    const run = new Run(two);
    expect(run.refusal('climb down')).toBe('caves-floor');
    run.play('move west').play('climb down');
    expect([run.player.z, run.at(), run.state.deeds.deepest]).toEqual([1, [1, 1], 1]);
    expect(run.eventsOf('climbed')).toEqual([{ kind: 'climbed', way: 'down', level: 1 }]);
    run.play('climb up');
    expect([run.player.z, run.state.deeds.deepest]).toEqual([0, 1]);
  });

  it('require a fight if the other end is occupied', () => {
    const fungus = { ...stage(['.f']).creatures[0], id: 1, x: 1, y: 1, z: 1 };
    const [player] = two.creatures;
    if (player === undefined) throw new RangeError('nobody');
    const creatures = [player, { ...player, ...fungus }];
    const run = new Run({ ...two, creatures, nextId: 2 }).play('move west').play('climb down');
    expect(run.player.z).toBe(0);
    expect(run.eventsOf('struck')).toMatchObject([{ target: { kind: 'fungus' } }]);
  });
});

describe('sight (B-19)', () => {
  const rows = ['#######', '#@.#b.#', '#..#..#', '#.....#', '#######'];

  it('ends at walls', () => {
    const run = new Run(stage(rows)).play('wait');
    expect(creaturesInSight(run.state)).toEqual([]);
    expect(caves.view(run.state, 0).creatures).toHaveLength(1);
    expect(isInSight(run.state, { x: 3, y: 1 })).toBe(true);
    expect(isInSight(run.state, { x: 4, y: 1 })).toBe(false);
  });

  it('is remembered unchanged', () => {
    const run = new Run(stage(rows)).play('wait');
    const view = caves.view(run.state, 0);
    const knownTiles = view.levels[0]?.tiles ?? '';
    expect(knownTiles[cellOf({ x: 4, y: 1 })]).toBe(UNKNOWN);
    expect(knownTiles[cellOf({ x: 2, y: 1 })]).toBe('.');
  });

  it('reaches 9 cells in all directions', () => {
    const wide = [
      ...Array<string>(9).fill('.'.repeat(21)),
      `${'.'.repeat(10)}@${'.'.repeat(10)}`,
      ...Array<string>(10).fill('.'.repeat(21)),
    ];
    const run = new Run(stage(wide)).play('wait');
    for (const [x, y, isSeen] of [
      [19, 9, true],
      [20, 9, false],
      [1, 9, true],
      [0, 9, false],
      [10, 0, true],
      [10, 18, true],
      [10, 19, false],
      [16, 15, true],
      [17, 16, false],
    ] as const)
      expect([x, y, isInSight(run.state, { x, y })]).toEqual([x, y, isSeen]);
  });
});
