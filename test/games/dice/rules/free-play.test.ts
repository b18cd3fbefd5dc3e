import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must, playRandomly } from '#core';
import type { AnyGame } from '#core';
import { HERO_CLASSES, makeDiceGame } from '#games/dice/rules/index.ts';
import {
  composeScenario,
  recomposeScenario,
  withScenario,
} from '#games/dice/rules/world/free-play.ts';
import { content as lake } from './content.ts';
import { builtInFolders, readBuiltIn } from './built-in.ts';

const CONTENTS = [
  ...builtInFolders.map((folder) => [folder, must(readBuiltIn(folder).pack).content] as const),
  ['a small world', lake],
] as const;
const CONTRADICTIONS = [
  ['serenity', 'vicious-inhabitants'],
  ['tongue-in-a-head', 'haste-makes-waste'],
  ['alien-lands', 'dispersion'],
];

const optionSets = fc.record({
  level: fc.integer({ min: 1, max: 3 }),
  heroes: fc.integer({ min: 1, max: 6 }),
  seed: fc.stringMatching(/^[a-z]{1,12}$/),
});

function partyOf(heroes: number, from: number): string {
  const classes = HERO_CLASSES.length;
  return Array.from({ length: heroes }, (_, i) => HERO_CLASSES[(from + i) % classes]).join(',');
}

describe.each(CONTENTS)('free play in %s', (_, content) => {
  it('composes scenarios within its limits', () => {
    const { locations, enemies } = content;
    fc.assert(
      fc.property(optionSets, (request) => {
        const composed = must(composeScenario(content, request));
        const pool = [...composed.staticLocations, ...composed.dynamicLocations];
        expect(pool.length).toBeGreaterThanOrEqual(request.heroes + 2);
        expect(new Set(pool).size).toBe(pool.length);
        expect([1, 2]).toContain(composed.villains.length);
        expect(new Set(composed.villains.map(({ id }) => id)).size).toBe(composed.villains.length);
        expect(composed.rules.length).toBeLessThanOrEqual(2);
        for (const pair of CONTRADICTIONS) {
          expect(pair.every((rule) => composed.rules.includes(rule))).toBe(false);
        }
        for (const id of pool) {
          const cards = locations.find((location) => location.id === id)?.enemies ?? [];
          const traits = enemies.filter((enemy) => cards.includes(enemy.id));
          expect(traits.some((enemy) => enemy.traits.includes('henchman'))).toBe(true);
        }
      }),
    );
  });

  it('composes the same scenario from the same parameters or id', () => {
    fc.assert(
      fc.property(optionSets, (request) => {
        const composed = composeScenario(content, request);
        expect(composeScenario(content, request)).toEqual(composed);
        expect(recomposeScenario(content, must(composed).id)).toEqual(composed);
      }),
    );
    expect(recomposeScenario(content, 'free-9-1-00000000000000')).toBeUndefined();
  });

  it('can be finished by any party', () => {
    fc.assert(
      fc.property(optionSets, fc.nat(4), (request, from) => {
        const scenario = must(composeScenario(content, request));
        const game = makeDiceGame(withScenario(content, scenario)) as unknown as AnyGame;
        const party = partyOf(request.heroes, from);
        const options = { scenario: scenario.id, party, difficulty: 'normal' };
        expect(playRandomly(game, options, request.seed).turn.kind).toBe('over');
      }),
      { numRuns: 40 },
    );
  });
});

describe('free play', () => {
  it('varies by seed', () => {
    const ids = ['a', 'b', 'c'].map((seed) => {
      return JSON.stringify({
        ...must(composeScenario(lake, { level: 1, heroes: 3, seed })),
        id: 0,
      });
    });
    expect(new Set(ids).size).toBe(3);
  });

  it('gives a reason if an adventure has too few parts', () => {
    const request = { level: 1, heroes: 6, seed: 'one' };
    const few = { ...lake, locations: lake.locations.slice(0, 3) };
    const result = composeScenario(few, request);
    expect(result.ok ? '' : result.problems[0]?.code).toBe('free-play-content');
    expect(composeScenario({ ...lake, villains: [] }, request).ok).toBe(false);
  });

  it.each([
    { level: 0, heroes: 1 },
    { level: 4, heroes: 1 },
    { level: 1, heroes: 7 },
  ])('has no scenario for %o', (request) => {
    expect(() => composeScenario(lake, { ...request, seed: 'one' })).toThrow(RangeError);
  });
});
