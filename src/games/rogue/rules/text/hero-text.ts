import { count, list, StateTextError, word } from '#kit/text/state-reading.ts';
import { MAX_HEALTH, SLOTS } from '../model/hero.ts';
import type { Effect, Hero } from '../model/hero.ts';
import { EFFECT_KINDS, EQUIPMENT_TYPES, ITEMS } from '../model/items.ts';
import type { EquipmentType } from '../model/items.ts';
import { ITEM_KINDS, MOB_KINDS } from '../world/kinds.ts';
import type { ItemKind, MobKind } from '../world/kinds.ts';
import { wholeNumber } from './reading.ts';

const MAX_COUNT = 1_000_000_000;
const MAX_EFFECT_TURNS = 1_000;

export function writeHero(hero: Hero): unknown {
  const { at, health, level, experience, earned, selected, depth } = hero;
  return [
    [at.x, at.y, health, level, experience, earned, selected, depth],
    hero.slots,
    EQUIPMENT_TYPES.map((type) => hero.worn[type]),
    hero.effects.map(({ kind, turns }) => [kind, turns]),
    MOB_KINDS.map((kind) => hero.kills[kind]),
  ];
}

export function readHero(json: unknown): Hero {
  const [numbers, slots, worn, effects, kills] = list(json, 5, 'the hero');
  const [x, y, health, level, experience, earned, selected, depth] = list(numbers, 8, 'the hero');
  const number = (value: unknown, max = MAX_COUNT) => count(value, max, 'the hero');
  return {
    at: { x: wholeNumber(x, 'the hero'), y: wholeNumber(y, 'the hero') },
    health: readHealth(health),
    level: Math.max(1, number(level)),
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

function readHealth(json: unknown): number {
  const health = typeof json === 'number' ? json : Number.NaN;
  const isSound = health >= 0 && health <= MAX_HEALTH && !Object.is(health, -0);
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
    if (kinds[index] === null) return [type, null];
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
  const entries = MOB_KINDS.map((kind, index) => [kind, count(counts[index], MAX_COUNT, 'kills')]);
  return Object.fromEntries(entries) as Record<MobKind, number>;
}
