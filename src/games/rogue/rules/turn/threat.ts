import { heroMaxHealth } from '../model/hero.ts';
import type { Hero } from '../model/hero.ts';
import { isAsleep, MOBS } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import type { RogueState } from '../model/state.ts';

/** Opportunists turn bold when one in this many of the initial mobs is left. */
const FEW_LEFT_DIVISOR = 3;

/** True if most mobs of the world are dead. */
function areFewLeft({ ground, mobsLeft }: Pick<RogueState, 'ground' | 'mobsLeft'>): boolean {
  return mobsLeft < ground.mobCount && mobsLeft <= Math.ceil(ground.mobCount / FEW_LEFT_DIVISOR);
}

/** True if an opportunist attacks: the hero is weak, or few mobs are left. */
export function isChance(
  state: Pick<RogueState, 'ground' | 'mobsLeft'>,
  hero: Pick<Hero, 'health' | 'level' | 'growth'>,
  share: number,
): boolean {
  return hero.health <= heroMaxHealth(hero) * share || areFewLeft(state);
}

/** True for mobs that attack the hero on sight. */
export function isThreat(
  state: RogueState,
  mob: Pick<Mob, 'kind' | 'track' | 'hit'>,
  hero: Hero = state.hero,
): boolean {
  const { mind } = MOBS[mob.kind];
  if (isAsleep(mob)) return false;
  if (mind.kind === 'opportunist') return isChance(state, hero, mind.share);
  return mind.kind !== 'passive';
}
