import { pick } from '#core';
import type { Random } from '#core';
import type { RogueAction } from '../rules/model/action.ts';
import type { GiftKind } from '../rules/model/gifts.ts';
import { isSamePlace } from '../rules/world/place.ts';
import type { RogueState } from '../rules/model/state.ts';
import { floorIn, isWayUp } from '../rules/world/floors/names.ts';
import { findWayOnFoot, isWalkable } from './search.ts';
import type { IsOpen } from './search.ts';

/** A random gift if a choice is due. */
export function anyGift({ hero }: RogueState, random: Random): RogueAction | undefined {
  const { offers = [] } = hero.growth ?? {};
  if (offers.length === 0) return undefined;
  return { kind: 'choose', gift: offers.indexOf(pick(random, offers)) };
}

/** Value of a gift the first time; each further one is worth less. */
const WORTH: Readonly<Record<GiftKind, number>> = {
  might: 10,
  guard: 9,
  vigour: 7,
  parry: 6,
  leech: 4,
  aim: 3,
  calm: 1,
};

/** The most valuable gift if a choice is due. */
export function bestGift({ hero }: RogueState): RogueAction | undefined {
  const { offers = [], gifts } = hero.growth ?? {};
  const worth = (kind: GiftKind) => WORTH[kind] / (1 + (gifts?.[kind] ?? 0) / 2);
  const [best] = [...offers].sort((one, other) => worth(other) - worth(one));
  return best === undefined ? undefined : { kind: 'choose', gift: offers.indexOf(best) };
}

/** Walks to the stairs down, if they are known, over cells that can be entered. */
export function descend(
  view: RogueState,
  isOpen: IsOpen = (cell) => isWalkable(view, cell),
): RogueAction | undefined {
  const name = view.course?.name;
  if (floorIn(name) === undefined) return undefined;
  const stairs = view.course?.triggers.find(
    (one) => one.kind === 'exit' && !isWayUp(name, one.world),
  );
  if (stairs === undefined) return undefined;
  const way = findWayOnFoot(
    view,
    (cell) => isSamePlace(cell, stairs),
    (cell) => isOpen(cell) || isSamePlace(cell, stairs),
  );
  return way && { kind: 'move', direction: way.first };
}
