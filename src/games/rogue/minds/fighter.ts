import { mobAt, mobsInSight, wallAt } from '../game/looking.ts';
import type { RogueAction } from '../model/action.ts';
import { freeSlot, MAX_HEALTH } from '../model/hero.ts';
import type { Hero } from '../model/hero.ts';
import { ITEMS } from '../model/items.ts';
import type { ItemUse } from '../model/items.ts';
import type { Mob } from '../model/mobs.ts';
import { isSamePlace, stepsBetween } from '../model/place.ts';
import type { RogueState } from '../model/state.ts';
import { targetOf } from '../turn/throwing.ts';
import { findWay, hasFind, isFrontier, isWalkable } from './search.ts';
import { putOnBetter, useSlot } from './explorer.ts';
import { blowOf, costOf, retreat } from './judging.ts';
import type { RogueMind } from './mind.ts';

function slotOf({ slots }: Hero, use: ItemUse['use']): number | undefined {
  const slot = slots.findIndex((kind) => kind !== null && ITEMS[kind].use === use);
  return slot < 0 ? undefined : slot;
}

/** Eats where nothing of it is wasted. */
function eat(view: RogueState): RogueAction | undefined {
  const slot = slotOf(view.hero, 'heal');
  if (slot === undefined || view.hero.health > MAX_HEALTH - 2) return undefined;
  return useSlot(view, slot);
}

/** Whether a fight leaves enough to go on with. */
function canBeat(mob: Mob, hero: Hero): boolean {
  return costOf(mob, hero) < hero.health;
}

/** How near a mob is before something is used against it. */
const CLOSE = 2;
/** From further than that nobody runs from or after a mob. */
const NEAR = 6;
/** So far an explorer keeps away from what is too strong. */
const BERTH = 3;

/** Drinks or throws something where a mob is close that is too strong without it. */
function useHelp(view: RogueState, threats: readonly Mob[]): RogueAction | undefined {
  const { hero } = view;
  const close = threats.filter(
    (mob) => stepsBetween(mob, hero.at) <= CLOSE && blowOf(mob, hero) > 0,
  );
  if (close.length === 0) return undefined;
  const potion = hero.effects.length === 0 ? slotOf(hero, 'effect') : undefined;
  if (potion !== undefined) return useSlot(view, potion);
  const bomb = slotOf(hero, 'confuse');
  const isConfused = close.every(({ confused }) => confused > 1);
  return bomb === undefined || isConfused ? undefined : useSlot(view, bomb);
}

/** Throws what can be thrown at whoever is near; it is picked up again. */
function throwOne(view: RogueState): RogueAction | undefined {
  const slot = slotOf(view.hero, 'throw');
  const kind = slot === undefined ? null : view.hero.slots[slot];
  const row = kind ? ITEMS[kind] : undefined;
  if (slot === undefined || row?.use !== 'throw') return undefined;
  return targetOf(view, row.range) === undefined ? undefined : useSlot(view, slot);
}

/** Goes for a mob that can be beaten and is worth it. */
function attack(view: RogueState, mobs: readonly Mob[]): RogueAction | undefined {
  const { hero } = view;
  const prey = mobs.filter(
    (mob) => canBeat(mob, hero) && !wallAt(view, mob) && stepsBetween(mob, hero.at) <= NEAR,
  );
  if (prey.length === 0) return undefined;
  const isPrey = (cell: { x: number; y: number }) => prey.some((mob) => isSamePlace(mob, cell));
  const way = findWay(view, isPrey, (cell) => isWalkable(view, cell) || isPrey(cell));
  if (way === undefined || way.steps > NEAR) return undefined;
  const mob = mobAt(view, way.to);
  if (mob?.kind === 'ghost' && mob.confused === 0) {
    // Ghosts are not caught by running after them: smoke stops them.
    const bomb = slotOf(hero, 'confuse');
    if (bomb !== undefined && way.steps <= NEAR / 2) return useSlot(view, bomb);
    if (way.steps > CLOSE) return undefined;
  }
  return { kind: 'move', direction: way.first };
}

/** Explores, but for what may turn out to be more than one can bear. */
function explore(view: RogueState, threats: readonly Mob[]): RogueAction {
  const { hero } = view;
  const hasRoom = freeSlot(hero) !== undefined;
  const isOpen = (cell: { x: number; y: number }) =>
    isWalkable(view, cell) && threats.every((mob) => stepsBetween(mob, cell) > BERTH);
  const way = findWay(
    view,
    (cell) => (hasRoom && hasFind(view, cell)) || isFrontier(view, cell),
    isOpen,
  );
  return way === undefined ? { kind: 'wait' } : { kind: 'move', direction: way.first };
}

/** Explores, picks up and equips; eats, throws, fights what it can beat, and flees from what it cannot. */
export const fighter: RogueMind = {
  id: 'fighter',
  choose(view) {
    const { hero } = view;
    const ready = putOnBetter(view) ?? eat(view) ?? throwOne(view);
    if (ready !== undefined) return ready;
    const mobs = mobsInSight(view);
    const threats = mobs.filter((mob) => blowOf(mob, hero) > 0 && !canBeat(mob, hero));
    const helped = useHelp(view, threats);
    if (helped !== undefined) return helped;
    const near = threats.filter((mob) => stepsBetween(mob, hero.at) <= NEAR);
    const away = near.length > 0 ? retreat(view, near) : undefined;
    if (away !== undefined) return { kind: 'move', direction: away };
    return attack(view, mobs) ?? explore(view, threats);
  },
};
