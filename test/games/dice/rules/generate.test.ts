import { describe, expect, it } from 'vitest';
import { makeRandom, makeStream } from '#core';
import type { DieType } from '#games/dice/rules/index.ts';
import { DIE_TYPES, makeDiceGame } from '#games/dice/rules/index.ts';
import { generateBag } from '#games/dice/rules/generate/bag.ts';
import { generateDieSize } from '#games/dice/rules/generate/die-size.ts';
import { allowedTypes, generateDieType } from '#games/dice/rules/generate/die-type.ts';
import {
  closingDifficultyOf,
  dynamicLocationCount,
  generateLocation,
} from '#games/dice/rules/generate/location.ts';
import { placeVillains } from '#games/dice/rules/world/scenario.ts';
import { content, location, scenario } from './content.ts';

const random = () => makeRandom(1, 2, 3);

/** Scenarios 16 to 18 of the specification, and the rest of the generation. */
describe('16. sizes of dice', () => {
  const DICE = 90_000;
  it.each([
    [1, { 4: 4 / 9, 6: 4 / 9, 8: 1 / 9 }],
    [2, { 4: 1 / 10, 6: 4 / 10, 8: 4 / 10, 10: 1 / 10 }],
    [3, { 6: 1 / 11, 8: 3 / 11, 10: 4 / 11, 12: 3 / 11 }],
    [7, { 6: 1 / 11, 8: 3 / 11, 10: 4 / 11, 12: 3 / 11 }],
  ])('follow the distribution of level %i', (level, expected) => {
    const counts = new Map<number, number>();
    const source = random();
    for (let i = 0; i < DICE; i++) {
      const size = generateDieSize(level, source);
      counts.set(size, (counts.get(size) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Object.keys(expected).map(Number));
    for (const [size, share] of Object.entries(expected)) {
      expect(Math.abs((counts.get(Number(size)) ?? 0) / DICE - share)).toBeLessThan(0.007);
    }
  });

  it.each([0, -1, 1.5])('throw for level %d', (level) => {
    expect(() => generateDieSize(level, random())).toThrow(RangeError);
  });
});

it('17. closing difficulty and number of locations', () => {
  const jetty = location('jetty', { basicClosingDifficulty: 2 });
  expect([1, 2, 3].map((level) => closingDifficultyOf(jetty, level))).toEqual([4, 6, 8]);
  expect([1, 2, 3, 4, 5, 6].map((heroes) => dynamicLocationCount(heroes))).toEqual([
    3, 4, 5, 6, 7, 8,
  ]);
});

describe('18. bags', () => {
  const plan = (least: number, most: number, type: DieType) => {
    return { least, most, types: { only: [type] } };
  };
  const generate = (plans: ReturnType<typeof plan>[], fixedCount?: number) => {
    const template = fixedCount === undefined ? { plans } : { plans, fixedCount };
    return generateBag(template, 1, { nextId: 0 }, random()).map(({ type }) => type);
  };

  it.each([
    ['DIVINE', 5],
    ['ALLY', 50],
  ] as const)('with %s have the fixed count of %i', (type, count) => {
    expect(generate([plan(10, 10, type)], count)).toEqual(new Array(count).fill(type));
  });

  it('match their plans', () => {
    const source = random();
    const template = { plans: [plan(0, 10, 'PHYSICAL'), plan(5, 5, 'SOMATIC')] };
    for (let i = 0; i < 200; i++) {
      const dice = generateBag(template, 1, { nextId: 0 }, source);
      expect(dice.length).toBeGreaterThanOrEqual(5);
      expect(dice.length).toBeLessThanOrEqual(15);
      expect(dice.filter(({ type }) => type === 'SOMATIC')).toHaveLength(5);
    }
  });

  it('reject empty plans', () => {
    expect(() => generate([plan(3, 2, 'ALLY')])).toThrow(RangeError);
  });
});

describe('filters of types', () => {
  it('accept VILLAIN only if named', () => {
    expect(allowedTypes({ not: [] })).toEqual(DIE_TYPES.filter((type) => type !== 'VILLAIN'));
    expect(allowedTypes({ only: ['VILLAIN'] })).toEqual(['VILLAIN']);
  });
  it('throw if they accept no type', () => {
    expect(() => generateDieType({ only: [] }, random())).toThrow(RangeError);
    expect(() => generateDieType({ not: DIE_TYPES }, random())).toThrow(RangeError);
  });
});

describe('locations', () => {
  it('have the specified number of cards', () => {
    const template = location('pier', { enemies: ['a', 'b', 'c'], enemyCards: 2 });
    const { enemies, obstacles } = generateLocation(template, 1, { nextId: 0 }, random());
    expect(new Set(enemies).size).toBe(2);
    expect(obstacles).toEqual(['salt-crust']);
  });
});

describe('villains', () => {
  const places = ['a', 'b', 'c'];
  it('occur in every location', () => {
    const found = new Set<number>();
    for (let i = 0; i < 60; i++) {
      found.add(placeVillains([{ id: 'v' }], places, makeStream(`${i}`, 'v')).indexOf('v'));
    }
    expect([...found].sort()).toEqual([0, 1, 2]);
  });
  it('stay in their fixed location', () => {
    const villains = [{ id: 'v' }, { id: 'w', at: 'b' }];
    for (let i = 0; i < 20; i++) {
      expect(placeVillains(villains, places, makeStream(`${i}`, 'v'))[1]).toBe('w');
    }
  });
  it('throw without a free location', () => {
    const four = ['p', 'q', 'r', 's'].map((id) => ({ id }));
    expect(() => placeVillains(four, places, random())).toThrow(RangeError);
    expect(() => placeVillains([{ id: 'v', at: 'z' }], places, random())).toThrow(RangeError);
  });
});

describe('scenarios', () => {
  const start = (changes: Parameters<typeof scenario>[1], party = 'brawler,hunter') => {
    const game = makeDiceGame({ ...content, scenarios: [scenario('one', changes)] });
    return game.start({ scenario: 'one', party, difficulty: 'normal' }, 'a seed');
  };

  it.each([1, 2, 3, 4, 5, 6])('have a location and enough time for each of %i heroes', (heroes) => {
    const state = start({}, new Array(heroes).fill('hunter').join());
    expect(state.places).toHaveLength(1 + heroes + 2);
    expect(state.world.initialTimer).toBe(18 + 4 * (heroes - 1));
    expect(state.heroes.every(({ at }) => at === -1)).toBe(true);
  });

  it('give every die a unique id', () => {
    const { places, heroes, nextId } = start({});
    const dice = [...places.map(({ bag }) => bag), ...heroes.map(({ bag }) => bag)].flat();
    const hands = heroes.flatMap(({ hand }) => [...hand.main, ...hand.allies]);
    const ids = [...dice, ...hands].map(({ id }) => id);
    expect(new Set(ids).size).toBe(nextId);
  });

  it('put a villain and his die in the same bag', () => {
    for (const { bag, villain } of start({ villains: [{ id: 'ferryman' }] }).places) {
      expect(bag.some(({ type }) => type === 'VILLAIN')).toBe(villain !== undefined);
    }
  });
});
