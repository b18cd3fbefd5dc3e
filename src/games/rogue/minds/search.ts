import { CellSet } from '../../../kit/grid/cell-set.ts';
import { itemsAt, isSeen, mobAt, wallAt } from '../game/looking.ts';
import { beside, DIRECTIONS } from '../model/place.ts';
import type { Direction } from '../model/place.ts';
import type { RogueState } from '../model/state.ts';
import type { Place } from '../world/plan.ts';

/** A way on foot over ground that is known. */
export interface Way {
  readonly to: Place;
  /** The first step. */
  readonly first: Direction;
  readonly steps: number;
}

/** So many cells are looked at: what is further is too far to go at one go. */
const CELLS_MOST = 40_000;

interface Visit extends Place {
  readonly first: Direction;
  readonly steps: number;
}

/** Whether the hero can walk there as far as he knows: ground that has been seen, with nobody on it. */
export function isWalkable(state: RogueState, cell: Place): boolean {
  return isSeen(state, cell) && !wallAt(state, cell) && mobAt(state, cell) === undefined;
}

/**
 * The shortest way over known ground to a cell that is looked for, the hero's own excepted; undefined where
 * there is none. `isOpen` says where one may walk.
 */
export function findWay(
  state: RogueState,
  isGoal: (cell: Place) => boolean,
  isOpen: (cell: Place) => boolean = (cell) => isWalkable(state, cell),
): Way | undefined {
  const { at } = state.hero;
  const known = new CellSet();
  known.add(at.x, at.y);
  const queue: Visit[] = [];
  const reach = (from: Place, direction: Direction, first: Direction, steps: number) => {
    const { x, y } = beside(from, direction);
    if (known.has(x, y)) return;
    known.add(x, y);
    if (isOpen({ x, y })) queue.push({ x, y, first, steps });
  };
  for (const direction of DIRECTIONS) reach(at, direction, direction, 1);
  for (const { x, y, first, steps } of queue) {
    if (isGoal({ x, y })) return { to: { x, y }, first, steps };
    if (queue.length > CELLS_MOST) return undefined;
    for (const direction of DIRECTIONS) reach({ x, y }, direction, first, steps + 1);
  }
  return undefined;
}

/** Whether something lies there that is worth going to: not what was left there on purpose. */
export function hasFind(state: RogueState, cell: Place): boolean {
  return itemsAt(state, cell).some(({ isLeft }) => isLeft !== true);
}

/** Whether ground that nobody has seen lies next to a cell. */
export function isFrontier(state: RogueState, cell: Place): boolean {
  return DIRECTIONS.some((direction) => !isSeen(state, beside(cell, direction)));
}
