import { countOfType } from '../model/bag.ts';
import type { LocationInPlay, World } from '../state/state.ts';
import { hasFlag } from './hooks.ts';

/** Whether there is a guardian among the enemies that may be met at a place. */
export function hasGuardianCard({ cards }: World, { enemies }: LocationInPlay): boolean {
  return enemies.some((card) => hasFlag(cards[card]?.hooks ?? [], 'guardian'));
}

/** Whether a guardian can still be met there: everybody sees that, though not what else is there. */
export function isWatched(world: World, place: LocationInPlay): boolean {
  if (place.guarded) return true;
  return countOfType(place.bag, 'ENEMY') > 0 && hasGuardianCard(world, place);
}
