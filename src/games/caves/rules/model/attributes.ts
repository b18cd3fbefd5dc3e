import { effectRow } from './effects.ts';
import type { Bonus, EffectKind } from './effects.ts';
import type { Hunger } from './event.ts';
import { itemRow } from './items.ts';
import type { Item } from './items.ts';
import { creatureRow } from './creatures.ts';
import type { Creature } from './state.ts';

/** The item in a slot; undefined where it is empty. */
export function itemIn({ pack }: Creature, slot: number | null): Item | undefined {
  return slot === null ? undefined : (pack[slot] ?? undefined);
}

function ofEffects({ effects }: Creature, name: keyof Bonus): number {
  let sum = 0;
  for (const { kind } of effects) sum += effectRow(kind).bonus?.[name] ?? 0;
  return sum;
}

function sumOf(creature: Creature, name: keyof Bonus): number {
  const { weapon, armor } = creature;
  let sum = ofEffects(creature, name);
  for (const slot of [weapon, armor]) {
    const item = itemIn(creature, slot);
    if (item !== undefined) sum += itemRow(item.kind).bonus?.[name] ?? 0;
  }
  return sum;
}

/** Its attack without what it wields: what it throws and shoots with. */
export function bodilyAttackOf(creature: Creature): number {
  return Math.max(0, creature.attack + ofEffects(creature, 'attack'));
}

/** With equipment and effects, as what follows. */
export function attackOf(creature: Creature): number {
  return Math.max(0, creature.attack + sumOf(creature, 'attack'));
}

export function defenseOf(creature: Creature): number {
  return Math.max(0, creature.defense + sumOf(creature, 'defense'));
}

/** How far it sees, in cells; at least those around it. */
export function visionOf(creature: Creature): number {
  return Math.max(1, creature.vision + sumOf(creature, 'vision'));
}

/** Points of health that come back in 1 000 turns. */
export function hpRegenOf(creature: Creature): number {
  return Math.max(0, creature.hpRegen + sumOf(creature, 'hpRegen'));
}

/** Points of mana that come back in 1 000 turns. */
export function manaRegenOf(creature: Creature): number {
  return Math.max(0, creature.manaRegen + sumOf(creature, 'manaRegen'));
}

/** Whether something under way is against an effect, so that it does not take hold. */
export function isProof({ effects }: Creature, effect: EffectKind): boolean {
  return effects.some(({ kind }) => effectRow(kind).against?.some((one) => one === effect));
}

/** What a shot with the weapon in hand adds; 0 where it does not shoot. */
export function rangedOf(creature: Creature): number {
  const item = itemIn(creature, creature.weapon);
  return item === undefined ? 0 : (itemRow(item.kind).ranged ?? 0);
}

const CORPSE_FOOD = 5;

/** What an item is worth when eaten; 0 where it cannot be. */
export function foodOf(item: Item): number {
  if (item.kind === 'corpse') return CORPSE_FOOD * creatureRow(item.of).hp;
  return itemRow(item.kind).food ?? 0;
}

/** What an item is used as: the greater of what it adds to attack and to defense says. */
export function equipmentOf(item: Item): 'weapon' | 'armor' | undefined {
  const { bonus } = itemRow(item.kind);
  if (bonus === undefined) return undefined;
  return (bonus.attack ?? 0) >= (bonus.defense ?? 0) ? 'weapon' : 'armor';
}

/** Whether what is in a slot is wielded or worn. */
export function isEquipped({ weapon, armor }: Creature, slot: number): boolean {
  return weapon === slot || armor === slot;
}

/** Whether a creature has less than so many thousandths of its health. */
export function isWeak({ hp, maxHp }: Creature, below: number): boolean {
  return 1000 * hp < below * maxHp;
}

/** More experience than this leads to the level after `rank`: 25 times rank to the power of 1.75, rounded down. */
export function xpForNext(rank: number): number {
  return Math.floor(25 * rank * Math.sqrt(rank * Math.sqrt(rank)));
}

/** How hungry one is, by the hundredths of what there is room for. */
export function hungerOf({ food, maxFood }: Pick<Creature, 'food' | 'maxFood'>): Hunger {
  const share = (100 * food) / maxFood;
  if (share < 10) return 'starving';
  if (share < 25) return 'hungry';
  if (share > 90) return 'stuffed';
  return share > 75 ? 'full' : 'sated';
}
