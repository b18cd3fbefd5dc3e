import { count, list, StateTextError, word } from '#kit/text/state-reading.ts';
import { GIFT_KINDS } from '../model/gifts.ts';
import type { Growth } from '../model/gifts.ts';
import { heroMaxHealth, SLOTS } from '../model/hero.ts';
import type { Effect, Hero } from '../model/hero.ts';
import { EFFECT_KINDS, EQUIPMENT_TYPES, ITEMS } from '../model/items.ts';
import type { EquipmentType } from '../model/items.ts';
import { ITEM_KINDS, MOB_KINDS } from '../world/kinds.ts';
import type { ItemKind, MobKind } from '../world/kinds.ts';
import { wholeNumber } from './reading.ts';

const MAX_COUNT = 1_000_000_000;
const MAX_EFFECT_TURNS = 1_000;

/** Entries that are always written, whatever kinds have been added since. */
const FIRST_TYPES = 2;
const FIRST_MOBS = 4;

/** A list without its last entries as long as they are blank. */
function trimmed<T>(list: readonly T[], least: number, blank: T): readonly T[] {
  const last = list.findLastIndex((one) => one !== blank);
  return list.slice(0, Math.max(least, last + 1));
}

function writeGrowth({ gifts, offers, due }: Growth): unknown {
  return [GIFT_KINDS.map((kind) => gifts[kind]), offers, due];
}

export function writeHero(hero: Hero): unknown {
  const { at, health, level, experience, earned, selected, depth } = hero;
  return [
    [at.x, at.y, health, level, experience, earned, selected, depth],
    hero.slots,
    trimmed(
      EQUIPMENT_TYPES.map((type) => hero.worn[type]),
      FIRST_TYPES,
      null,
    ),
    hero.effects.map(({ kind, turns }) => [kind, turns]),
    trimmed(
      MOB_KINDS.map((kind) => hero.kills[kind]),
      FIRST_MOBS,
      0,
    ),
    ...(hero.growth === undefined ? [] : [writeGrowth(hero.growth)]),
  ];
}

export function readHero(json: unknown): Hero {
  const [numbers, slots, worn, effects, kills, growthPart] = list(json, 6, 'the hero');
  const [x, y, health, level, experience, earned, selected, depth] = list(numbers, 8, 'the hero');
  const number = (value: unknown, max = MAX_COUNT) => count(value, max, 'the hero');
  const growth = growthPart === undefined ? {} : { growth: readGrowth(growthPart) };
  const hero = { level: Math.max(1, number(level)), ...growth };
  return {
    ...hero,
    at: { x: wholeNumber(x, 'the hero'), y: wholeNumber(y, 'the hero') },
    health: readHealth(health, heroMaxHealth(hero)),
    experience: number(experience),
    earned: number(earned),
    slots: readSlots(slots),
    selected: number(selected, SLOTS - 1),
    worn: readWorn(worn),
    effects: list(effects, EFFECT_KINDS.length, 'effects').map(readEffect),
    kills: readKills(kills),
    depth: number(depth, 2 * MAX_COUNT),
  };
}

function readHealth(json: unknown, most: number): number {
  const health = typeof json === 'number' ? json : Number.NaN;
  const isSound = health >= 0 && health <= most && !Object.is(health, -0);
  if (isSound && Math.round(health * 100) / 100 === health) return health;
  throw new StateTextError('the health');
}

function readSlots(json: unknown): Hero['slots'] {
  const slots = list(json, SLOTS, 'the slots');
  if (slots.length !== SLOTS) throw new StateTextError('the slots');
  return slots.map((one) => (one === null ? null : word(one, ITEM_KINDS, 'the slots')));
}

function readWorn(json: unknown): Hero['worn'] {
  const kinds = list(json, EQUIPMENT_TYPES.length, 'the worn items');
  const entries = EQUIPMENT_TYPES.map((type, index): [EquipmentType, ItemKind | null] => {
    if (kinds[index] === null || (index >= FIRST_TYPES && kinds[index] === undefined))
      return [type, null];
    const kind = word(kinds[index], ITEM_KINDS, 'the worn items');
    const item = ITEMS[kind];
    if (item.use !== 'wear' || item.type !== type) throw new StateTextError('the worn items');
    return [type, kind];
  });
  return Object.fromEntries(entries) as Hero['worn'];
}

function readEffect(json: unknown): Effect {
  const [kind, turns] = list(json, 2, 'effects');
  const left = count(turns, MAX_EFFECT_TURNS, 'effects');
  if (left < 1) throw new StateTextError('effects');
  return { kind: word(kind, EFFECT_KINDS, 'effects'), turns: left };
}

function readKills(json: unknown): Hero['kills'] {
  const counts = list(json, MOB_KINDS.length, 'kills');
  const countAt = (index: number) => {
    const blank = index >= FIRST_MOBS && index >= counts.length;
    return blank ? 0 : count(counts[index], MAX_COUNT, 'kills');
  };
  const entries = MOB_KINDS.map((kind, index) => [kind, countAt(index)]);
  return Object.fromEntries(entries) as Record<MobKind, number>;
}

const MAX_GIFTS = 1_000;

function readGrowth(json: unknown): Growth {
  const [ranks, offers, due] = list(json, 3, 'the gifts');
  const counts = list(ranks, GIFT_KINDS.length, 'the gifts');
  const number = (value: unknown) => count(value, MAX_GIFTS, 'the gifts');
  const entries = GIFT_KINDS.map((kind, index) => [kind, number(counts[index] ?? 0)]);
  const growth = {
    gifts: Object.fromEntries(entries) as Growth['gifts'],
    offers: list(offers, GIFT_KINDS.length, 'the gifts').map((one) =>
      word(one, GIFT_KINDS, 'the gifts'),
    ),
    due: number(due),
  };
  if (growth.due > 0 !== growth.offers.length > 0) throw new StateTextError('the gifts');
  return growth;
}
