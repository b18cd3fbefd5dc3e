import { expect, it } from 'vitest';
import {
  HERO_CLASSES,
  makeParty,
  newSheet,
  parseParty,
  seasoned,
} from '#games/dice/rules/index.ts';

it.each(HERO_CLASSES)('a %s grows to the limits of the rules in ten scenarios', (heroClass) => {
  const fresh = newSheet(heroClass);
  expect(seasoned(fresh, { wins: 0, chapters: 0 })).toEqual(fresh);
  const grown = seasoned(fresh, { wins: 10, chapters: 2 });
  expect(grown.limits.every(({ current, most }) => current === most)).toBe(true);
  expect(grown.dice).toHaveLength(25);
  expect(grown.capacity).toBe(fresh.capacity + 2);
  const levels = (sheet: typeof fresh) => sheet.skills.reduce((sum, { level }) => sum + level, 0);
  expect(levels(grown) - levels(fresh)).toBe(5);
});

it.each(HERO_CLASSES)('a %s round-trips at any stage', (heroClass) => {
  for (let wins = 0; wins <= 10; wins++) {
    const sheet = seasoned(newSheet(heroClass), { wins, chapters: Math.min(2, wins >> 2) });
    const text = makeParty([sheet]);
    expect(makeParty(parseParty(text) ?? [])).toBe(text);
  }
});
