import { pick } from '#core';
import { wallAt } from '../rules/game/looking.ts';
import { neighbourIn, DIRECTIONS } from '../rules/world/place.ts';
import { anyGift } from './floors.ts';
import type { RogueMind } from './mind.ts';

/** Walks at random and ignores everything around it. */
export const walker: RogueMind = {
  id: 'walker',
  choose(view, random) {
    const gift = anyGift(view, random);
    if (gift !== undefined) return gift;
    const open = DIRECTIONS.filter(
      (direction) => !wallAt(view, neighbourIn(view.hero.at, direction)),
    );
    if (open.length === 0) return { kind: 'wait' };
    return { kind: 'move', direction: pick(random, open) };
  },
};
