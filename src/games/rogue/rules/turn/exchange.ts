import { giftOf } from '../model/gifts.ts';
import { armorOf, attackOf } from '../model/hero.ts';
import type { Hero } from '../model/hero.ts';
import { damageOf, isAsleep, isHelpless, mobArmorOf, MOBS } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import { rounded } from './rounded.ts';

/** Circumstances of a fight. */
export interface BlowTerms {
  /** Multiplies the mob's damage. */
  readonly force?: number;
}

/** Damage to the hero, after what a shield catches. */
export interface Taken {
  readonly taken: number;
  /** Shield points spent. */
  readonly spent: number;
}

/** Damage to both sides of a fight: announced by looking, and exactly what happens. */
export interface Exchange extends Taken {
  readonly dealt: number;
}

/** Factor of the first blow against a sleeping mob. */
const AMBUSH = 2;

/** Outcome of a fight now. */
export function exchange(hero: Hero, mob: Mob, { force = 1 }: BlowTerms = {}): Exchange {
  const attack = attackOf(hero) * (isAsleep(mob) ? AMBUSH : 1);
  const dealt = Math.max(0, attack - mobArmorOf(mob));
  if (isHelpless(mob)) return { dealt, taken: 0, spent: 0 };
  const damage = MOBS[mob.kind].reflects === true ? attackOf(hero) : damageOf(mob) * force;
  const parried = mob.hit === 0 ? giftOf(hero.growth, 'firstBlow') : 0;
  return { dealt, ...catchBlow(hero, Math.max(0, damage - armorOf(hero) - parried)) };
}

/** Damage that gets past the hero's shield. */
export function catchBlow(hero: Pick<Hero, 'effects'>, damage: number): Taken {
  const shield = hero.effects.find(({ kind }) => kind === 'shield')?.turns ?? 0;
  // Points are whole, so part of one catches nothing.
  const spent = Math.min(shield, Math.ceil(damage));
  return { taken: rounded(Math.max(0, damage - spent)), spent };
}

/** The hero with fewer shield points. */
export function spend(hero: Hero, points: number): Hero {
  if (points === 0) return hero;
  const effects = hero.effects.flatMap((effect) => {
    if (effect.kind !== 'shield') return [effect];
    return effect.turns > points ? [{ ...effect, turns: effect.turns - points }] : [];
  });
  return { ...hero, effects };
}

/** A mob that survived a hit, which interrupts what it was preparing. */
export function afterBlow(mob: Mob, health: number, dealt: number): Mob {
  if (mob.ready === undefined || MOBS[mob.kind].deed?.kind === 'web')
    return { ...mob, health, hit: dealt };
  return { ...mob, ready: undefined, health, hit: dealt };
}
