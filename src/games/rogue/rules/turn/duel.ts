import { armorOf, attackOf } from '../model/hero.ts';
import type { Hero } from '../model/hero.ts';
import { blindFor, damageOf, mobArmorOf, MOBS } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import { stepsBetween } from '../world/place.ts';

/** Fields of a mob used in a fight. */
type Fighting = Pick<Mob, 'kind' | 'level' | 'health' | 'confused'>;

/** Damage of one of the mob's blows. */
export function blowOf(mob: Fighting, hero: Hero): number {
  const damage = MOBS[mob.kind].reflects === true ? attackOf(hero) : damageOf(mob);
  return Math.max(0, damage - armorOf(hero));
}

/** Turns per exchange of blows: a survivor is confused for one. */
const TURNS_PER_BLOW = 2;

/**
 * Number of blows needed to kill a mob, including its regeneration; Infinity if that is impossible.
 */
function blowsFor(mob: Fighting, hero: Hero): number {
  const blow = attackOf(hero) - mobArmorOf(mob);
  if (blow <= 0) return Infinity;
  const rest = TURNS_PER_BLOW * MOBS[mob.kind].regeneration;
  const healthLeft = Math.max(0, mob.health - blow);
  if (healthLeft > 0 && blow <= rest) return Infinity;
  return 1 + Math.ceil(healthLeft / Math.max(1, blow - rest));
}

/**
 * Expected cost in health of a fight to the death with an adjacent mob; Infinity if it cannot be
 * won.
 */
export function duelCost(mob: Fighting, hero: Hero): number {
  const blows = blowsFor(mob, hero);
  return blows === Infinity ? Infinity : blows * blowOf(mob, hero);
}

/** The cost against a mob at its current place; its blows miss while smoke blinds it. */
export function costOf(mob: Mob, hero: Hero): number {
  const blows = blowsFor(mob, hero);
  if (blows === Infinity) return Infinity;
  const blind = Math.max(0, blindFor(mob) + 1 - stepsBetween(mob, hero.at));
  return Math.max(0, blows - Math.ceil(blind / TURNS_PER_BLOW)) * blowOf(mob, hero);
}
