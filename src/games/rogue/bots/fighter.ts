import { smallest } from '#core';
import { isFrontierAt, mobAt, mobsInSight, wallAt } from '../rules/game/looking.ts';
import type { RogueAction } from '../rules/model/action.ts';
import { bonusOf, freeSlot, MAX_HEALTH, SLOTS } from '../rules/model/hero.ts';
import type { Hero } from '../rules/model/hero.ts';
import { ITEMS } from '../rules/model/items.ts';
import type { ItemUse } from '../rules/model/items.ts';
import { blindFor, MOBS } from '../rules/model/mobs.ts';
import type { Mob } from '../rules/model/mobs.ts';
import { isSamePlace, stepsBetween } from '../rules/model/place.ts';
import type { RogueState } from '../rules/model/state.ts';
import { blowOf, costOf } from '../rules/turn/duel.ts';
import { targetOf } from '../rules/turn/throwing.ts';
import type { Place } from '../rules/world/plan.ts';
import { findWayOnFoot, hasFind, isWalkable } from './search.ts';
import { putOnBetter, useSlot } from './explorer.ts';
import { retreat } from './judging.ts';
import type { RogueMind } from './mind.ts';

/** So many turns it goes to one place before it chooses another. */
const LEG = 24;
/** A prime that spreads places evenly. */
const SPREAD = 997;

/** Walks about known ground where nothing is left to be found: to one place for some turns, then to another. */
function patrol(view: RogueState): RogueAction | undefined {
  const leg = Math.floor(view.turns / LEG);
  const lure = ({ x, y }: Place) => Math.abs((31 * x + 57 * y + 389 * leg) % SPREAD);
  let to: Place | undefined;
  findWayOnFoot(view, (cell) => {
    if (to === undefined || lure(cell) > lure(to)) to = cell;
    return false;
  });
  const way = findWayOnFoot(view, ({ x, y }) => x === to?.x && y === to.y);
  return way && { kind: 'move', direction: way.first };
}

function slotOf({ slots }: Hero, use: ItemUse['use']): number | undefined {
  const slot = slots.findIndex((kind) => kind !== null && ITEMS[kind].use === use);
  return slot < 0 ? undefined : slot;
}

/** Health that is left to heal by the way. */
const RESTED = 1;

/** Eats where nothing of it is wasted. */
function eat(view: RogueState): RogueAction | undefined {
  const slot = slotOf(view.hero, 'heal');
  if (slot === undefined || view.hero.health > MAX_HEALTH - 2) return undefined;
  return useSlot(view, slot);
}

/** Waits where that heals. */
function rest(view: RogueState): RogueAction | undefined {
  const { hero, options } = view;
  if (!options.wait || hero.health > MAX_HEALTH - RESTED) return undefined;
  return mobsInSight(view).length > 0 ? undefined : { kind: 'wait' };
}

/** What of a full inventory is worth least: what will never be worn, else one of what there is most of. */
function leastOf({ slots, worn }: Hero): number {
  const worth = slots.map((kind) => {
    const row = kind === null ? undefined : ITEMS[kind];
    const isUseless = row?.use === 'wear' && row.bonus <= bonusOf({ worn }, row.type);
    return isUseless ? -SLOTS : -slots.filter((one) => one === kind).length;
  });
  return worth.indexOf(smallest(worth));
}

/** Makes room for what lies beside, for what is held already is not all that is of use. */
function makeRoom(view: RogueState): RogueAction | undefined {
  const { hero } = view;
  if (freeSlot(hero) !== undefined) return undefined;
  const slot = leastOf(hero);
  return hero.selected === slot ? { kind: 'drop' } : { kind: 'select', slot };
}

/** Whether a fight leaves enough to go on with. */
function canBeat(mob: Mob, hero: Hero): boolean {
  return costOf(mob, hero) < hero.health;
}

function isMoving({ kind }: Mob): boolean {
  return MOBS[kind].mind.kind !== 'passive';
}

/** How near a mob is before something is used against it. */
const CLOSE = 2;
/** From further than that nobody runs from or after a mob. */
const NEAR = 6;
/** So far an explorer keeps away from what is too strong and may move. */
const BERTH = 3;

/** Drinks something, or throws smoke, where a fight is near that would cost too much without it. */
function useHelp(view: RogueState, mobs: readonly Mob[]): RogueAction | undefined {
  const { hero } = view;
  const close = mobs.filter(
    (mob) => stepsBetween(mob, hero.at) <= CLOSE && blowOf(mob, hero) > 0 && blindFor(mob) === 0,
  );
  const cost = close.reduce((sum, mob) => sum + Math.min(MAX_HEALTH, costOf(mob, hero)), 0);
  if (cost < Math.min(hero.health, MAX_HEALTH / 2)) return undefined;
  const potion = hero.effects.length === 0 ? slotOf(hero, 'effect') : undefined;
  const help = slotOf(hero, 'blind') ?? potion;
  return help === undefined ? undefined : useSlot(view, help);
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
  const isPrey = (cell: Place) => prey.some((mob) => isSamePlace(mob, cell));
  const way = findWayOnFoot(view, isPrey, (cell) => isWalkable(view, cell) || isPrey(cell));
  if (way === undefined || way.steps > NEAR) return undefined;
  const mob = mobAt(view, way.to);
  // Ghosts are not caught by running after them.
  if (mob?.kind === 'ghost' && mob.confused === 0 && way.steps > CLOSE) return undefined;
  return { kind: 'move', direction: way.first };
}

/** Goes on to where something lies or nobody has been, not coming near what is too strong. */
function explore(
  view: RogueState,
  threats: readonly Mob[],
  berth: number,
): RogueAction | undefined {
  const isFar = (mob: Mob, cell: Place) => !isMoving(mob) || stepsBetween(mob, cell) > berth;
  const isOpen = (cell: Place) =>
    isWalkable(view, cell) && threats.every((mob) => isFar(mob, cell));
  const isNew = (cell: Place) => hasFind(view, cell) || isFrontierAt(view, cell);
  const way = findWayOnFoot(view, isNew, isOpen);
  return way && { kind: 'move', direction: way.first };
}

/** Of so many turns these are for going on whatever is there: who only hides gets nowhere. */
const ROUND = 40;
const DARING = 12;

/** Explores, picks up and equips; eats, throws, fights what it can beat, and flees from what it cannot. */
export const fighter: RogueMind = {
  id: 'fighter',
  choose(view) {
    const { hero, turns } = view;
    const ready = putOnBetter(view) ?? rest(view) ?? eat(view) ?? throwOne(view) ?? makeRoom(view);
    if (ready !== undefined) return ready;
    const mobs = mobsInSight(view);
    const helped = useHelp(view, mobs);
    if (helped !== undefined) return helped;
    const dares = turns % ROUND >= ROUND - DARING;
    const threats = mobs.filter((mob) => blowOf(mob, hero) > 0 && !canBeat(mob, hero));
    const near = threats.filter((mob) => isMoving(mob) && stepsBetween(mob, hero.at) <= NEAR);
    const away = near.length > 0 && !dares ? retreat(view, near) : undefined;
    if (away !== undefined) return { kind: 'move', direction: away };
    const onward = attack(view, mobs) ?? explore(view, threats, dares ? 0 : BERTH);
    return onward ?? patrol(view) ?? { kind: 'wait' };
  },
};
