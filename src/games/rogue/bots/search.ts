import { cellMarks, findWay, keyOf } from '#kit/grid/way.ts';
import { itemsAt, isSeen, mobAt, wallAt } from '../rules/game/looking.ts';
import { triggerIn } from '../rules/model/course.ts';
import { forecast } from '../rules/turn/triggers.ts';
import type { TriggerKind } from '../rules/world/trigger-kinds.ts';
import { neighbourIn, DIRECTIONS } from '../rules/world/place.ts';
import type { Direction } from '../rules/world/place.ts';
import type { RogueState } from '../rules/model/state.ts';
import type { Place } from '../rules/world/plan.ts';

/** A walking path over known ground. */
export interface Way {
  readonly to: Place;
  /** The first step. */
  readonly first: Direction;
  readonly steps: number;
}

/** True for cells that a path may enter. */
export type IsOpen = (cell: Place) => boolean;

/** Maximum number of cells searched; anything further is out of range. */
const MAX_CELLS = 40_000;

/** Triggers that are stepped on only on purpose. */
const AVOIDED: ReadonlySet<TriggerKind> = new Set(['plate', 'spikes', 'teleporter', 'exit']);

/** True for a door that opens, and for a cell without walls and unwanted triggers. */
export function isOpenCell(state: RogueState, cell: Place): boolean {
  const trigger = triggerIn(state.course, cell);
  if (trigger === undefined || !wallAt(state, cell))
    return !wallAt(state, cell) && !(trigger !== undefined && AVOIDED.has(trigger.kind));
  const effect = forecast(state, cell);
  return effect?.trigger === 'door' && !effect.isLocked;
}

/** True if the hero can probably walk there: explored ground without a mob. */
export function isWalkable(state: RogueState, cell: Place): boolean {
  return isPassable(state, cell) && mobAt(state, cell) === undefined;
}

/** True for explored ground, even if a mob is in the way. */
export function isPassable(state: RogueState, cell: Place): boolean {
  return isSeen(state, cell) && isOpenCell(state, cell);
}

/**
 * The shortest path over known ground to a matching cell, excluding the hero's own; undefined if
 * there is none. `isOpen` decides which cells can be entered.
 */
export function findWayOnFoot(
  state: RogueState,
  isGoal: (cell: Place) => boolean,
  isOpen: IsOpen = (cell) => isWalkable(state, cell),
): Way | undefined {
  const search = {
    from: state.hero.at,
    steps: DIRECTIONS,
    beside: neighbourIn,
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
  return { to: way.reduce(neighbourIn, search.from), first, steps: way.length };
}

/** True if a cell has an item worth fetching, i.e. not left behind deliberately. */
export function hasFind(state: RogueState, cell: Place): boolean {
  return itemsAt(state, cell).some(({ isLeft }) => isLeft !== true) || hasGift(state, cell);
}

/** True for keys, treasures, and chests that open. */
function hasGift(state: RogueState, cell: Place): boolean {
  const effect = forecast(state, cell);
  if (effect?.trigger === 'chest') return effect.result === 'opens';
  return effect?.trigger === 'key' || effect?.trigger === 'treasure';
}
