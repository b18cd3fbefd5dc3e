import { distancesFrom } from '../../../kit/grid/distances.ts';
import { isSeen, wallAt } from '../game/looking.ts';
import { armorOf, attackOf } from '../model/hero.ts';
import type { Hero } from '../model/hero.ts';
import { blindFor, damageOf, mobArmorOf, MOBS } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import { beside, DIRECTIONS, stepsBetween } from '../model/place.ts';
import type { Direction } from '../model/place.ts';
import type { RogueState } from '../model/state.ts';
import type { Place } from '../world/plan.ts';
import { findWay, hasFind, isFrontier, isWalkable } from './search.ts';

/** What one blow of a mob costs. */
export function blowOf(mob: Mob, hero: Hero): number {
  return Math.max(0, damageOf(mob) - armorOf(hero));
}

/** So many turns pass from one blow to the next: whoever lives through one is confused. */
const TURNS_PER_BLOW = 2;

/**
 * What a fight with a mob to its end is likely to cost in health; Infinity where it cannot be won. Between two
 * blows it recovers; as long as smoke blinds it, its own miss.
 */
export function costOf(mob: Mob, hero: Hero): number {
  const blow = attackOf(hero) - mobArmorOf(mob);
  if (blow <= 0) return Infinity;
  const rest = TURNS_PER_BLOW * MOBS[mob.kind].regeneration;
  const more = Math.max(0, mob.health - blow);
  if (more > 0 && blow <= rest) return Infinity;
  const blows = 1 + Math.ceil(more / Math.max(1, blow - rest));
  const free = Math.ceil(
    Math.max(0, blindFor(mob) + 1 - stepsBetween(mob, hero.at)) / TURNS_PER_BLOW,
  );
  return Math.max(0, blows - free) * blowOf(mob, hero);
}

/** So far a hero in flight looks around. */
const AROUND = 12;

/**
 * The first step to where one is safest from some mobs: a known cell that is reached before any of them, and
 * the later they get there the better. Undefined where it is best to stay.
 */
export function retreat(view: RogueState, mobs: readonly Mob[]): Direction | undefined {
  const { at } = view.hero;
  const isOpen = (x: number, y: number) => isSeen(view, { x, y }) && !wallAt(view, { x, y });
  const theirs = distancesFrom(isOpen, mobs, AROUND);
  const lead = ({ x, y }: Place, steps: number) => (theirs.at(x, y) ?? 2 * AROUND) - steps;
  let best: Place | undefined;
  let most = worthOf(view, at, lead(at, 0));
  // One cell after another is reached, the nearest first: none of them is the goal.
  findWay(
    view,
    () => false,
    (cell) => {
      const steps = stepsBetween(cell, at);
      if (steps > AROUND || !isWalkable(view, cell) || lead(cell, steps) <= 0) return false;
      const worth = worthOf(view, cell, lead(cell, steps));
      if (worth > most) [best, most] = [cell, worth];
      return true;
    },
  );
  const { x, y } = best ?? at;
  if (best === undefined) return undefined;
  return findWay(
    view,
    (cell) => cell.x === x && cell.y === y,
    (cell) => isWalkable(view, cell) && lead(cell, stepsBetween(cell, at)) > 0,
  )?.first;
}

/** What it is worth to be in a cell with so many steps ahead of whoever pursues. */
function worthOf(view: RogueState, cell: Place, lead: number): number {
  const exits = DIRECTIONS.filter((direction) => !wallAt(view, beside(cell, direction))).length;
  return lead + exits / 4 + (hasFind(view, cell) ? 3 : 0) + (isFrontier(view, cell) ? 1 : 0);
}
