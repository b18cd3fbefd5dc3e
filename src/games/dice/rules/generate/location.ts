import { largest } from '#core';
import type { Random } from '#core';
import type { LocationTemplate } from '../model/content.ts';
import { STAT_TYPES } from '../model/die.ts';
import type { Die } from '../model/die.ts';
import { generateBag } from './bag.ts';
import type { Mint } from './bag.ts';
import { sizesOfLevel } from './die-size.ts';
import { generateDeck } from './shuffle.ts';

/** A generated location, with its dice and the ids of its cards. */
export interface GeneratedLocation {
  readonly template: LocationTemplate;
  readonly closingDifficulty: number;
  readonly bag: Die[];
  readonly enemies: readonly string[];
  readonly obstacles: readonly string[];
}

export function closingDifficultyOf(template: LocationTemplate, level: number): number {
  return template.basicClosingDifficulty + 2 * level;
}

/**
 * The total needed to close a location under rules that raise it by `rise`, and the best possible
 * total without DIVINE dice. The best is two dice of different types, plus 1 for discarding.
 */
export function closingReach(
  template: LocationTemplate,
  level: number,
  rise: number,
): { readonly needed: number; readonly best: number } {
  const types = new Set(template.closingTypes ?? STAT_TYPES).size;
  const best = Math.min(2, types) * largest(sizesOfLevel(level)) + 1;
  return { needed: closingDifficultyOf(template, level) + rise, best };
}

export function generateLocation(
  template: LocationTemplate,
  level: number,
  mint: Mint,
  random: Random,
): GeneratedLocation {
  return {
    template,
    closingDifficulty: closingDifficultyOf(template, level),
    bag: generateBag(template.bag, level, mint, random),
    enemies: generateDeck(template.enemies, template.enemyCards, random),
    obstacles: generateDeck(template.obstacles, template.obstacleCards, random),
  };
}

/** Number of dynamic locations for a party of this size. */
export function dynamicLocationCount(heroes: number, extra = 2): number {
  return heroes + extra;
}
