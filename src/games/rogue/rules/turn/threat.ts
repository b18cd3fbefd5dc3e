import { MAX_HEALTH } from '../model/hero.ts';
import type { Hero } from '../model/hero.ts';
import { MOBS } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import type { RogueState } from '../model/state.ts';

/** Opportunists grow bold when one in so many of the first mobs is left. */
const LAST = 3;

/** True where most mobs of the world are dead. */
function areFewLeft({ ground, mobsLeft }: Pick<RogueState, 'ground' | 'mobsLeft'>): boolean {
  return mobsLeft < ground.mobCount && mobsLeft <= Math.ceil(ground.mobCount / LAST);
}

/** True where a mob that waits for its chance sees one: the hero is weak, or the last mobs have nothing to lose. */
export function isChance(
  state: Pick<RogueState, 'ground' | 'mobsLeft'>,
  hero: Pick<Hero, 'health'>,
  share: number,
): boolean {
  return hero.health <= MAX_HEALTH * share || areFewLeft(state);
}

/** True for mobs that come for the hero as soon as they see him. */
export function isThreat(
  state: RogueState,
  { kind }: Pick<Mob, 'kind'>,
  hero: Hero = state.hero,
): boolean {
  const { mind } = MOBS[kind];
  if (mind.kind === 'opportunist') return isChance(state, hero, mind.share);
  return mind.kind !== 'passive';
}
