import type { Say } from '#i18n/say.ts';
import { findWay } from '#kit/grid/way.ts';
import type { Offer as AnyOffer } from '#roguelike/offers.ts';
import {
  beside,
  exchange,
  forecast,
  forecastUse,
  heroMaxHealth,
  isThreat,
  ITEMS,
  mobsInSight,
  rogue,
  stepsTo,
} from '../rules/index.ts';
import type {
  ItemKind,
  LiveTrigger,
  Mob,
  Place,
  RogueAction,
  RogueState,
  TriggerKind,
} from '../rules/index.ts';
import { canRest, exitsKnown } from './errands.ts';
import type { Errand } from './errands.ts';
import { floorOf } from './floors.ts';
import type { RogueCommand } from './keymap.ts';
import { itemsAround, sees, triggersShown } from './known.ts';
import { isBetterFor, usefulTo } from './loot.ts';
import { makeNumber, nameItem, nameMob } from './names.ts';
import { nameTrigger } from './triggers.ts';
import { attackNearest } from './run.ts';
import { searchFor } from './ways.ts';

/** Kinds of offers, each with its own sign. */
type OfferKind =
  | 'attack'
  | 'throw'
  | 'fire'
  | 'use'
  | 'quaff'
  | 'eat'
  | 'wear'
  | 'pick-up'
  | 'open'
  | 'read'
  | 'climb-down'
  | 'climb-up'
  | 'rest'
  | 'explore';

export type Offer = AnyOffer<OfferKind, RogueCommand, RogueAction, Errand>;

/** Below this share of health, healing is offered. */
const HURT = 0.5;
/** Tools offered at once. */
const MAX_TOOLS = 2;
/** Steps within which things in sight are offered. */
const NEAR = 8;

/** Tools against enemies, best first; the rest are left to the slots. */
const AGAINST_MOBS = ['throw', 'shoot', 'net', 'freeze', 'blast', 'hook'] as const;
/** Tools for a hero in danger come before. */
const IN_DANGER = ['blink', 'blind', 'freeze', 'swap', ...AGAINST_MOBS] as const;

function share({ hero }: RogueState): number {
  return hero.health / heroMaxHealth(hero);
}

/** The state with a slot selected, which is free. */
function selecting(state: RogueState, slot: number): RogueState {
  return { ...state, hero: { ...state.hero, selected: slot } };
}

/** True if using the item of a slot is possible and does not hurt the hero. */
function isUsable(state: RogueState, slot: number): boolean {
  const selected = selecting(state, slot);
  if (rogue.refuse(selected, { kind: 'use' }) !== undefined) return false;
  const effect = forecastUse(selected);
  return effect?.use !== 'blast' || (effect.damage === 0 && effect.hits.length > 0);
}

/** The first usable slot with an item that fits. */
function slotWith(state: RogueState, fits: (item: ItemKind) => boolean): number | undefined {
  const slot = state.hero.slots.findIndex(
    (item, at) => item !== null && fits(item) && isUsable(state, at),
  );
  return slot < 0 ? undefined : slot;
}

function verbOf(item: ItemKind): OfferKind {
  const row = ITEMS[item];
  if (row.use === 'throw') return 'throw';
  if (row.use === 'shoot') return 'fire';
  if (row.use === 'wear') return 'wear';
  if (item === 'golden-apple' || item === 'rage-mushroom') return 'eat';
  return row.use === 'effect' && row.effect !== 'shield' ? 'quaff' : 'use';
}

/** The use of a slot's item, selected first if it is not. */
function useOf(state: RogueState, slot: number | undefined, say: Say): readonly Offer[] {
  const item = slot === undefined ? null : (state.hero.slots[slot] ?? null);
  if (slot === undefined || item === null) return [];
  const kind = verbOf(item);
  const id = kind === 'throw' || kind === 'quaff' ? `run-do-${kind}` : `rogue-do-${kind}`;
  const use: RogueAction = { kind: 'use' };
  const isSelected = state.hero.selected === slot;
  const actions: readonly RogueAction[] = isSelected ? [use] : [{ kind: 'select', slot }, use];
  const row = ITEMS[item];
  const type = row.use === 'wear' ? row.type : 'none';
  const label = say(id, { item: nameItem(item, say), type });
  return [{ kind, label, choice: { kind: 'act', actions } }];
}

function command(kind: OfferKind & RogueCommand, label: string): Offer {
  return { kind, label, choice: { kind: 'command', command: kind } };
}

function isHealing(item: ItemKind): boolean {
  const row = ITEMS[item];
  return row.use === 'heal' || (row.use === 'effect' && row.effect === 'regeneration');
}

/** Food or a draught for a hurt hero. */
function healing(state: RogueState, say: Say): readonly Offer[] {
  return share(state) < HURT ? useOf(state, slotWith(state, isHealing), say) : [];
}

/** An attack with its exact outcome, or a step closer; none if no enemy can be reached. */
function attack(state: RogueState, foe: Mob, say: Say): readonly Offer[] {
  const next = attackNearest(state);
  if (next.kind !== 'act' || next.action.kind !== 'move') return [];
  const { x, y } = beside(state.hero.at, next.action.direction);
  const struck = mobsInSight(state).find((mob) => mob.x === x && mob.y === y);
  if (struck === undefined)
    return [command('attack', say('run-do-approach', { who: nameMob(foe.kind, say) }))];
  const { dealt, taken } = exchange(state.hero, struck);
  const outcome = { dealt: makeNumber(dealt), taken: makeNumber(taken) };
  const who = nameMob(struck.kind, say);
  return [command('attack', say('rogue-do-attack', { who, ...outcome }))];
}

/** Tools that work now, the likeliest first. */
function tools(state: RogueState, foe: Mob, say: Say): readonly Offer[] {
  const inDanger = share(state) < HURT && isThreat(state, foe);
  const uses: readonly string[] = inDanger ? IN_DANGER : AGAINST_MOBS;
  const isNextTo = stepsTo(state.hero.at, foe) <= 1;
  const slots = uses.flatMap((use) => {
    if (use === 'hook' && isNextTo) return [];
    return slotWith(state, (item) => ITEMS[item].use === use) ?? [];
  });
  return slots.slice(0, MAX_TOOLS).flatMap((slot) => useOf(state, slot, say));
}

function nearest<T extends Place>({ hero }: RogueState, places: readonly T[]): T | undefined {
  const far = (one: Place) => stepsTo(hero.at, one);
  return [...places].sort((one, other) => far(one) - far(other))[0];
}

/** Triggers worth a walk, with the verb of their offer. */
const WORTH: Readonly<Partial<Record<TriggerKind, OfferKind>>> = {
  chest: 'open',
  door: 'open',
  key: 'pick-up',
  treasure: 'pick-up',
  sign: 'read',
  well: 'quaff',
};

function isWorthIt(state: RogueState, trigger: LiveTrigger): boolean {
  const effect = forecast(state, trigger);
  if (effect?.trigger === 'chest') return effect.result === 'opens';
  // Other doors are opened in passing.
  if (effect?.trigger === 'door') return !effect.isLocked && effect.colour !== undefined;
  if (effect?.trigger === 'sign') return trigger.uses === 0;
  if (effect?.trigger === 'well') return effect.amount > 0 && share(state) < HURT;
  return effect?.trigger === 'key' || effect?.trigger === 'treasure';
}

/** True if a short way over known ground leads to a place. */
function isReachable(state: RogueState, to: Place): boolean {
  const search = searchFor(state, ({ x, y }) => x === to.x && y === to.y);
  const { at } = state.hero;
  const isFree = (place: Place) => stepsTo(at, place) <= 2 * NEAR && search.isFree(place);
  return findWay({ ...search, isFree }) !== undefined;
}

/** Walks to a thing in sight. */
function things(state: RogueState, say: Say): readonly Offer[] {
  const { at } = state.hero;
  const isInReach = (place: Place) =>
    sees(state, place.x, place.y) && stepsTo(at, place) > 0 && stepsTo(at, place) <= NEAR;
  const isUseful = usefulTo(state.hero);
  const hasRoom = state.hero.slots.includes(null);
  const item = nearest(
    state,
    itemsAround(state, NEAR).filter((one) => {
      return hasRoom && one.isLeft !== true && isUseful(one.kind) && isInReach(one);
    }),
  );
  const trigger = nearest(
    state,
    triggersShown(state).filter((one) => isInReach(one) && isWorthIt(state, one)),
  );
  const begin = (kind: OfferKind, what: string, to: Place): readonly Offer[] => {
    if (!isReachable(state, to)) return [];
    const id = kind === 'pick-up' || kind === 'quaff' ? `run-do-${kind}` : `rogue-do-${kind}`;
    const { x, y } = to;
    const errand: Errand = { kind: 'travel', to: { x, y } };
    return [{ kind, label: say(id, { item: what }), choice: { kind: 'begin', errand } }];
  };
  const verb = trigger && WORTH[trigger.kind];
  return [
    ...(trigger === undefined || verb === undefined
      ? []
      : begin(verb, nameTrigger(state, trigger, say), trigger)),
    ...(item === undefined ? [] : begin('pick-up', nameItem(item.kind, say), item)),
  ];
}

/** Ways out of a floor or another world. */
function stairs(state: RogueState, say: Say): readonly Offer[] {
  const hasFloors = floorOf(state) !== undefined;
  const [down, up] = (['climb-down', 'climb-up'] as const).map(
    (way) => exitsKnown(state, way).length > 0,
  );
  const id = hasFloors ? 'run-do-down' : 'rogue-do-leave';
  return [
    ...(down === true ? [command('climb-down', say(id))] : []),
    ...(up === true ? [command('climb-up', say('run-do-up'))] : []),
  ];
}

/** Offers for a hero whom no enemy threatens. */
function alone(state: RogueState, say: Say): readonly Offer[] {
  const [down, ...up] = stairs(state, say);
  return [
    ...things(state, say),
    command('explore', say('label-explore')),
    ...(canRest(state) ? [command('rest', say('label-rest'))] : []),
    ...(down === undefined ? [] : [down]),
    ...up,
  ];
}

/** Actions that fit the situation, most urgent first; none after the end of a run. */
export function offersFor(state: RogueState, say: Say): readonly Offer[] {
  if (state.ending !== undefined || (state.hero.growth?.due ?? 0) > 0) return [];
  const seen = mobsInSight(state);
  const threats = seen.filter((mob) => isThreat(state, mob));
  const foe = nearest(state, threats) ?? nearest(state, seen);
  const attacks = foe === undefined ? [] : attack(state, foe, say);
  const isSafe = threats.length === 0 || attacks.length === 0;
  return [
    ...healing(state, say),
    ...attacks,
    ...(foe === undefined ? [] : tools(state, foe, say)),
    ...useOf(state, slotWith(state, isBetterFor(state.hero)), say),
    ...(isSafe ? alone(state, say) : stairs(state, say)),
  ];
}
