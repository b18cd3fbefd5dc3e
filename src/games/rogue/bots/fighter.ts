import { smallest } from '#core';
import { isFrontierAt, mobAt, mobsInSight, wallAt } from '../rules/game/looking.ts';
import type { RogueAction } from '../rules/model/action.ts';
import { bonusOf, freeSlot, heroMaxHealth, SLOTS } from '../rules/model/hero.ts';
import type { Hero } from '../rules/model/hero.ts';
import { ITEMS } from '../rules/model/items.ts';
import type { ItemUse } from '../rules/model/items.ts';
import { blindFor, MOBS } from '../rules/model/mobs.ts';
import type { Mob } from '../rules/model/mobs.ts';
import { isSamePlace, neighbourIn, stepsBetween } from '../rules/world/place.ts';
import type { Direction } from '../rules/world/place.ts';
import type { RogueState } from '../rules/model/state.ts';
import { blowOf, costOf } from '../rules/turn/duel.ts';
import { targetOf } from '../rules/turn/throwing.ts';
import type { Place } from '../rules/world/plan.ts';
import { findWayOnFoot, hasFind, isWalkable } from './search.ts';
import { dodge } from './dodging.ts';
import { bestGift, descend } from './floors.ts';
import { prepare, useTool } from './tools.ts';
import { wearBetter, useSlot } from './explorer.ts';
import { drink, finish, tryTriggers } from './quest.ts';
import { isResolute, pressOn } from './resolve.ts';
import { retreat } from './judging.ts';
import type { RogueMind } from './mind.ts';

/** Number of turns before it chooses another patrol destination. */
const PATROL_TURNS = 24;
/** A prime that spreads destinations evenly. */
const SPREAD = 997;

/** Patrols known ground when nothing is left to find, changing destination from time to time. */
function patrol(view: RogueState): RogueAction | undefined {
  const leg = Math.floor(view.turns / PATROL_TURNS);
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

function stoneskinSlot({ slots }: Hero): number | undefined {
  const slot = slots.indexOf('stoneskin-potion');
  return slot < 0 ? undefined : slot;
}

/** Missing health that is left to heal while walking. */
const MISSING_HEALTH_IGNORED = 1;

/** Eats if no healing is wasted. */
function eat(view: RogueState): RogueAction | undefined {
  const slot = slotOf(view.hero, 'heal');
  if (slot === undefined || view.hero.health > heroMaxHealth(view.hero) * 0.8) return undefined;
  return useSlot(view, slot);
}

/** Walks to a well while no mob is in sight. */
function drinkSafely(view: RogueState): RogueAction | undefined {
  return mobsInSight(view).length > 0 ? undefined : drink(view);
}

/** Waits if that heals. */
function rest(view: RogueState): RogueAction | undefined {
  const { hero, options } = view;
  if (!options.wait || hero.health > heroMaxHealth(hero) - MISSING_HEALTH_IGNORED) return undefined;
  return mobsInSight(view).length > 0 ? undefined : { kind: 'wait' };
}

/**
 * The least valuable slot of a full inventory: useless equipment, or else one of the most numerous
 * items.
 */
function leastUsefulSlot({ slots, worn }: Hero): number {
  const worth = slots.map((kind) => {
    const row = kind === null ? undefined : ITEMS[kind];
    const isUseless = row?.use === 'wear' && row.bonus <= bonusOf({ worn }, row.type);
    return isUseless ? -SLOTS : -slots.filter((one) => one === kind).length;
  });
  return worth.indexOf(smallest(worth));
}

/** Drops the least valuable item to make room for a better one nearby. */
function makeRoom(view: RogueState): RogueAction | undefined {
  const { hero } = view;
  if (freeSlot(hero) !== undefined) return undefined;
  const slot = leastUsefulSlot(hero);
  return hero.selected === slot ? { kind: 'drop' } : { kind: 'select', slot };
}

/** True if the hero can win this fight and survive. */
function canBeat(mob: Mob, hero: Hero): boolean {
  return costOf(mob, hero) < hero.health;
}

function isMoving({ kind }: Mob): boolean {
  return MOBS[kind].mind.kind !== 'passive';
}

/** Distance at which items are used against a mob. */
const CLOSE = 2;
/** Maximum distance for fleeing from a mob or chasing it. */
const THREAT_DISTANCE = 6;
/** Distance kept from strong mobs that may move while exploring. */
const SAFE_DISTANCE = 3;

/** Drinks a potion or throws smoke before a fight that would be too costly without it. */
function useHelp(view: RogueState, mobs: readonly Mob[]): RogueAction | undefined {
  const { hero } = view;
  const close = mobs.filter(
    (mob) => stepsBetween(mob, hero.at) <= CLOSE && blowOf(mob, hero) > 0 && blindFor(mob) === 0,
  );
  const cost = close.reduce(
    (sum, mob) => sum + Math.min(heroMaxHealth(hero), costOf(mob, hero)),
    0,
  );
  if (cost < Math.min(hero.health, heroMaxHealth(hero) / 2)) return undefined;
  const potion = hero.effects.length === 0 ? stoneskinSlot(hero) : undefined;
  const help = slotOf(hero, 'blind') ?? potion;
  return help === undefined ? undefined : useSlot(view, help);
}

/** Throws a reusable missile at a nearby mob. */
function throwOne(view: RogueState): RogueAction | undefined {
  const slot = slotOf(view.hero, 'throw');
  const kind = slot === undefined ? null : view.hero.slots[slot];
  const row = kind ? ITEMS[kind] : undefined;
  if (slot === undefined || row?.use !== 'throw') return undefined;
  return targetOf(view, row.range) === undefined ? undefined : useSlot(view, slot);
}

/** Approaches a mob that is beatable and worth it. */
function attack(view: RogueState, mobs: readonly Mob[]): RogueAction | undefined {
  const { hero } = view;
  const prey = mobs.filter(
    (mob) =>
      canBeat(mob, hero) && !wallAt(view, mob) && stepsBetween(mob, hero.at) <= THREAT_DISTANCE,
  );
  if (prey.length === 0) return undefined;
  const isPrey = (cell: Place) => prey.some((mob) => isSamePlace(mob, cell));
  const way = findWayOnFoot(view, isPrey, (cell) => isWalkable(view, cell) || isPrey(cell));
  if (way === undefined || way.steps > THREAT_DISTANCE) return undefined;
  const mob = mobAt(view, way.to);
  // Ghosts cannot be caught by chasing them.
  if (mob?.kind === 'ghost' && mob.confused === 0 && way.steps > CLOSE) return undefined;
  const chase = mob !== undefined && keepsAway(mob) ? corner(view, mob) : undefined;
  if (chase === 'never') return undefined;
  return { kind: 'move', direction: chase ?? way.first };
}

/** True for mobs that back off when the hero comes near, or that stay where they are. */
function keepsAway({ kind, holds }: Mob): boolean {
  const { mind } = MOBS[kind];
  if (mind.kind === 'looting') return holds !== undefined;
  return mind.kind === 'distant' || mind.kind === 'mirroring' || mind.kind === 'posted';
}

/** Turns of each cycle in which the fighter chases mobs that back off. */
const CHASE_TURNS = 20;

/** The step along the longer axis, which drives a mob into a corner. */
function corner(view: RogueState, mob: Mob): Direction | 'never' | undefined {
  const { hero, turns } = view;
  if (stepsBetween(mob, hero.at) > 1 && turns % CYCLE >= CHASE_TURNS) return 'never';
  const [dx, dy] = [mob.x - hero.at.x, mob.y - hero.at.y];
  const across = dx > 0 ? 'right' : 'left';
  const down = dy > 0 ? 'down' : 'up';
  const direction = Math.abs(dx) > Math.abs(dy) ? across : down;
  return wallAt(view, neighbourIn(hero.at, direction)) ? undefined : direction;
}

/** Explores or fetches items while avoiding strong mobs. */
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

/**
 * Length of a cycle in turns, and the final turns of it that ignore danger, because hiding forever
 * achieves nothing.
 */
const CYCLE = 40;
const DARING_TURNS = 12;

/**
 * Explores, picks up and equips items, eats, throws, fights beatable mobs and flees from others.
 */
export const fighter: RogueMind = {
  id: 'fighter',
  choose(view) {
    const { hero, turns } = view;
    const gift = bestGift(view);
    if (gift !== undefined) return gift;
    const seen = mobsInSight(view);
    const dares = turns % CYCLE >= CYCLE - DARING_TURNS;
    const resolved = isResolute(view) ? pressOn(view) : undefined;
    if (resolved !== undefined) return resolved;
    const dodged = dares ? undefined : dodge(view, seen);
    if (dodged !== undefined) return dodged;
    const ready =
      prepare(view) ??
      wearBetter(view) ??
      drinkSafely(view) ??
      rest(view) ??
      eat(view) ??
      throwOne(view) ??
      makeRoom(view);
    if (ready !== undefined) return ready;
    const mobs = seen;
    const helped = useTool(view, mobs) ?? useHelp(view, mobs);
    if (helped !== undefined) return helped;
    const threats = mobs.filter((mob) => blowOf(mob, hero) > 0 && !canBeat(mob, hero));
    const closeThreats = threats.filter(
      (mob) => isMoving(mob) && stepsBetween(mob, hero.at) <= THREAT_DISTANCE,
    );
    const away = closeThreats.length > 0 && !dares ? retreat(view, closeThreats) : undefined;
    if (away !== undefined) return { kind: 'move', direction: away };
    const onward =
      attack(view, mobs) ?? finish(view) ?? explore(view, threats, dares ? 0 : SAFE_DISTANCE);
    const way = onward ?? descend(view) ?? tryTriggers(view);
    return way ?? patrol(view) ?? { kind: 'wait' };
  },
};
