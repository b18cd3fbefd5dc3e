import { cellMarks, findWay, keyOf } from '#kit/grid/way.ts';
import { itemsAt, isSeen, mobAt, wallAt } from '../rules/game/looking.ts';
import { beside, DIRECTIONS } from '../rules/model/place.ts';
import type { Direction } from '../rules/model/place.ts';
import type { RogueState } from '../rules/model/state.ts';
import type { Place } from '../rules/world/plan.ts';

/** A way on foot over ground that is known. */
export interface Way {
  readonly to: Place;
  /** The first step. */
  readonly first: Direction;
  readonly steps: number;
}

/** So many cells are looked at: what is further is too far to go at one go. */
const MAX_CELLS = 40_000;

/** Whether the hero can walk there as far as he knows: ground that has been seen, with nobody on it. */
export function isWalkable(state: RogueState, cell: Place): boolean {
  return isSeen(state, cell) && !wallAt(state, cell) && mobAt(state, cell) === undefined;
}

/**
 * The shortest way over known ground to a cell that is looked for, the hero's own excepted; undefined where
 * there is none. `isOpen` says where one may walk.
 */
export function findWayOnFoot(
  state: RogueState,
  isGoal: (cell: Place) => boolean,
  isOpen: (cell: Place) => boolean = (cell) => isWalkable(state, cell),
): Way | undefined {
  const search = {
    from: state.hero.at,
    steps: DIRECTIONS,
    beside,
    keyOf,
    marks: cellMarks,
    isFree: isOpen,
    isGoal,
    endsOnFree: true,
    most: MAX_CELLS,
  };
  const way = findWay(search);
  const first = way?.[0];
  if (way === undefined || first === undefined) return undefined;
  return { to: way.reduce(beside, search.from), first, steps: way.length };
}

/** Whether something lies there that is worth going to: not what was left there on purpose. */
export function hasFind(state: RogueState, cell: Place): boolean {
  return itemsAt(state, cell).some(({ isLeft }) => isLeft !== true);
}
