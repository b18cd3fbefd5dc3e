import { isWatched } from '../effects/guardian.ts';
import type { DiceState, LocationInPlay, World } from '../state/state.ts';

/** Decks lose their order, bags their dice; a villain is seen only where he has been met. */
function viewPlace(world: World, place: LocationInPlay): LocationInPlay {
  const { bag, hidden, enemies, obstacles, villain, known } = place;
  return {
    ...place,
    bag: [],
    hidden: hidden + bag.length,
    enemies: [...enemies].sort((a, b) => a - b),
    obstacles: [...obstacles].sort((a, b) => a - b),
    villain: known ? villain : undefined,
    guarded: isWatched(world, place),
  };
}

/**
 * What the heroes know. They play together and show each other everything, so it is the same for
 * all: hands, piles, and what is in their own bags, which have no order. What lies in the bags of
 * locations stays hidden but for its number; so a view tells what can be decided, but not what can
 * be drawn.
 */
export function viewOf(state: DiceState): DiceState {
  return { ...state, places: state.places.map((place) => viewPlace(state.world, place)) };
}
