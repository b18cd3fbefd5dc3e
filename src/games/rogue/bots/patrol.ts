import type { RogueAction } from '../rules/model/action.ts';
import type { RogueState } from '../rules/model/state.ts';
import type { Place } from '../rules/world/plan.ts';
import { findWayOnFoot } from './search.ts';

/** So many turns it goes to one place before it chooses another. */
const LEG = 24;
/** A prime that spreads places evenly. */
const SPREAD = 997;

/** Walks about known ground where nothing is left to be found: to one place for some turns, then to another. */
export function patrol(view: RogueState): RogueAction | undefined {
  const leg = Math.floor(view.turns / LEG);
  const lure = ({ x, y }: Place) => Math.abs((31 * x + 57 * y + 389 * leg) % SPREAD);
  let to: Place | undefined;
  findWayOnFoot(view, (cell) => {
    if (to === undefined || lure(cell) > lure(to)) to = cell;
    return false;
  });
  const way = findWayOnFoot(view, ({ x, y }) => x === to?.x && y === to.y);
  return way && { kind: 'move', direction: way.first };
}
