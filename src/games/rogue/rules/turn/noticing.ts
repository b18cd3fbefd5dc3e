import type { Cells } from '#kit/grid/cell-set.ts';
import type { Hero } from '../model/hero.ts';
import { ITEMS } from '../model/items.ts';
import { squareBetween } from '../world/place.ts';
import type { Place } from '../world/plan.ts';
import { sightFrom } from './sight.ts';

/**
 * Returns a test for mobs outside walls that notice the hero: sight is symmetrical, but a cloak
 * hides from afar.
 */
export function noticing(hero: Hero, walls: Cells): (mob: Place) => boolean {
  const { at, worn } = hero;
  const sight = sightFrom(walls, at);
  const cloak = worn.cloak === null ? undefined : ITEMS[worn.cloak];
  const reach = cloak?.use === 'wear' ? cloak.bonus * cloak.bonus : Infinity;
  return (mob) => sight.has(mob.x, mob.y) && squareBetween(mob, at) <= reach;
}

/** True if a mob notices the hero; mobs inside walls are blind. */
export function notices(hero: Hero, walls: Cells, mob: Place): boolean {
  return !walls.has(mob.x, mob.y) && noticing(hero, walls)(mob);
}

/** True if mobs hear the hero. */
export function isHeard({ worn }: Hero): boolean {
  return worn.boots === null;
}
