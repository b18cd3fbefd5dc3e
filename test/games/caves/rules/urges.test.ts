import { describe, expect, it } from 'vitest';
import { attackOf, defenseOf } from '#games/caves/rules/model/attributes.ts';
import type { CreatureKind } from '#games/caves/rules/model/creatures.ts';
import type { Item } from '#games/caves/rules/model/items.ts';
import type { Creature } from '#games/caves/rules/model/state.ts';
import { CavesDraft } from '#games/caves/rules/turn/draft.ts';
import { live } from '#games/caves/rules/urges/live.ts';
import { floats, Run } from './run.ts';
import { stage } from './stage.ts';

type Rows = readonly string[];

function items(...kinds: readonly Exclude<Item['kind'], 'potion' | 'corpse'>[]): readonly Item[] {
  return kinds.map((kind) => ({ kind }));
}

/** A run on a stage with one modified creature. */
function runWith(rows: Rows, kind: CreatureKind, change: Partial<Creature> = {}): Run {
  return new Run(stage(rows, { creatures: { [kind]: change } }));
}

const OPEN = Array<string>(13).fill('.'.repeat(24));

function withAt(rows: Rows, sign: string, x: number, y: number): Rows {
  return rows.map((row, at) => (at === y ? row.slice(0, x) + sign + row.slice(x + 1) : row));
}

describe('a fungus (B-08)', () => {
  const rows = withAt(withAt(OPEN, 'f', 6, 6), '@', 20, 12);

  it('spreads in 1 % of its turns', () => {
    const run = runWith(rows, 'fungus').play('wait', 0.009, 0, 0);
    const fungi = run.state.creatures.filter(({ kind }) => kind === 'fungus');
    expect(fungi.map(({ x, y, spread }) => [x, y, spread])).toEqual([
      [6, 6, 1],
      [1, 1, 1],
    ]);
    expect(runWith(rows, 'fungus').play('wait', 0.011, 0, 0).state.creatures).toHaveLength(2);
  });

  it('can spread diagonally', () => {
    const run = runWith(rows, 'fungus').play('wait', 0, 0.999, 0.999);
    expect(run.state.creatures.at(-1)).toMatchObject({ x: 11, y: 11 });
  });

  it('does not spread into occupied cells or rock', () => {
    const walled = withAt(rows, '#', 1, 1);
    const run = runWith(walled, 'fungus').play('wait', 0, 0, 0);
    expect(run.state.creatures).toHaveLength(2);
    expect(run.the('fungus').spread).toBe(0);
    expect(runWith(rows, 'fungus').play('wait', 0, 0.5, 0.5).state.creatures).toHaveLength(2);
  });

  it('stops spreading after five children', () => {
    const run = runWith(rows, 'fungus', { spread: 5 }).play('wait', 0, 0, 0);
    expect(run.state.creatures).toHaveLength(2);
  });

  it('has at most 31 descendants', () => {
    const run = new Run({ ...stage(rows), options: { mode: 'explorer', depth: 1, pack: '' } });
    for (let turn = 0; turn < 400; turn++) run.play('wait', ...spreading(run));
    expect(run.state.creatures).toHaveLength(1 + 32);
    expect(run.state.creatures.filter(({ spread }) => spread === 5)).toHaveLength(32);
  });

  /** Spreads every fungus that can, each to a separate cell. */
  function spreading(run: Run): number[] {
    const { turns, creatures } = run.state;
    return creatures
      .filter(({ kind, spread }) => kind === 'fungus' && spread < 5)
      .flatMap(({ id }) => [0, ((turns * 7 + id * 3) % 11) / 11, ((turns * 5 + id) % 11) / 11]);
  }
});

describe('a bat (B-09)', () => {
  it('takes two random steps', () => {
    const rows = withAt(withAt(OPEN, 'b', 6, 6), '@', 20, 12);
    const run = runWith(rows, 'bat').play('wait', 0.9, 0.5, 0.9, 0.9);
    expect(run.at('bat')).toEqual([8, 7]);
  });

  it('attacks everyone except other bats', () => {
    const rows = ['@....', '####.', '#bb##', '##f##'];
    const run = runWith(rows, 'bat');
    // The first bat goes east twice, into the other; that one goes south twice, into the fungus.
    run.play('wait', 0.9, 0.5, 0.9, 0.5, 0.5, 0.9, 0, 0.5, 0.9, 0);
    expect(run.state.creatures.filter(({ kind, hp }) => kind === 'bat' && hp === 15)).toHaveLength(
      2,
    );
    expect(run.the('fungus').hp).toBe(8);
  });
});

describe('a bat that smells blood', () => {
  const rows = withAt(withAt(OPEN, 'b', 6, 6), '@', 11, 6);
  const hurt = (hp: number) => new Run(stage(rows, { player: { hp, maxHp: 100 } }));

  it('approaches a wounded player twice a turn', () => {
    expect(hurt(39).play('wait').at('bat')).toEqual([8, 6]);
  });

  it('leaves others alone', () => {
    expect(hurt(40).play('wait', 0.1, 0.5, 0.1, 0.5).at('bat')).toEqual([4, 6]);
  });
});

describe('a zombie (B-10)', () => {
  const nearMap = ['..........', '@.......z.', '..........'];

  it('idles in 20 % of its turns', () => {
    expect(runWith(nearMap, 'zombie').play('wait', 0.19).at('zombie')).toEqual([8, 1]);
  });

  it('numbs its victims', () => {
    const run = runWith(['####', '#@z#', '####'], 'zombie').play('wait', 0.21, 0.5);
    expect(run.player.effects).toMatchObject([{ kind: 'numbness' }]);
    expect([attackOf(run.player), defenseOf(run.player)]).toEqual([17, 2]);
  });

  it('sees no further than 9 cells', () => {
    const farMap = ['...........', '@.........z', '...........'];
    expect(runWith(farMap, 'zombie').play('wait', 0.21).at('zombie')).toEqual([10, 1]);
  });

  it('takes a shortest path to a visible player', () => {
    expect(runWith(nearMap, 'zombie').play('wait', 0.21).at('zombie')[0]).toBe(7);
  });

  it('wanders without a path', () => {
    const blocked = ['#########', '#@f...z.#', '#########'];
    const run = runWith(blocked, 'zombie').play('wait', 0.5, 0.21, 0.9, 0.5);
    expect(run.at('zombie')).toEqual([7, 1]);
  });

  it('gives up a search after 300 cells and wanders', () => {
    // The player is in sight, but a fungus blocks the only path.
    const hall = [
      '.'.repeat(60),
      ...Array<string>(10).fill('.'.repeat(60)),
      `${'#'.repeat(24)}f${'#'.repeat(35)}`,
      `${'#'.repeat(24)}@${'#'.repeat(35)}`,
    ];
    const run = runWith(withAt(hall, 'z', 24, 6), 'zombie').play('wait', 0.21, 0.9, 0.5);
    expect(run.at('zombie')).toEqual([25, 6]);
  });
});

describe('a goblin (B-11)', () => {
  const rows = ['#########', '#@.....g#', '#########'];
  const bow = { pack: items('bow'), weapon: 0 };

  it('first wields a better weapon', () => {
    const run = runWith(rows, 'goblin', { ...bow, pack: items('bow', 'sword', 'rock') });
    run.play('wait');
    expect(run.the('goblin').weapon).toBe(1);
    expect(run.eventsOf('equipped')).toMatchObject([{ item: { kind: 'sword' } }]);
  });

  it('shoots if it has nothing better', () => {
    const run = runWith(rows, 'goblin', { ...bow, pack: items('bow', 'rock') }).play('wait');
    expect(run.eventsOf('fired')).toHaveLength(1);
    expect(run.eventsOf('struck')).toMatchObject([{ blow: 'shot', target: { id: 0 } }]);
  });

  it('throws missiles, but not its wielded weapon', () => {
    const change = { pack: items('sword', 'rock'), weapon: 0 };
    const run = runWith(rows, 'goblin', change).play('wait');
    expect(run.eventsOf('threw')).toMatchObject([{ item: { kind: 'rock' } }]);
    expect(run.the('goblin').pack).toEqual(items('sword'));
    run.play('wait');
    expect(run.eventsOf('threw')).toEqual([]);
    expect(run.at('goblin')).toEqual([6, 1]);
  });

  it('otherwise approaches', () => {
    expect(runWith(rows, 'goblin').play('wait').at('goblin')).toEqual([6, 1]);
  });

  it('does not shoot another goblin in the back', () => {
    const two = ['##########', '#@..g..g##', '##########'];
    const run = runWith(two, 'goblin', bow).play('wait');
    expect(run.eventsOf('fired').map(({ from }) => from.x)).toEqual([4]);
  });

  it('picks up the item underfoot when it does not see the player', () => {
    const hidden = ['#########', '#@#....g#', '#########'];
    const lying = [{ x: 7, y: 1, item: { kind: 'sword' } }] as const;
    const run = new Run(stage(hidden, { items: lying })).play('wait');
    expect(run.the('goblin').pack).toEqual(items('sword'));
    expect(run.lying).toEqual([]);
    run.play('wait');
    expect(run.the('goblin').weapon).toBe(0);
  });
});

describe('a spider', () => {
  it('lurks until the player is near, then approaches fast', () => {
    const farMap = ['##########', '#@.....s.#', '##########'];
    expect(runWith(farMap, 'spider').play('wait').at('spider')).toEqual([7, 1]);
    const nearMap = ['##########', '#@...s...#', '##########'];
    expect(runWith(nearMap, 'spider').play('wait').at('spider')).toEqual([3, 1]);
  });

  it('approaches from further away when hurt', () => {
    const farMap = ['##########', '#@.....s.#', '##########'];
    expect(runWith(farMap, 'spider', { hp: 24 }).play('wait').at('spider')).toEqual([5, 1]);
  });

  it('poisons its victims', () => {
    const run = runWith(['####', '#@s#', '####'], 'spider').play('wait');
    expect(run.player.effects).toMatchObject([{ kind: 'venom' }]);
  });
});

describe('a mole', () => {
  it('digs straight towards an unseen player', () => {
    const run = runWith(['', '@####m'], 'mole').play('wait');
    expect([run.at('mole'), run.tile(4, 1)]).toEqual([[5, 1], '.']);
    run.play('wait');
    expect(run.at('mole')).toEqual([4, 1]);
    for (let turn = 0; turn < 6; turn++) run.play('wait');
    expect(run.at('mole')).toEqual([1, 1]);
    expect(run.play('wait').player.hp).toBeLessThan(100);
  });

  it('wanders if the player is too far away', () => {
    const run = runWith(['', `@${'#'.repeat(12)}m`], 'mole').play('wait');
    expect([run.at('mole'), run.tile(12, 1)]).toEqual([[13, 1], '#']);
  });
});

describe('creatures', () => {
  it('regain 10 health and 20 mana in 1 000 turns', () => {
    const change = { hp: 10, mana: 0 };
    const run = new Run(stage(['@#f'], { creatures: { fungus: { ...change, hp: 5 } } }));
    run.state = { ...run.state, options: { ...run.state.options, mode: 'explorer' } };
    run.state = {
      ...run.state,
      creatures: run.state.creatures.map((one) => (one.id === 0 ? { ...one, ...change } : one)),
    };
    for (let turn = 0; turn < 100; turn++) run.play('wait', 0.5);
    expect([run.player.hp, run.player.mana, run.the('fungus').hp]).toEqual([11, 2, 6]);
    // Each regained point costs the player one point of food.
    expect(run.player.food).toBe(666 - 100 - 3);
  });

  it('grow at random when they gain a level', () => {
    const rows = ['@####', '#####', '#gf##'];
    const creatures = { goblin: { xp: 20 }, fungus: { hp: 1 } };
    const draft = new CavesDraft(stage(rows, { creatures }), floats(0.9, 0.5, 0.3, 0.3));
    live(draft, 1);
    expect(draft.crowd.get(2)).toBeUndefined();
    expect(draft.crowd.get(1)).toMatchObject({ xp: 29, rank: 2, attack: 17 });
  });
});
