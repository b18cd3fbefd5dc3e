import { countOfType } from '../model/bag.ts';
import type { LocationInPlay, World } from '../state/state.ts';
import { hasFlag } from './hooks.ts';

/** True if a guardian is among the enemies a hero can encounter at a location. */
export function hasGuardianCard({ cards }: World, { enemies }: LocationInPlay): boolean {
  return enemies.some((card) => hasFlag(cards[card]?.hooks ?? [], 'guardian'));
}

/** True if a guardian can still appear there. This fact is public, unlike the other contents. */
export function isWatched(world: World, place: LocationInPlay): boolean {
  if (place.guarded) return true;
  return countOfType(place.bag, 'ENEMY') > 0 && hasGuardianCard(world, place);
}
