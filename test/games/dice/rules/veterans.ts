import { HERO_CLASSES, makeParty, newSheet } from '#games/dice/rules/index.ts';
import type { HeroClass, HeroSheet } from '#games/dice/rules/index.ts';

/**
 * A hero with every skill at `level` or its maximum, and as many dice of each type as he can own.
 */
export function veteran(heroClass: HeroClass, level = 3): HeroSheet {
  const sheet = newSheet(heroClass);
  const addedDice = sheet.limits.flatMap(({ type, initial, most }) =>
    Array.from({ length: most - initial }, (_, i) => [type, i % 2 === 0 ? 8 : 10] as const),
  );
  return {
    ...sheet,
    capacity: sheet.capacity + 2,
    limits: sheet.limits.map((limit) => ({ ...limit, current: limit.most })),
    skills: sheet.skills.map((skill) => ({ ...skill, level: Math.min(level, skill.most) })),
    dice: [...sheet.dice, ...addedDice],
  };
}

export const VETERANS = makeParty(HERO_CLASSES.map((one) => veteran(one)));

/** A party of one hero with a single skill, at the given level. */
export function knowing(heroClass: HeroClass, skill: string, level = 1): string {
  const sheet = newSheet(heroClass);
  if (!sheet.skills.some(({ id }) => id === skill))
    throw new RangeError(`the class has no skill ${skill}`);
  const skills = sheet.skills.map((one) => ({ ...one, level: one.id === skill ? level : 0 }));
  return makeParty([{ ...sheet, skills }]);
}
