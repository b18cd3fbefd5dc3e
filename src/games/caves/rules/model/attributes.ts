import { creatureRow, effectRow, itemRow } from './content.ts';
import type { CavesContent } from './content.ts';
import type { Bonus, Change, EffectKind } from './effects.ts';
import type { Hunger } from './event.ts';
import type { Item } from './items.ts';
import type { Creature } from './state.ts';

/** Number of items in a slot. */
export function countIn({ pack, counts }: Creature, slot: number): number {
  return pack[slot] === null || pack[slot] === undefined ? 0 : (counts?.[slot] ?? 1);
}

/** The item in a slot; undefined if it is empty. */
export function itemIn({ pack }: Creature, slot: number | null): Item | undefined {
  return slot === null ? undefined : (pack[slot] ?? undefined);
}

function ofEffects({ content, effects }: Creature, name: keyof Bonus): number {
  let sum = 0;
  for (const { kind } of effects) sum += effectRow(content, kind).bonus?.[name] ?? 0;
  return sum;
}

function sumOf(creature: Creature, name: keyof Bonus): number {
  const { content, weapon, armor } = creature;
  let sum = ofEffects(creature, name);
  for (const slot of [weapon, armor]) {
    const item = itemIn(creature, slot);
    if (item !== undefined) sum += itemRow(content, item.kind).bonus?.[name] ?? 0;
  }
  return sum;
}

/** Attack without the wielded weapon, used for throwing and shooting. */
export function bodilyAttackOf(creature: Creature): number {
  return Math.max(0, creature.attack + ofEffects(creature, 'attack'));
}

/** Includes equipment and effects, like the functions below. */
export function attackOf(creature: Creature): number {
  return Math.max(0, creature.attack + sumOf(creature, 'attack'));
}

export function defenseOf(creature: Creature): number {
  return Math.max(0, creature.defense + sumOf(creature, 'defense'));
}

/** Sight radius in cells, at least 1. */
export function visionOf(creature: Creature): number {
  return Math.max(1, creature.vision + sumOf(creature, 'vision'));
}

/** Health regained in 1 000 turns. */
export function hpRegenOf(creature: Creature): number {
  return Math.max(0, creature.hpRegen + sumOf(creature, 'hpRegen'));
}

/** Mana regained in 1 000 turns. */
export function manaRegenOf(creature: Creature): number {
  return Math.max(0, creature.manaRegen + sumOf(creature, 'manaRegen'));
}

/** True if a creature is immune to an effect by its kind. */
export function isImmune({ content, kind }: Creature, effect: EffectKind): boolean {
  return creatureRow(content, kind).proof?.includes(effect) ?? false;
}

/** True if an active effect prevents another one. */
export function isProof({ content, effects }: Creature, effect: EffectKind): boolean {
  return effects.some(({ kind }) =>
    effectRow(content, kind).against?.some((one) => one === effect),
  );
}

/** True if an effect weakens, damages, binds or frightens its target while it lasts. */
export function isAilment(content: CavesContent, kind: EffectKind): boolean {
  const { each, bonus, state } = effectRow(content, kind);
  const changes = [each?.hp, bonus?.attack, bonus?.defense];
  return (state !== undefined && state !== 'roused') || changes.some((change = 0) => change < 0);
}

/** Bonus to a shot from the wielded weapon; 0 if it does not shoot. */
export function rangedOf(creature: Creature): number {
  const item = itemIn(creature, creature.weapon);
  return item === undefined ? 0 : (itemRow(creature.content, item.kind).ranged ?? 0);
}

/** Health that spells take or give in addition, by the wielded weapon. */
export function magicOf(creature: Creature): number {
  const item = itemIn(creature, creature.weapon);
  return item === undefined ? 0 : (itemRow(creature.content, item.kind).magic ?? 0);
}

/** A change by a spell with some magic: it takes or gives that much more health. */
export function strengthened(change: Change, magic: number): Change {
  const { hp = 0 } = change;
  return hp === 0 || magic === 0 ? change : { ...change, hp: hp + Math.sign(hp) * magic };
}

const CORPSE_FOOD = 5;

/** Food value of an item; 0 if it is inedible. */
export function foodOf(content: CavesContent, item: Item): number {
  if (item.of !== undefined) return CORPSE_FOOD * creatureRow(content, item.of).hp;
  return itemRow(content, item.kind).food ?? 0;
}

/**
 * The use of an item as equipment: a weapon if it shoots, otherwise decided by the greater of its
 * attack and defense bonuses.
 */
export function equipmentOf(content: CavesContent, item: Item): 'weapon' | 'armor' | undefined {
  const { bonus, ranged = 0 } = itemRow(content, item.kind);
  if (ranged > 0) return 'weapon';
  if (bonus === undefined) return undefined;
  return (bonus.attack ?? 0) >= (bonus.defense ?? 0) ? 'weapon' : 'armor';
}

/** True if a creature carries the item to bring home. */
export function hasQuestItem({ content, pack }: Creature): boolean {
  return pack.some((item) => item?.kind === content.quest);
}

/** True if the item in a slot is wielded or worn. */
export function isEquipped({ weapon, armor }: Creature, slot: number): boolean {
  return weapon === slot || armor === slot;
}

/** True if a creature has less than `below` thousandths of its health. */
export function isWeak({ hp, maxHp }: Creature, below: number): boolean {
  return 1000 * hp < below * maxHp;
}

/**
 * Experience that must be exceeded to rise above `rank`: 25 times rank to the power of 1.75,
 * rounded down.
 */
export function xpForNext(rank: number): number {
  return Math.floor(25 * rank * Math.sqrt(rank * Math.sqrt(rank)));
}

/** The level of hunger, by the percentage of maximum food. */
export function hungerOf({ food, maxFood }: Pick<Creature, 'food' | 'maxFood'>): Hunger {
  const share = (100 * food) / maxFood;
  if (share < 10) return 'starving';
  if (share < 25) return 'hungry';
  if (share > 90) return 'stuffed';
  return share > 75 ? 'full' : 'sated';
}
