import { giftOf, HEALTH_PER_LEVEL } from './gifts.ts';
import type { Growth } from './gifts.ts';
import { EFFECTS, EQUIPMENT_TYPES, ITEMS } from './items.ts';
import type { EffectKind, EquipmentType } from './items.ts';
import { MOB_KINDS } from '../world/kinds.ts';
import type { ItemKind, MobKind } from '../world/kinds.ts';
import type { Place } from '../world/plan.ts';

/** Number of inventory slots. */
export const SLOTS = 9;

/** Maximum health at level 1. */
export const MAX_HEALTH = 10;
const BASE_DAMAGE = 1;
const BASE_ARMOR = 1;

/** An effect with its remaining turns. */
export interface Effect {
  readonly kind: EffectKind;
  readonly turns: number;
}

/** The player's character. */
export interface Hero {
  readonly at: Place;
  /** Up to two decimals; at most `heroMaxHealth`. */
  readonly health: number;
  readonly level: number;
  /** Experience towards the next level. */
  readonly experience: number;
  /** Total experience earned. */
  readonly earned: number;
  readonly slots: readonly (ItemKind | null)[];
  /** The selected slot, counted from 0. */
  readonly selected: number;
  readonly worn: Readonly<Record<EquipmentType, ItemKind | null>>;
  readonly effects: readonly Effect[];
  readonly kills: Readonly<Record<MobKind, number>>;
  /**
   * Greatest distance reached from the start, in steps ignoring walls; in worlds with floors, the
   * number of floors seen.
   */
  readonly depth: number;
  /** Only in worlds with floors. */
  readonly growth?: Growth | undefined;
}

/** Maximum health, which grows with levels and gifts in worlds with floors. */
export function heroMaxHealth({ level, growth }: Pick<Hero, 'level' | 'growth'>): number {
  if (growth === undefined) return MAX_HEALTH;
  return MAX_HEALTH + HEALTH_PER_LEVEL * (level - 1) + giftOf(growth, 'health');
}

/** Attack or armour without equipment and effects. */
function own({ level, growth }: Hero, base: number, gift: 'attack' | 'armor'): number {
  return growth === undefined ? base * level : base + giftOf(growth, gift);
}

/** Damage of a bomb, before armour. */
export function blastDamage({ growth }: Pick<Hero, 'growth'>, damage: number): number {
  return damage + giftOf(growth, 'missiles');
}

/** Damage of a missile: per level, except in worlds with floors. */
export function missileDamage({ level, growth }: Pick<Hero, 'level' | 'growth'>, damage: number) {
  return growth === undefined ? damage * level : damage + giftOf(growth, 'missiles');
}

export function newHero(at: Place): Hero {
  return {
    at,
    health: MAX_HEALTH,
    level: 1,
    experience: 0,
    earned: 0,
    slots: new Array<ItemKind | null>(SLOTS).fill(null),
    selected: 0,
    worn: { sword: null, armor: null, cloak: null, boots: null },
    effects: [],
    kills: Object.fromEntries(MOB_KINDS.map((kind) => [kind, 0])) as Record<MobKind, number>,
    depth: 0,
  };
}

/** Equipment bonus of a type. */
export function bonusOf(hero: Pick<Hero, 'worn'>, type: EquipmentType): number {
  const kind = hero.worn[type];
  if (kind === null) return 0;
  const item = ITEMS[kind];
  return item.use === 'wear' ? item.bonus : 0;
}

/** Total attack. */
export function attackOf(hero: Hero): number {
  const lasting = hero.effects.reduce((sum, { kind }) => sum + EFFECTS[kind].attack, 0);
  return own(hero, BASE_DAMAGE, 'attack') + bonusOf(hero, 'sword') + lasting;
}

/** Total armour. */
export function armorOf(hero: Hero): number {
  const lasting = hero.effects.reduce((sum, { kind }) => sum + EFFECTS[kind].armor, 0);
  return own(hero, BASE_ARMOR, 'armor') + bonusOf(hero, 'armor') + lasting;
}

/** Experience required for the next level. */
export function levelCost(level: number): number {
  return level * level;
}

/** The hero with added experience and any levels gained. */
export function addExperience(hero: Hero, gained: number): Hero {
  let { level } = hero;
  let experience = hero.experience + gained;
  while (experience >= levelCost(level)) {
    experience -= levelCost(level);
    level += 1;
  }
  return { ...hero, level, experience, earned: hero.earned + gained };
}

/** Health restored by each turn of undisturbed waiting, without gifts. */
const REST_HEALS = 0.1;

export function restHeals({ growth }: Hero): number {
  return REST_HEALS + giftOf(growth, 'rest');
}

/** The first empty slot; undefined if all are full. */
export function freeSlot({ slots }: Hero): number | undefined {
  const index = slots.indexOf(null);
  return index < 0 ? undefined : index;
}

export function selectedItem({ slots, selected }: Hero): ItemKind | undefined {
  return slots[selected] ?? undefined;
}

/** Number of free slots. */
export function freeSlots({ slots }: Hero): number {
  return slots.filter((slot) => slot === null).length;
}

/** Worn items, by type. */
export function wornItems({ worn }: Hero): readonly ItemKind[] {
  return EQUIPMENT_TYPES.flatMap((type) => worn[type] ?? []);
}
