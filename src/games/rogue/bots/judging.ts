import { distancesFrom } from '#kit/grid/distances.ts';
import { isFrontierAt, isSeen, wallAt } from '../rules/game/looking.ts';
import type { Mob } from '../rules/model/mobs.ts';
import { neighbourIn, DIRECTIONS, stepsBetween } from '../rules/world/place.ts';
import type { Direction } from '../rules/world/place.ts';
import type { RogueState } from '../rules/model/state.ts';
import type { Place } from '../rules/world/plan.ts';
import { findWayOnFoot, hasFind, isWalkable } from './search.ts';

/** Search radius for an escape. */
const SEARCH_RADIUS = 12;

/**
 * The first step towards the safest cell: a known one that the hero reaches before the mobs, by the
 * greatest possible lead. Undefined if staying is best.
 */
export function retreat(view: RogueState, mobs: readonly Mob[]): Direction | undefined {
  const { at } = view.hero;
  const isOpen = (x: number, y: number) => isSeen(view, { x, y }) && !wallAt(view, { x, y });
  const theirs = distancesFrom(isOpen, mobs, SEARCH_RADIUS);
  const lead = ({ x, y }: Place, steps: number) => (theirs.at(x, y) ?? 2 * SEARCH_RADIUS) - steps;
  let best: Place | undefined;
  let bestWorth = cellWorth(view, at, lead(at, 0));
  // Never reports a goal, so that the search visits every cell, nearest first.
  findWayOnFoot(
    view,
    () => false,
    (cell) => {
      const steps = stepsBetween(cell, at);
      if (steps > SEARCH_RADIUS || !isWalkable(view, cell) || lead(cell, steps) <= 0) return false;
      const worth = cellWorth(view, cell, lead(cell, steps));
      if (worth > bestWorth) [best, bestWorth] = [cell, worth];
      return true;
    },
  );
  const { x, y } = best ?? at;
  if (best === undefined) return undefined;
  return findWayOnFoot(
    view,
    (cell) => cell.x === x && cell.y === y,
    (cell) => isWalkable(view, cell) && lead(cell, stepsBetween(cell, at)) > 0,
  )?.first;
}

/** Value of a cell given the hero's lead over the pursuers in steps. */
function cellWorth(view: RogueState, cell: Place, lead: number): number {
  const exits = DIRECTIONS.filter(
    (direction) => !wallAt(view, neighbourIn(cell, direction)),
  ).length;
  return lead + exits / 4 + (hasFind(view, cell) ? 3 : 0) + (isFrontierAt(view, cell) ? 1 : 0);
}
