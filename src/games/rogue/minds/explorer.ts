import type { RogueAction } from '../model/action.ts';
import { bonusOf } from '../model/hero.ts';
import { ITEMS } from '../model/items.ts';
import type { RogueState } from '../model/state.ts';
import { exploreStep } from '../travel/travel.ts';
import type { RogueMind } from './mind.ts';
import { walker } from './walker.ts';

/** Uses the item of a slot, which has to be selected before. */
export function useSlot({ hero }: RogueState, slot: number): RogueAction {
  return hero.selected === slot ? { kind: 'use' } : { kind: 'select', slot };
}

/** Puts on what is better than what is worn. */
export function putOnBetter(view: RogueState): RogueAction | undefined {
  const slot = view.hero.slots.findIndex((kind) => {
    const item = kind === null ? undefined : ITEMS[kind];
    return item?.use === 'wear' && item.bonus > bonusOf(view.hero, item.type);
  });
  return slot < 0 ? undefined : useSlot(view, slot);
}

/** Explores, picks up what lies there and puts on what is better; goes its way whoever is there. */
export const explorer: RogueMind = {
  id: 'explorer',
  choose(view, random) {
    const better = putOnBetter(view);
    if (better !== undefined) return better;
    const next = exploreStep(view);
    if (next.kind === 'halt') return walker.choose(view, random);
    return { kind: 'move', direction: next.direction };
  },
};
