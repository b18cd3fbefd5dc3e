import { heroMaxHealth } from '../rules/index.ts';
import type { Hero } from '../rules/index.ts';

/** Health below this share is a warning. */
const LOW = 0.3;

/** True if the hero's health is low. */
export function isLow(hero: Hero): boolean {
  return hero.health / heroMaxHealth(hero) < LOW;
}
