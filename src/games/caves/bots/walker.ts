import { pick } from '#core';
import { neighbourIn, DIRECTIONS } from '../rules/model/place.ts';
import { isGroundAt } from '../rules/model/tiles.ts';
import { collect, explore, takeStairs } from './errands.ts';
import { eat, leaveUseless, wearBest } from './gear.ts';
import { grow } from './growing.ts';
import type { CavesMind } from './mind.ts';
import { lookAt } from './outlook.ts';
import { strikeBeside } from './tactics.ts';

/**
 * Explores on foot, equips what it finds and fights adjacent creatures; never rests, digs or flees.
 */
export const walker: CavesMind = {
  id: 'walker',
  without: () => walker,
  choose(view, random) {
    const outlook = lookAt(view, []);
    const { player, level, hasBear, style } = outlook;
    const isLast = player.z === view.levels.length - 1;
    if (view.choices > 0) return grow(player, style);
    const step =
      strikeBeside(outlook) ??
      wearBest(player, 'weapon', style) ??
      wearBest(player, 'armor', style) ??
      eat(player) ??
      leaveUseless(view, player, style) ??
      (hasBear ? takeStairs(outlook, 'up') : collect(outlook)) ??
      explore(outlook) ??
      (isLast ? undefined : takeStairs(outlook, 'down'));
    if (step !== undefined) return step;
    const open = DIRECTIONS.filter((direction) => {
      const { x, y } = neighbourIn(player, direction);
      return isGroundAt(level.tiles, x, y);
    });
    return open.length === 0 ? { kind: 'wait' } : { kind: 'move', direction: pick(random, open) };
  },
};
