import { beside, DIRECTIONS, mobsInSight } from '../rules/index.ts';
import type { Direction, Place, RogueAction, RogueState } from '../rules/index.ts';
import { cellMarks, findWay, keyOf, placesOn } from '#kit/grid/way.ts';
import type { WaySearch } from '#kit/grid/way.ts';
import { isGround } from './known.ts';

const MAX_CELLS = 200_000;

export function actionOf(direction: Direction): RogueAction {
  return { kind: 'move', direction };
}

/** The hero's search for a way: over what he knows, around taken cells, by mobs in sight if nothing else is said. */
export function searchFor(
  state: RogueState,
  isGoal: (place: Place) => boolean,
  taken: ReadonlySet<number> = new Set(mobsInSight(state).map(keyOf)),
): WaySearch<Place, Direction> {
  return {
    from: state.hero.at,
    steps: DIRECTIONS,
    beside,
    keyOf,
    marks: cellMarks,
    isFree: (place) => isGround(state, place) && !taken.has(keyOf(place)),
    isGoal,
    most: MAX_CELLS,
  };
}

/** The way that the hero would take to a cell that is known; undefined where there is none. */
export function wayTo(state: RogueState, to: Place): readonly Place[] | undefined {
  if (!isGround(state, to)) return undefined;
  const search = searchFor(state, (place) => keyOf(place) === keyOf(to));
  const way = findWay(search);
  return way && placesOn(search, way);
}
