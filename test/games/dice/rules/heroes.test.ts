import { describe, expect, it } from 'vitest';
import { HERO_CLASSES, HERO_SKILL_IDS, newSheet } from '#games/dice/rules/index.ts';

describe('every hero', () => {
  it.each(HERO_CLASSES)('%s starts with 15 dice and can own 25', (heroClass) => {
    const { limits, dice, skills } = newSheet(heroClass);
    const sum = (name: 'initial' | 'most') =>
      limits.reduce((total, limit) => total + limit[name], 0);
    expect([dice.length, sum('initial'), sum('most')]).toEqual([15, 15, 25]);
    for (const { type, initial } of limits) {
      expect(dice.filter(([owned]) => owned === type)).toHaveLength(initial);
    }
    expect(skills.map(({ level }) => level)).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
  });

  it('has unique skills', () => {
    const all = HERO_CLASSES.flatMap((heroClass) => newSheet(heroClass).skills.map(({ id }) => id));
    expect([...all].sort()).toEqual([...HERO_SKILL_IDS].sort());
    expect(new Set(all).size).toBe(50);
  });
});
