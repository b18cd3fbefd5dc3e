/**
 * Every generated world can be won: a hero with the sword of the first room who rests between
 * fights can beat its mobs in some order. Mobs too strong for that are weakened.
 */
import { addExperience, MAX_HEALTH, newHero } from '../model/hero.ts';
import type { Hero } from '../model/hero.ts';
import { experienceOf, maxHealthOf } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import type { MobKind } from '../world/kinds.ts';
import { duelCost } from './duel.ts';

const WEAKEST: MobKind = 'wizard';

/** Fights every mob the hero can beat, in any order; returns the hero and the mobs left. */
function climb(
  hero: Hero,
  mobs: readonly Mob[],
): { readonly hero: Hero; readonly left: readonly Mob[] } {
  let [climber, left] = [hero, mobs];
  for (;;) {
    const isBeaten = (mob: Mob) => duelCost(mob, climber) < MAX_HEALTH;
    const beaten = left.filter(isBeaten);
    if (beaten.length === 0) return { hero: climber, left };
    left = left.filter((mob) => !isBeaten(mob));
    climber = beaten.reduce((one, mob) => addExperience(one, experienceOf(mob)), climber);
  }
}

/** A mob one level weaker; below level 1, a kind that any armed hero can beat. */
function weaken(mob: Mob): Mob {
  const weaker: Mob = mob.level > 1 ? { ...mob, level: mob.level - 1 } : { ...mob, kind: WEAKEST };
  return { ...weaker, health: maxHealthOf(weaker) };
}

/** The mobs of a world with some levels lowered. */
export function makeFair(mobs: readonly Mob[]): readonly Mob[] {
  const first = newHero({ x: 0, y: 0 });
  let hero: Hero = { ...first, worn: { ...first.worn, sword: 'sword' } };
  const fair = new Map(mobs.map((mob) => [mob.id, mob]));
  let left = mobs;
  for (;;) {
    ({ hero, left } = climb(hero, left));
    if (left.length === 0) return [...fair.values()];
    left = left.map(weaken);
    for (const mob of left) fair.set(mob.id, mob);
  }
}
