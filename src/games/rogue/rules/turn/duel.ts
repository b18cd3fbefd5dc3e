import { armorOf, attackOf } from '../model/hero.ts';
import type { Hero } from '../model/hero.ts';
import { blindFor, damageOf, mobArmorOf, MOBS } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import { stepsBetween } from '../model/place.ts';

/** A mob as far as it fights. */
type Fighting = Pick<Mob, 'kind' | 'level' | 'health' | 'confused'>;

/** Health that one blow of a mob costs. */
export function blowOf(mob: Fighting, hero: Hero): number {
  return Math.max(0, damageOf(mob) - armorOf(hero));
}

/** Turns between two blows: a survivor is confused for one. */
const TURNS_PER_BLOW = 2;

/** Blows that a mob takes to die, which recovers between two of them; Infinity where it never does. */
function blowsFor(mob: Fighting, hero: Hero): number {
  const blow = attackOf(hero) - mobArmorOf(mob);
  if (blow <= 0) return Infinity;
  const rest = TURNS_PER_BLOW * MOBS[mob.kind].regeneration;
  const more = Math.max(0, mob.health - blow);
  if (more > 0 && blow <= rest) return Infinity;
  return 1 + Math.ceil(more / Math.max(1, blow - rest));
}

/** Health that a fight to the end is likely to cost at a distance of 1; Infinity where it cannot be won. */
export function duelCost(mob: Fighting, hero: Hero): number {
  const blows = blowsFor(mob, hero);
  return blows === Infinity ? Infinity : blows * blowOf(mob, hero);
}

/** The same for a mob where it stands: as long as smoke blinds it, its blows miss. */
export function costOf(mob: Mob, hero: Hero): number {
  const blows = blowsFor(mob, hero);
  if (blows === Infinity) return Infinity;
  const blind = Math.max(0, blindFor(mob) + 1 - stepsBetween(mob, hero.at));
  return Math.max(0, blows - Math.ceil(blind / TURNS_PER_BLOW)) * blowOf(mob, hero);
}
