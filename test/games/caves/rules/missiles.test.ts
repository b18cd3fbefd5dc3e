import { describe, expect, it } from 'vitest';
import type { Item } from '#games/caves/rules/model/items.ts';
import { cellOf } from '#games/caves/rules/model/place.ts';
import type { Place } from '#games/caves/rules/model/place.ts';
import type { CavesState, Creature } from '#games/caves/rules/model/state.ts';
import { isGroundAt } from '#games/caves/rules/model/tiles.ts';
import { CavesDraft } from '#games/caves/rules/turn/draft.ts';
import { canFly, flightTo } from '#games/caves/rules/turn/flight.ts';
import { fire, throwItem } from '#games/caves/rules/turn/missiles.ts';
import { colorOf, placeIn, scripted, stage } from './stage.ts';
import { ITEM_KINDS, itemRow } from '#test/games/caves/classic.ts';

const HALL = ['##########', '#@....b..#', '##########'];
const ROCK: Item = { kind: 'rock' };

function thrown(state: CavesState, at: Place, ...chance: readonly number[]): CavesDraft {
  const draft = new CavesDraft(state, scripted(...chance));
  throwItem(draft, draft.player, 0, at);
  return draft;
}

function lying(draft: CavesDraft): readonly (readonly [number, string])[] {
  return draft.level(0).items.map(({ cell, item }) => [cell, item.kind]);
}

function withPack(
  rows: readonly string[],
  pack: readonly Item[],
  overrides: Partial<Creature> = {},
) {
  return stage(rows, { player: { pack, ...overrides } });
}

describe('a flight', () => {
  const tilesOf = (rows: readonly string[]) => stage(rows).levels[0]?.tiles ?? '';

  it('ends before rock', () => {
    const rows = ['########', '#@..#..#', '########'];
    const cells = flightTo(tilesOf(rows), placeIn(rows, '@'), { x: 6, y: 1 });
    expect(cells.map(({ x }) => x)).toEqual([2, 3]);
    expect(canFly(tilesOf(rows), placeIn(rows, '@'), { x: 6, y: 1 })).toBe(false);
  });

  it('is symmetrical, whatever is in between', () => {
    const rows = [
      '##########',
      '#..#..#..#',
      '#.@..##..#',
      '#..#...#.#',
      '##...#...#',
      '#..#...#.#',
      '##########',
    ];
    const tiles = tilesOf(rows);
    const cells = rows.flatMap((row, y) => [...row].map((_, x) => ({ x, y })));
    const ground = cells.filter(({ x, y }) => isGroundAt(tiles, x, y));
    for (const from of ground)
      for (const to of ground)
        expect([from, to, canFly(tiles, from, to)]).toEqual([from, to, canFly(tiles, to, from)]);
  });
});

describe('a thrown item', () => {
  it('hits with half the strength of the arm and drops to the ground', () => {
    // 20 / 2 + 1 + 5 = 16, and bats have no defense.
    const draft = thrown(withPack(HALL, [ROCK]), placeIn(HALL, 'b'), 13);
    expect(draft.crowd.get(1)?.hp).toBe(1);
    expect(lying(draft)).toEqual([[cellOf(placeIn(HALL, 'b')), 'rock']]);
    expect(draft.player).toMatchObject({ pack: [], food: 664 });
  });

  it.each(ITEM_KINDS.filter((kind) => !['corpse', 'potion', 'powder'].includes(kind)))(
    'adds its bonus: %s',
    (kind) => {
      const maxDamage = 10 + 1 + (itemRow(kind).thrown ?? 0);
      const strong = { bat: { hp: 100 } };
      const state = stage(HALL, {
        player: { pack: [{ kind }] },
        creatures: strong,
      });
      const draft = thrown(state, placeIn(HALL, 'b'), maxDamage - 1);
      expect(draft.crowd.get(1)?.hp).toBe(100 - maxDamage);
      expect(() => thrown(state, placeIn(HALL, 'b'), maxDamage)).toThrow(RangeError);
    },
  );

  it('ignores the wielded weapon, and is taken off first', () => {
    const state = withPack(HALL, [{ kind: 'sword' }], { weapon: 0 });
    const draft = thrown(state, placeIn(HALL, 'b'), 13);
    expect(draft.player).toMatchObject({ weapon: null, pack: [] });
    expect(draft.events.map(({ kind }) => kind)).toEqual(['taken-off', 'threw', 'struck']);
    expect(() => thrown(state, placeIn(HALL, 'b'), 14)).toThrow(RangeError);
  });

  it('hits the first creature in the way, or lands at its target', () => {
    const rows = ['##########', '#@..f.b..#', '##########'];
    const draft = thrown(withPack(rows, [ROCK]), placeIn(rows, 'b'), 2);
    expect([draft.crowd.get(1)?.hp, draft.crowd.get(2)?.hp]).toEqual([7, 15]);
    const missed = thrown(withPack(rows, [ROCK]), { x: 3, y: 1 });
    expect(lying(missed)).toEqual([[cellOf({ x: 3, y: 1 }), 'rock']]);
    expect(missed.player.food).toBe(666);
  });

  it('lands beside items already on the ground', () => {
    const state = stage(HALL, {
      player: { pack: [ROCK] },
      items: [{ x: 4, y: 1, item: { kind: 'apple' } }],
    });
    const draft = thrown(state, { x: 4, y: 1 });
    expect(
      lying(draft)
        .map(([, kind]) => kind)
        .sort(),
    ).toEqual(['apple', 'rock']);
  });

  it('spills a potion over the creature hit, which witnesses identify', () => {
    const poison: Item = { kind: 'potion', color: colorOf('poison') };
    const draft = thrown(withPack(HALL, [poison]), placeIn(HALL, 'b'), 0);
    expect(draft.crowd.get(1)).toMatchObject({ hp: 14, effects: [{ kind: 'poison', turns: 20 }] });
    expect(lying(draft)).toEqual([]);
    expect(draft.player.learned).toEqual([colorOf('poison')]);
    const missed = thrown(withPack(HALL, [poison]), { x: 3, y: 1 });
    expect(lying(missed)).toEqual([[cellOf({ x: 3, y: 1 }), 'potion']]);
  });
});

describe('bows', () => {
  it('shoot up to the sight radius, and only when wielded', () => {
    const state = withPack(HALL, [{ kind: 'bow' }], { weapon: 0 });
    const draft = new CavesDraft(state, scripted(13));
    fire(draft, draft.player, placeIn(HALL, 'b'));
    expect(draft.crowd.get(1)?.hp).toBe(1);
    expect(draft.events.map(({ kind }) => kind)).toEqual(['fired', 'struck']);
    expect(draft.player.pack).toEqual([{ kind: 'bow' }]);
    const idle = new CavesDraft(withPack(HALL, [{ kind: 'bow' }]), scripted());
    fire(idle, idle.player, placeIn(HALL, 'b'));
    expect(idle.events).toEqual([]);
  });

  it('work for goblins too', () => {
    const rows = ['##########', '#@....g..#', '##########'];
    const bow = { pack: [{ kind: 'bow' as const }], weapon: 0 };
    const state = stage(rows, { creatures: { goblin: bow } });
    // 15 / 2 + 5 - 5.
    const draft = new CavesDraft(state, scripted(6));
    const goblin = draft.crowd.get(1);
    if (goblin !== undefined) fire(draft, goblin, draft.player);
    expect(draft.player.hp).toBe(93);
  });
});

describe('powder', () => {
  const rows = ['##########', '##########', '#@....z.##', '######b###', '##########'];
  const { radius, damage } = itemRow('powder').blast ?? { radius: 0, damage: 0 };
  const powder: Item = { kind: 'powder' };

  it('damages everything nearby, digs, and burns items except the bear', () => {
    const state = stage(rows, {
      player: { pack: [powder] },
      items: [
        { x: 5, y: 2, item: { kind: 'apple' } },
        { x: 7, y: 2, item: { kind: 'bear' } },
        { x: 3, y: 2, item: ROCK },
      ],
    });
    const draft = thrown(state, placeIn(rows, 'z'));
    expect(radius).toBe(1);
    expect(draft.crowd.all().map(({ kind, hp }) => [kind, hp])).toEqual([
      ['player', 100],
      ['zombie', 50 - damage],
    ]);
    expect(draft.isGround({ x: 5, y: 1, z: 0 }) && draft.isGround({ x: 7, y: 3, z: 0 })).toBe(true);
    expect(draft.isGround({ x: 4, y: 1, z: 0 }) || draft.isGround({ x: 8, y: 2, z: 0 })).toBe(
      false,
    );
    const kinds = lying(draft).map(([, kind]) => kind);
    expect([...kinds].sort()).toEqual(['bear', 'corpse', 'rock']);
    expect(draft.player.xp).toBe(15 + 5 - 1);
  });

  it('damages the thrower too', () => {
    const draft = thrown(withPack(rows, [powder], { hp: damage }), { x: 2, y: 2 });
    expect(draft.ending).toEqual({ kind: 'died', cause: { kind: 'blast' } });
  });

  it('leaves the edge of the caves intact', () => {
    const corner = ['@..', '...'];
    const draft = thrown(withPack(corner, [powder], { hp: 100 }), { x: 1, y: 0 });
    expect(draft.player.hp).toBe(100 - damage);
  });
});
