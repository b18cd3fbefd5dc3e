import type { RogueAction } from '../rules/model/action.ts';
import { isFrontierAt, isSeen, mobsInSight, wallAt } from '../rules/game/looking.ts';
import { bonusOf, freeSlot } from '../rules/model/hero.ts';
import { ITEMS } from '../rules/model/items.ts';
import { neighbourIn, DIRECTIONS, isSamePlace, stepsBetween } from '../rules/world/place.ts';
import type { RogueState } from '../rules/model/state.ts';
import { anyGift, descend } from './floors.ts';
import { finish, tryTriggers } from './quest.ts';
import { findWayOnFoot, hasFind, isOpenCell } from './search.ts';
import type { Place } from '../rules/world/plan.ts';
import type { RogueMind } from './mind.ts';
import { walker } from './walker.ts';

/** Uses the item in a slot, selecting it first. */
export function useSlot({ hero }: RogueState, slot: number): RogueAction {
  return hero.selected === slot ? { kind: 'use' } : { kind: 'select', slot };
}

/** Puts on a better item than the one worn. */
export function wearBetter(view: RogueState): RogueAction | undefined {
  const slot = view.hero.slots.findIndex((kind) => {
    const item = kind === null ? undefined : ITEMS[kind];
    return item?.use === 'wear' && item.bonus > bonusOf(view.hero, item.type);
  });
  return slot < 0 ? undefined : useSlot(view, slot);
}

/** The step onto an adjacent cell; undefined for a wall. */
function stepOnto(view: RogueState, cell: Place): RogueAction | undefined {
  const direction = DIRECTIONS.find((one) => isSamePlace(neighbourIn(view.hero.at, one), cell));
  return direction === undefined || wallAt(view, cell) ? undefined : { kind: 'move', direction };
}

/** Explores, picks up items, equips better ones, and attacks adjacent creatures. */
export const explorer: RogueMind = {
  id: 'explorer',
  choose(view, random) {
    const gift = anyGift(view, random);
    if (gift !== undefined) return gift;
    const better = wearBetter(view);
    if (better !== undefined) return better;
    const adjacent = mobsInSight(view).find((mob) => stepsBetween(mob, view.hero.at) === 1);
    const strike = adjacent && stepOnto(view, adjacent);
    if (strike !== undefined) return strike;
    const hasRoom = freeSlot(view.hero) !== undefined;
    const way = findWayOnFoot(
      view,
      (cell) => (hasRoom && hasFind(view, cell)) || isFrontierAt(view, cell),
      (cell) => isSeen(view, cell) && isOpenCell(view, cell),
    );
    if (way === undefined) {
      const onward = finish(view) ?? descend(view) ?? tryTriggers(view);
      return onward ?? walker.choose(view, random);
    }
    return { kind: 'move', direction: way.first };
  },
};
