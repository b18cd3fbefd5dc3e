import { beside, DIRECTIONS, mobsInSight } from '../rules/index.ts';
import type { Direction, Place, RogueAction, RogueState } from '../rules/index.ts';
import { cellMarks, findWay, keyOf, placesAlong } from '#kit/grid/way.ts';
import type { PathParameters } from '#kit/grid/way.ts';
import { isGround } from './known.ts';

const MAX_CELLS = 200_000;

export function actionOf(direction: Direction): RogueAction {
  return { kind: 'move', direction };
}

/** The hero's path search over known ground, around taken cells (by default visible mobs). */
export function searchFor(
  state: RogueState,
  isGoal: (place: Place) => boolean,
  occupied: ReadonlySet<number> = new Set(mobsInSight(state).map(keyOf)),
): PathParameters<Place, Direction> {
  return {
    from: state.hero.at,
    steps: DIRECTIONS,
    beside,
    keyOf,
    marks: cellMarks,
    isFree: (place) => isGround(state, place) && !occupied.has(keyOf(place)),
    isGoal,
    most: MAX_CELLS,
  };
}

/** The hero's path to a known cell; undefined if there is none. */
export function wayTo(state: RogueState, to: Place): readonly Place[] | undefined {
  if (!isGround(state, to)) return undefined;
  const search = searchFor(state, (place) => keyOf(place) === keyOf(to));
  const way = findWay(search);
  return way && placesAlong(search, way);
}
