import { isThreat, mobsInSight } from '../rules/index.ts';
import type { RogueAction, RogueState } from '../rules/index.ts';
import { attackNearest as attackNearestOf } from '#roguelike/attack.ts';
import type { Attack } from '#roguelike/attack.ts';
import { isGround } from './known.ts';
import { actionOf, searchFor } from './ways.ts';

/** The next step of an attack on the nearest mob in sight; one that is no threat is attacked last. */
export function attackNearest(state: RogueState): Attack<RogueAction> {
  const seen = mobsInSight(state);
  const threats = seen.filter((mob) => isThreat(state, mob));
  // Mobs inside walls are out of reach.
  const search = searchFor(state, (place) => isGround(state, place));
  return attackNearestOf([threats, seen], search, actionOf);
}
