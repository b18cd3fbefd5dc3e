import { smallest } from '#core';
import { mobIn } from '../model/by-chunk.ts';
import { triggerIn } from '../model/course.ts';
import { squareBetween } from '../world/place.ts';
import type { Place } from '../world/plan.ts';
import { pickUp } from './picking.ts';
import { visibleMobs } from './seeing.ts';
import { sightFrom } from './sight.ts';
import type { ToolRow } from './tool-row.ts';

export const blink: ToolRow<'blink'> = {
  effect(state, { range }) {
    const { hero, ground, course } = state;
    const mobs = visibleMobs(state);
    if (mobs.length === 0) return undefined;
    const distance = (cell: Place) => smallest(mobs.map((mob) => squareBetween(mob, cell)));
    let to: Place | undefined;
    let farthest = distance(hero.at);
    sightFrom(ground.walls, hero.at).each((x, y) => {
      const cell = { x, y };
      if (ground.walls.has(x, y) || squareBetween(cell, hero.at) > range * range) return;
      if (mobIn(state.mobs, cell) !== undefined || triggerIn(course, cell) !== undefined) return;
      const found = distance(cell);
      if (found > farthest) [to, farthest] = [cell, found];
    });
    return to && { use: 'blink', to };
  },
  apply(draft, { to }) {
    draft.moveHero(to);
    pickUp(draft);
  },
};
