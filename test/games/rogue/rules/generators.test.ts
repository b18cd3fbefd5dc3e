import { describe, expect, it, test } from 'vitest';
import { FIRST_PART } from '#games/rogue/rules/world/content.ts';
import { boxed, joinRooms } from '#games/rogue/rules/world/generate/boxed.ts';
import { generateWorld, MADE_KINDS } from '#games/rogue/rules/world/generate/kinds.ts';
import type { RandomSource } from '#games/rogue/rules/world/generate/random-source.ts';
import { SIZE, worldRandom } from '#games/rogue/rules/world/generate/settings.ts';
import { Weighted } from '#games/rogue/rules/world/generate/weighted.ts';
import { rowsOf } from '#games/rogue/rules/world/plan.ts';
import { repeats } from '#test/support/deep.ts';
import { hashWorlds, surveyRooms, surveyGenerated } from './survey.ts';
import { scripted } from './scripted.ts';

const EMPTY_CONTENT = { ...FIRST_PART, itemsPerRoom: 0, mobsPerRoom: 0 };
const EMPTY_SIZE = { ...SIZE, depth: 1, doors: 0, armed: false };

/** One script for walls and items, as in the worked examples; mobs draw nothing. */
function both(world: RandomSource) {
  return { world, items: world, mobs: scripted([]) };
}

describe('weighted kinds', () => {
  it('are drawn in proportion', () => {
    const generator = new Weighted([
      ['Sword', 2],
      ['GoldenApple', 1],
    ]);
    const random = scripted([], [0, 0.66, 0.67, 0.999]);
    const drawn = Array.from({ length: 4 }, () => generator.generate(random));
    expect(drawn).toEqual(['Sword', 'Sword', 'GoldenApple', 'GoldenApple']);
  });

  it.each([
    ['an empty table', []],
    ['a sum of zero', [['Sword', 0]]],
    [
      'a weight below zero',
      [
        ['Sword', 2],
        ['GoldenApple', -1],
      ],
    ],
    ['what is no number', [['Sword', Number.NaN]]],
    ['no end', [['Sword', Infinity]]],
  ] as const)('require valid weights: %s', (_, table) => {
    expect(() => new Weighted<string>(table)).toThrow(RangeError);
  });

  it('fall back to the last one with a weight after rounding errors', () => {
    const tenths = Array.from({ length: 10 }, (_, kind) => [kind, 0.1] as const);
    const generator = new Weighted([...tenths, [10, 0]]);
    expect(generator.generate(scripted([], [1 - 2 ** -53]))).toBe(9);
  });
});

describe('boxed worlds', () => {
  it('are joined according to the draws', () => {
    const random = scripted([0, 2, 3, 1, 0, 0]);
    const { rooms, doors } = joinRooms(EMPTY_SIZE, EMPTY_CONTENT, both(random));
    expect(rooms.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
    expect(doors).toMatchObject([
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      [
        { x: 0, y: 0 },
        { x: 0, y: 1 },
      ],
    ]);
    expect(() => random.nextInt(0, 9)).toThrow('the script says undefined');
  });

  it('have only the walls and openings of their rooms', () => {
    const random = both(scripted([0, 2, 3, 1, 0, 0]));
    const { walls, player, items, mobs } = boxed(EMPTY_SIZE, EMPTY_CONTENT, random);
    expect(player).toEqual({ x: 4, y: 3 });
    expect([items, mobs]).toEqual([[], []]);
    expect(walls.box()).toEqual({ left: 0, top: 0, right: 14, bottom: 12 });
    expect(rowsOf(walls, 0, 0, 15, 13)).toEqual([
      '###############',
      '#......#......#',
      '#......#......#',
      '#.............#',
      '#......#......#',
      '#......#......#',
      '###..##########',
      '#......#.......',
      '#......#.......',
      '#......#.......',
      '#......#.......',
      '#......#.......',
      '########.......',
    ]);
  });

  it('have rooms at negative positions, and double openings in walls of even length', () => {
    const size = { ...EMPTY_SIZE, height: 4 };
    // West, then north.
    const random = both(scripted([0, 2, 2, 2, 0, 0]));
    const { walls } = boxed(size, EMPTY_CONTENT, random);
    expect(walls.box()).toEqual({ left: -7, top: -5, right: 7, bottom: 5 });
    const open = [
      [0, 2],
      [0, 3],
      [3, 0],
      [4, 0],
    ] as const;
    expect(open.map(([x, y]) => walls.has(x, y))).toEqual([false, false, false, false]);
    // 24 cells around each room, minus two shared sides of 6 and 8 cells that meet in a common
    // corner.
    expect(walls.count()).toBe(3 * 24 - 6 - 8 - open.length);
  });

  it('may have one closed room or require a door', () => {
    const closed = (doors: number) => {
      const one = { ...EMPTY_SIZE, doors };
      return Array.from({ length: 200 }, (_, seed) => {
        return joinRooms(one, EMPTY_CONTENT, worldRandom(`doors ${seed}`)).rooms.length;
      }).filter((rooms) => rooms === 1).length;
    };
    expect(closed(0)).toBeGreaterThan(20);
    expect(closed(0)).toBeLessThan(60);
    expect(closed(1)).toBe(0);
  });

  it('place items in distinct cells, row by row for minimal draws', () => {
    const size = { ...EMPTY_SIZE, depth: 0, width: 3, height: 1 };
    const content = { ...EMPTY_CONTENT, itemsPerRoom: 3 };
    // Three items, three floats for their kinds; the player at (2, 1) leaves two free cells.
    const random = both(scripted([3, 0, 1], [0, 0.9, 0]));
    const { items, player } = boxed(size, content, random);
    expect(player).toEqual({ x: 2, y: 1 });
    expect(items).toEqual([
      { kind: 'sword', x: 1, y: 1 },
      { kind: 'golden-apple', x: 3, y: 1 },
    ]);
  });

  it('have a sword in the first room when requested', () => {
    for (let seed = 0; seed < 100; seed++) {
      const { items } = generateWorld('boxed', worldRandom(`armed ${seed}`), { armed: true });
      const isFirst = (x: number, y: number) => x > 0 && x < 7 && y > 0 && y < 6;
      const swords = items.filter(({ kind, x, y }) => kind === 'sword' && isFirst(x, y));
      expect([seed, swords.length > 0]).toEqual([seed, true]);
    }
  });

  it('grow with their depth in breadth-first order', () => {
    const sizes = (depth: number) =>
      Array.from({ length: repeats(1000, 20_000) }, (_, seed) => {
        return joinRooms({ depth, doors: 0 }, EMPTY_CONTENT, worldRandom(`sizes ${seed}`)).rooms
          .length;
      }).sort((a, b) => a - b);
    const meanOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
    expect(meanOf(sizes(3))).toBeGreaterThan(8.1);
    expect(meanOf(sizes(3))).toBeLessThan(9.3);
    expect(meanOf(sizes(5))).toBeGreaterThan(14.7);
    expect(meanOf(sizes(5))).toBeLessThan(16.7);
  });
});

const SEEDS = repeats(150, 10_000);

test(`${SEEDS} boxed worlds: every room is reachable and unique`, () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    expect([seed, surveyRooms(String(seed))]).toEqual([seed, []]);
  }
});

describe.each(MADE_KINDS)('%s worlds', (kind) => {
  it('confine the player and make every item and mob reachable', () => {
    for (let seed = 1; seed <= repeats(60, 3000); seed++) {
      const depth = seed % 9;
      const plan = generateWorld(kind, worldRandom(`survey ${seed}`), { depth });
      expect([seed, surveyGenerated(plan)]).toEqual([seed, []]);
    }
  });

  it('have the same walls for a seed, with or without mobs', () => {
    expect(hashWorlds(kind, 1, 30)).toEqual(hashWorlds(kind, 1, 30));
    expect(new Set(hashWorlds(kind, 1, 30)).size).toBe(30);
    const all = generateWorld(kind, worldRandom('a'));
    const peaceful = generateWorld(kind, worldRandom('a'), {}, { mobsPerRoom: 0 });
    expect(peaceful.mobs).toEqual([]);
    expect(all.mobs.length).toBeGreaterThan(0);
    expect(peaceful.items).toEqual(all.items);
  });

  it.each([
    ['the smallest', { width: 1, height: 1, depth: 0, doors: 0 }],
    ['thin', { width: 40, height: 1, depth: 3 }],
    ['deep', { depth: 60, width: 3, height: 3 }],
  ])('may be %s', (_, size) => {
    expect(surveyGenerated(generateWorld(kind, worldRandom('size'), size))).toEqual([]);
  });

  it.each([
    { width: 0 },
    { height: 41 },
    { depth: -1 },
    { depth: 61 },
    { depth: 1.5 },
    { doors: 5 },
  ])('reject %j', (size) => {
    expect(() => generateWorld(kind, worldRandom('a'), size)).toThrow(RangeError);
  });
});
