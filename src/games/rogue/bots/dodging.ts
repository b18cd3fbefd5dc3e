import { isSeen, wallAt } from '../rules/game/looking.ts';
import type { RogueAction } from '../rules/model/action.ts';
import type { Foretold } from '../rules/model/deed-result.ts';
import type { Mob } from '../rules/model/mobs.ts';
import type { RogueState } from '../rules/model/state.ts';
import { foretell } from '../rules/turn/deeds.ts';
import { DIRECTIONS, neighbourIn, stepsBetween } from '../rules/world/place.ts';
import type { Place } from '../rules/world/plan.ts';
import { isWalkable } from './search.ts';

function damageOf(foretold: Foretold | undefined): number {
  if (foretold === undefined) return 0;
  if (foretold.deed === 'fuse') return foretold.turns <= 2 ? foretold.damage : 0;
  return 'damage' in foretold ? foretold.damage : 0;
}

/** Damage that mobs announce for a hero in this cell. */
function announcedAt(view: RogueState, mobs: readonly Mob[], at: Place): number {
  const moved = { ...view, hero: { ...view.hero, at } };
  return mobs.reduce((sum, mob) => sum + damageOf(foretell(moved, mob)), 0);
}

/** Announced damage below this share of the hero's health is not worth a step aside. */
const SERIOUS = 0.35;

/** A step that avoids serious announced damage; undefined if there is no better cell. */
export function dodge(view: RogueState, mobs: readonly Mob[]): RogueAction | undefined {
  const here = announcedAt(view, mobs, view.hero.at);
  if (here < SERIOUS * view.hero.health) return undefined;
  const near = (cell: Place) =>
    mobs.filter((mob) => stepsBetween(mob, cell) === 1 && mob.ready === undefined).length;
  const steps = DIRECTIONS.map((direction) => ({
    direction,
    cell: neighbourIn(view.hero.at, direction),
  })).filter(({ cell }) => isSeen(view, cell) && !wallAt(view, cell) && isWalkable(view, cell));
  const [best] = steps
    .map(({ direction, cell }) => ({
      direction,
      cost: announcedAt(view, mobs, cell) + near(cell) / 10,
    }))
    .sort((one, other) => one.cost - other.cost);
  if (best === undefined || best.cost >= here) return undefined;
  return { kind: 'move', direction: best.direction };
}
