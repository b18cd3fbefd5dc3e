import { describe, expect, it } from 'vitest';
import { CLASSIC } from '#games/caves/rules/index.ts';
import { assertDefined, makeStream } from '#core';
import { countOn } from '#games/caves/rules/model/count.ts';
import type { ItemKind } from '#games/caves/rules/model/items.ts';
import {
  cellOf,
  DEPTH,
  HEIGHT,
  isOnEdge,
  placeOf,
  stepsBetween,
  WIDTH,
} from '#games/caves/rules/model/place.ts';
import { COLORS } from '#games/caves/rules/model/potions.ts';
import type { Level } from '#games/caves/rules/model/state.ts';
import { FLOOR, isGroundAt, STAIRS_DOWN, STAIRS_UP, WALL } from '#games/caves/rules/model/tiles.ts';
import { makeCaves } from '#games/caves/rules/world/make.ts';
import type { Caves } from '#games/caves/rules/world/make.ts';
import { findRegions } from '#games/caves/rules/world/regions.ts';
import { smooth } from '#games/caves/rules/world/rock.ts';
import { joinLevels } from '#games/caves/rules/world/stairs.ts';
import { repeats } from '#test/support/deep.ts';
import { caveOf, rowsOfCave } from './cave-rows.ts';
import {
  ARMORS,
  ITEM_KINDS,
  MONSTERS,
  POTION_KINDS,
  WEAPONS,
  creatureRow,
  itemRow,
} from '#test/games/caves/classic.ts';

describe('smoothing', () => {
  it('sets every cell to the majority around it, itself included (B-02)', () => {
    const cave = caveOf(['###', '...', '###']);
    smooth(cave);
    expect(rowsOfCave(cave)).toEqual(['...', '###', '...']);
  });

  it('uses the previous cells regardless of order', () => {
    const rows = ['#.#..', '..#.#', '#####', '.#.#.', '#...#'];
    const cave = caveOf(rows);
    smooth(cave);
    const turned = caveOf(rows.map((row) => [...row].reverse().join('')).reverse());
    smooth(turned);
    const back = rowsOfCave(turned).map((row) => [...row].reverse().join(''));
    expect(back.reverse()).toEqual(rowsOfCave(cave));
  });
});

describe('regions', () => {
  it('become rock with 24 cells, and stay with 25 (B-03)', () => {
    const rows = [
      '.....#####',
      '.....#....',
      '.....#....',
      '.....#....',
      '.....#....',
      '######....',
      '#####.....',
    ].map((row) => row.padEnd(12, '#'));
    const cave = caveOf([...rows.slice(0, 6), '######....##']);
    const regions = findRegions(cave, 25);
    expect(rowsOfCave(cave)).toEqual([
      ...Array.from({ length: 5 }, () => '.....#######'),
      ...Array.from({ length: 2 }, () => '############'),
    ]);
    expect(new Set(regions)).toEqual(new Set([0, 1]));
    const larger = caveOf(rows);
    expect(new Set(findRegions(larger, 25))).toEqual(new Set([0, 1, 2]));
    expect(rowsOfCave(larger)).toEqual(rows);
  });

  it('continue around corners', () => {
    const steps = Array.from({ length: 25 }, (_, x) => `${'#'.repeat(x)}.${'#'.repeat(24 - x)}`);
    const cave = caveOf(steps);
    expect(new Set(findRegions(cave, 25))).toEqual(new Set([0, 1]));
    expect(rowsOfCave(cave)).toEqual(steps);
  });
});

const NO_VAULTS = { cells: new Set<number>(), floor: [], things: [], terrain: new Map() };

describe('stairs', () => {
  const storey = (width: number, height: number) => {
    const cave = caveOf(Array.from({ length: height }, () => '.'.repeat(width)));
    return {
      kind: assertDefined(CLASSIC.kinds['cave']),
      cave,
      regions: findRegions(cave, 25),
      stairs: new Map(),
      vaults: NO_VAULTS,
      terrain: new Map<number, string>(),
      z: 0,
      name: 'cave',
    };
  };

  it.each([
    [30, 20, 3],
    [25, 10, 1],
    [251, 1, 1],
    [252, 1, 2],
  ])('join regions with %i x %i cells of overlap by %i pairs (B-04)', (width, height, pairs) => {
    const [upper, lower] = [storey(width, height), storey(width, height)];
    expect(joinLevels(makeStream('stairs', 'world'), upper, lower)).toBe(pairs);
    expect([...upper.stairs.values()]).toEqual(Array.from({ length: pairs }, () => STAIRS_DOWN));
    expect([...lower.stairs.values()]).toEqual(Array.from({ length: pairs }, () => STAIRS_UP));
    expect([...upper.stairs.keys()]).toEqual([...lower.stairs.keys()]);
  });

  it('never share a cell', () => {
    const [first, second, third] = [storey(25, 1), storey(25, 1), storey(25, 1)];
    for (let cell = 29; cell < 52; cell++) second.stairs.set(cell, STAIRS_UP);
    joinLevels(makeStream('stairs', 'world'), first, third);
    expect(joinLevels(makeStream('stairs', 'world'), second, third)).toBe(1);
    const [down] = [...second.stairs].filter(([, tile]) => tile === STAIRS_DOWN);
    expect([28, 52]).toContain(down?.[0]);
  });
});

function cellsWith({ tiles }: Level, tile: string): readonly number[] {
  return [...tiles].flatMap((one, cell) => (one === tile ? [cell] : []));
}

/** Defects in the structure of caves. */
function defectsIn(
  { levels, creatures, potions, nextId }: Caves,
  depth: number,
): readonly string[] {
  const faults: string[] = [];
  const expectTrue = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  expectTrue(levels.length === depth, 'depth');
  for (const [z, level] of levels.entries()) {
    const isSolid = [...level.tiles].every((tile, cell) => {
      const { x, y } = placeOf(cell);
      return tile === WALL || !isOnEdge(x, y);
    });
    expectTrue(isSolid, `edge ${z}`);
    expectTrue(level.tiles.length === WIDTH * HEIGHT, `size ${z}`);
    const [up, down] = [cellsWith(level, STAIRS_UP), cellsWith(level, STAIRS_DOWN)];
    const next = levels[z + 1];
    if (z === 0) expectTrue(up.length === 1, 'exit');
    expectTrue(down.join() === (next ? cellsWith(next, STAIRS_UP).join() : ''), `stairs ${z}`);
    expectTrue(z === depth - 1 || down.length > 0, `way down ${z}`);
    const cells = level.items.map(({ cell }) => cell);
    expectTrue(
      cells.every((cell, index) => index === 0 || cell > (cells[index - 1] ?? cell)),
      `order ${z}`,
    );
    expectTrue(
      cells.every((cell) => level.tiles[cell] === FLOOR),
      `items in rock ${z}`,
    );
  }
  const spots = creatures.map(({ x, y, z }) => `${z} ${cellOf({ x, y })}`);
  expectTrue(new Set(spots).size === spots.length, 'two creatures in a cell');
  expectTrue(
    creatures.every(({ x, y, z }) => levels[z] && isGroundAt(levels[z].tiles, x, y)),
    'creature in rock',
  );
  expectTrue(
    creatures.every(({ id }, index) => id === index) && nextId === creatures.length,
    'ids',
  );
  expectTrue(creatures[0]?.kind === 'player' && creatures[0].z === 0, 'player');
  const kinds = Object.values(potions).filter((kind) => kind !== null);
  expectTrue(kinds.sort().join() === [...POTION_KINDS].sort().join(), 'colours');
  return faults;
}

/** Expected initial items of a level, by draw. */
function expectedItems(z: number, isLast: boolean): Record<string, number> {
  const rows = ITEM_KINDS.flatMap((kind) => {
    const { count } = itemRow(kind);
    return count === undefined ? [] : [[kind, countOn(count, z)] as const];
  });
  const drawn = { weapon: 2, armor: 1, potion: z + 1, book: z + 1 };
  return { ...Object.fromEntries(rows), ...drawn, bear: isLast ? 1 : 0 };
}

function groupOf(kind: ItemKind): string {
  if (WEAPONS.some((one) => one === kind)) return 'weapon';
  if (ARMORS.some((one) => one === kind)) return 'armor';
  return kind.endsWith('-book') ? 'book' : kind;
}

function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function withoutNone(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

describe('caves', () => {
  it('are determined by their seed', () => {
    expect(makeCaves(CLASSIC, DEPTH, 'one')).toEqual(makeCaves(CLASSIC, DEPTH, 'one'));
    expect(makeCaves(CLASSIC, DEPTH, 'one').levels[0]?.tiles).not.toBe(
      makeCaves(CLASSIC, DEPTH, 'two').levels[0]?.tiles,
    );
  });

  it('have stairs on ground, and at most one creature and one item per cell, for any seed', () => {
    for (let seed = 0; seed < repeats(40, 10_000); seed++) {
      const depth = 1 + (seed % DEPTH);
      const caves = makeCaves(CLASSIC, depth, `caves ${seed}`);
      expect([seed, ...defectsIn(caves, depth)]).toEqual([seed]);
    }
  });

  it('contain the stated numbers of creatures and items', () => {
    for (const depth of [1, DEPTH]) {
      const { levels, creatures } = makeCaves(CLASSIC, depth, 'counts');
      for (const [z, { items }] of levels.entries()) {
        const found = tally(items.map(({ item }) => groupOf(item.kind)));
        expect(found).toEqual(withoutNone(expectedItems(z, z === depth - 1)));
        const rows = MONSTERS.flatMap((kind) => {
          const { count } = creatureRow(kind);
          return count === undefined ? [] : [[kind, countOn(count, z)] as const];
        });
        const levelCreatures = creatures.filter((one) => one.z === z && one.kind !== 'player');
        expect(tally(levelCreatures.map(({ kind }) => kind))).toEqual(
          withoutNone(Object.fromEntries(rows)),
        );
      }
    }
  });

  it('contain every weapon, including the staff, and armed goblins', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const { levels, creatures } = makeCaves(CLASSIC, DEPTH, `arms ${seed}`);
      for (const { items } of levels) for (const { item } of items) seen.add(item.kind);
      for (const { kind, pack, weapon, armor } of creatures) {
        if (kind !== 'goblin') expect([kind, pack]).toEqual([kind, []]);
        else expect([groupOf(pack[weapon ?? -1]?.kind ?? 'bear'), armor]).toEqual(['weapon', 1]);
      }
    }
    const lying = ITEM_KINDS.filter((kind) => kind !== 'corpse');
    expect([...seen].sort()).toEqual([...lying].sort());
  });

  it('have potions in proportion to their weights, with colours that vary between runs', () => {
    const kinds: string[] = [];
    const looks = new Set<string>();
    const runs = repeats(50, 3000);
    for (let seed = 0; seed < runs; seed++) {
      const { levels, potions } = makeCaves(CLASSIC, DEPTH, `potions ${seed}`);
      looks.add(COLORS.map((color) => potions[color]).join());
      for (const { items } of levels)
        for (const { item } of items)
          if (item.color !== undefined) kinds.push(potions[item.color] ?? 'nothing');
    }
    expect(looks.size).toBeGreaterThan(0.9 * runs);
    const shares = tally(kinds);
    const share = (kind: string) => (shares[kind] ?? 0) / kinds.length;
    expect(share('nothing')).toBe(0);
    expect(share('health')).toBeCloseTo(2 / 10, 1);
    expect(share('poison')).toBeCloseTo(1 / 10, 1);
  });

  it('resemble those of the tutorial: half floor, about five regions', () => {
    const levels = Array.from({ length: repeats(60, 2000) }, (_, seed) =>
      makeCaves(CLASSIC, 1, `shape ${seed}`),
    ).flatMap((caves) => caves.levels);
    const floor = levels.map(({ tiles }) => [...tiles].filter((tile) => tile !== '#').length);
    const meanOf = (list: readonly number[]) =>
      list.reduce((sum, one) => sum + one, 0) / list.length;
    expect(meanOf(floor) / ((WIDTH - 2) * (HEIGHT - 2))).toBeCloseTo(0.515, 1);
    const regions = levels.map(({ tiles }) => {
      const rows = Array.from({ length: HEIGHT }, (_, y) =>
        tiles.slice(y * WIDTH, (y + 1) * WIDTH),
      );
      return Math.max(...findRegions(caveOf(rows), 25));
    });
    expect(meanOf(regions)).toBeGreaterThan(4);
    expect(meanOf(regions)).toBeLessThan(7);
  });

  it('start with room to walk and no creature nearby', () => {
    for (let seed = 0; seed < repeats(60, 3000); seed++) {
      const { levels, creatures } = makeCaves(CLASSIC, 1, `begin ${seed}`);
      const player = assertDefined(creatures[0]);
      const rows = Array.from({ length: HEIGHT }, (_, y) =>
        assertDefined(levels[0]).tiles.slice(y * WIDTH, (y + 1) * WIDTH),
      );
      const cave = caveOf(rows);
      const regions = findRegions(cave, 25);
      const region = regions[assertDefined(cave.inside[cellOf(player)])];
      expect(regions.filter((one) => one === region).length).toBeGreaterThanOrEqual(120);
      const nearby = creatures.filter((one) => one !== player && stepsBetween(one, player) <= 6);
      expect(nearby).toEqual([]);
    }
  });

  it('start with the player alone in a ground cell', () => {
    const { levels, creatures } = makeCaves(CLASSIC, DEPTH, 'start');
    const player = creatures[0];
    expect(player).toMatchObject({ kind: 'player', hp: 100, maxHp: 100, food: 666, z: 0 });
    expect(levels[0]?.tiles[cellOf(player ?? placeOf(0))]).toBe(FLOOR);
    expect(levels[0]?.known.trim()).toBe('');
  });
});
