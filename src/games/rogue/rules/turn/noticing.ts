import type { Cells } from '#kit/grid/cell-set.ts';
import type { Hero } from '../model/hero.ts';
import { ITEMS } from '../model/items.ts';
import { squareBetween } from '../world/place.ts';
import type { Place } from '../world/plan.ts';
import { sightFrom } from './sight.ts';

/** True if a mob notices the hero: sight is symmetrical, but a cloak hides from afar. */
export function notices(hero: Hero, walls: Cells, mob: Place): boolean {
  if (walls.has(mob.x, mob.y) || !sightFrom(walls, hero.at).has(mob.x, mob.y)) return false;
  const cloak = hero.worn.cloak === null ? undefined : ITEMS[hero.worn.cloak];
  return cloak?.use !== 'wear' || squareBetween(mob, hero.at) <= cloak.bonus * cloak.bonus;
}

/** True if mobs hear the hero. */
export function isHeard({ worn }: Hero): boolean {
  return worn.boots === null;
}
