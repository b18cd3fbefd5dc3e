import type { Say } from '#i18n/say.ts';
import type { Offer as AnyOffer } from '#roguelike/offers.ts';
import {
  caves,
  cellOf,
  contentOf,
  creatureAt,
  DIRECTIONS,
  effectRow,
  hungerOf,
  isEquipped,
  itemOf,
  itemRow,
  levelOf,
  neighbourIn,
  playerOf,
  potionRow,
  STAIRS_DOWN,
  stepsBetween,
  tileOf,
} from '../rules/index.ts';
import type { CavesAction, CavesState, Creature, Direction, Item, Place } from '../rules/index.ts';
import { attackNearest } from './attack.ts';
import { isCaged } from './cages.ts';
import type { Errand } from './errands.ts';
import { missileTo } from './flight.ts';
import { fitsUse, slotsFor } from './item-uses.ts';
import type { CavesCommand } from './keymap.ts';
import { foesInSight } from './known.ts';
import { nameCreature, nameItem } from './names.ts';
import { nearestStairs } from './places.ts';
import { isAtExit, stairsUnder } from './press.ts';
import { isLow } from './status.ts';

/** Kinds of offers, each with its own sign. */
type OfferKind =
  | 'attack'
  | 'free'
  | 'fire'
  | 'throw'
  | 'quaff'
  | 'read'
  | 'eat'
  | 'pick-up'
  | 'climb-down'
  | 'climb-up'
  | 'wear'
  | 'rest'
  | 'explore'
  | 'dig'
  | 'to-stairs';

export type Offer = AnyOffer<OfferKind, CavesCommand, CavesAction, Errand>;

/** Rest is offered below this share of health. */
const HURT = 0.7;

function nearestFoe(view: CavesState): Creature | undefined {
  const player = playerOf(view);
  const far = (one: Creature) => stepsBetween(player, one);
  return [...foesInSight(view)].sort((one, other) => far(one) - far(other))[0];
}

function command(kind: OfferKind & CavesCommand, label: string): Offer {
  return { kind, label, choice: { kind: 'command', command: kind } };
}

function isPossible(view: CavesState, action: CavesAction): boolean {
  return caves.refuse(view, action) === undefined;
}

/** True if nothing is in the way of a missile. */
function isClear(view: CavesState, at: Place): boolean {
  const { hits, arrives } = missileTo(view, at);
  return arrives && hits === undefined;
}

/** The slot of the item that does most damage when thrown, apart from equipment. */
function bestToThrow(player: Creature): number | undefined {
  const damage = (item: Item) => itemRow(player.content, item.kind).thrown ?? 0;
  const slots = slotsFor(player, 'throw').filter((slot) => {
    const item = player.pack[slot];
    return item !== null && item !== undefined && damage(item) > 0 && !isEquipped(player, slot);
  });
  const damageOf = (slot: number) => damage(player.pack[slot] as Item);
  return slots.sort((one, other) => damageOf(other) - damageOf(one))[0];
}

/** The creature that the attack command strikes next; undefined if it only comes closer. */
function struckNext(view: CavesState): Creature | undefined {
  const attack = attackNearest(view);
  if (attack.kind !== 'act' || attack.action.kind !== 'move') return undefined;
  const player = playerOf(view);
  return creatureAt(view, { ...neighbourIn(player, attack.action.direction), z: player.z });
}

/** Offers against the nearest creature in sight. */
function againstFoe(view: CavesState, foe: Creature, say: Say): readonly Offer[] {
  const player = playerOf(view);
  const at = { x: foe.x, y: foe.y };
  const who = nameCreature(foe.kind, say);
  const isNextTo = stepsBetween(player, foe) <= 1;
  const struck = struckNext(view);
  const attack =
    struck === undefined
      ? say('run-do-approach', { who })
      : say('run-do-attack', { who: nameCreature(struck.kind, say) });
  const offers: Offer[] = [command('attack', attack)];
  const fire: CavesAction = { kind: 'fire', at };
  if (isPossible(view, fire) && isClear(view, at))
    offers.push({
      kind: 'fire',
      label: say('run-do-fire', { who }),
      choice: { kind: 'act', actions: [fire] },
    });
  const slot = bestToThrow(player);
  const item = slot === undefined ? undefined : player.pack[slot];
  if (slot === undefined || item === null || item === undefined || isNextTo) return offers;
  const action: CavesAction = { kind: 'throw', slot, at };
  if (isPossible(view, action) && isClear(view, at)) {
    const label = say('run-do-throw', { item: nameItem(item, view.potions, say) });
    offers.push({ kind: 'throw', label, choice: { kind: 'act', actions: [action] } });
  }
  return offers;
}

/** Offers to free a captive beside the player. */
function captives(view: CavesState, say: Say): readonly Offer[] {
  const player = playerOf(view);
  const beside = (direction: Direction) =>
    creatureAt(view, { ...neighbourIn(player, direction), z: player.z });
  const direction = DIRECTIONS.find((one) => beside(one)?.side === 'captive');
  const captive = direction && beside(direction);
  if (direction === undefined || captive === undefined) return [];
  const label = say('caves-do-free', { who: nameCreature(captive.kind, say) });
  return [{ kind: 'free', label, choice: { kind: 'act', actions: [{ kind: 'move', direction }] } }];
}

/** A known potion that heals, for a badly hurt player. */
function healing(view: CavesState, say: Say): readonly Offer[] {
  const player = playerOf(view);
  const content = contentOf(view);
  if (!isLow(player)) return [];
  const slot = slotsFor(player, 'quaff').find((at) => {
    const potion = view.potions[player.pack[at]?.color ?? 'red'];
    if (potion === null) return false;
    const { start, each } = effectRow(content, potionRow(content, potion).effect);
    return (start?.hp ?? 0) > 0 || (each?.hp ?? 0) > 0;
  });
  const item = slot === undefined ? undefined : player.pack[slot];
  if (slot === undefined || item === null || item === undefined) return [];
  const label = say('run-do-quaff', { item: nameItem(item, view.potions, say) });
  return [{ kind: 'quaff', label, choice: { kind: 'act', actions: [{ kind: 'quaff', slot }] } }];
}

/** Offers about the player's own cell. */
function here(view: CavesState, say: Say): readonly Offer[] {
  const player = playerOf(view);
  const item = itemOf(view, player);
  const take = isCaged(levelOf(view), cellOf(player)) ? 'caves-do-choose' : 'run-do-pick-up';
  const way = stairsUnder(view);
  return [
    ...(item === undefined
      ? []
      : [command('pick-up', say(take, { item: nameItem(item, view.potions, say) }))]),
    ...(way === undefined || isAtExit(view)
      ? []
      : [
          command(
            `climb-${way}`,
            say(player.z === 0 && way === 'up' ? 'caves-do-leave' : `run-do-${way}`),
          ),
        ]),
  ];
}

/** Offers about the player's own state. */
function ofBody(view: CavesState, say: Say): readonly Offer[] {
  const player = playerOf(view);
  const isHungry = ['hungry', 'starving'].includes(hungerOf(player));
  const hasFood = slotsFor(player, 'eat').length > 0;
  const isBare = (part: 'weapon' | 'armor') => player[part] === null;
  const hasGear = player.pack.some(
    (item) => item !== null && fitsUse(player.content, item, 'wear') && isBare('weapon'),
  );
  return [
    ...(isHungry && hasFood ? [command('eat', say('caves-do-eat'))] : []),
    ...(hasGear ? [command('wear', say('caves-do-wear'))] : []),
  ];
}

/** Offers for a player who is alone. */
function alone(view: CavesState, say: Say): readonly Offer[] {
  const player = playerOf(view);
  const isHurt = player.hp < HURT * player.maxHp || player.mana < player.maxMana / 2;
  const stairs = nearestStairs(view, STAIRS_DOWN);
  const isThere = tileOf(view, player) === STAIRS_DOWN;
  const begin = (kind: OfferKind, errand: Errand): Offer => ({
    kind,
    label: say(`caves-do-${kind}`),
    choice: { kind: 'begin', errand },
  });
  return [
    begin('explore', { kind: 'explore' }),
    ...(isHurt ? [begin('rest', { kind: 'rest' })] : []),
    ...(stairs === undefined || isThere
      ? []
      : [begin('to-stairs', { kind: 'travel', to: { ...stairs, z: player.z } })]),
    begin('dig', { kind: 'dig' }),
  ];
}

/** Actions that fit the situation, most urgent first; none after the end of a run. */
export function offersFor(view: CavesState, say: Say): readonly Offer[] {
  if (view.ending !== undefined || view.choices > 0) return [];
  const foe = nearestFoe(view);
  return [
    ...healing(view, say),
    ...(foe === undefined ? [] : againstFoe(view, foe, say)),
    ...captives(view, say),
    ...here(view, say),
    ...ofBody(view, say),
    ...(foe === undefined ? alone(view, say) : []),
  ];
}
