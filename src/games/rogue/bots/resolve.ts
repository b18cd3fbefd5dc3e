import { isFrontierAt } from '../rules/game/looking.ts';
import type { RogueAction } from '../rules/model/action.ts';
import type { RogueState } from '../rules/model/state.ts';
import { floorIn } from '../rules/world/floors/names.ts';
import type { Place } from '../rules/world/plan.ts';
import { descend } from './floors.ts';
import { drink, finish } from './quest.ts';
import { findWayOnFoot, hasFind, isPassable } from './search.ts';

/** Turns that a floor may take before the bot makes up its mind. */
const TURNS_PER_FLOOR = 300;
/** Then it is resolute for part of each cycle, and rests, arms and heals in the other. */
const CYCLE = 60;
const RESOLUTE_TURNS = 36;

/** True in the turns when a bot that has been on a floor for too long avoids no one. */
export function isResolute({ turns, course }: RogueState): boolean {
  const floor = floorIn(course?.name);
  if (floor === undefined || turns <= TURNS_PER_FLOOR * floor.number) return false;
  return turns % CYCLE < RESOLUTE_TURNS;
}

/**
 * Continues the quest through all who are in the way, striking those who do not give it. Others
 * keep their distance or block the way without an end, as does a hero who keeps avoiding them.
 */
export function pressOn(view: RogueState): RogueAction | undefined {
  const isOpen = (cell: Place) => isPassable(view, cell);
  const isNew = (cell: Place) => hasFind(view, cell) || isFrontierAt(view, cell);
  const way = drink(view, isOpen) ?? finish(view, isOpen);
  if (way !== undefined) return way;
  const found = findWayOnFoot(view, isNew, isOpen);
  return found === undefined ? descend(view, isOpen) : { kind: 'move', direction: found.first };
}
