import {
  CLASSIC,
  creatureRow as creatureRowIn,
  effectRow as effectRowIn,
  equipmentOf as equipmentOfIn,
  foodOf as foodOfIn,
  itemRow as itemRowIn,
  leavableOf,
  monstersOf,
  spawn as spawnIn,
} from '#games/caves/rules/index.ts';
import type { Creature, Item, Spot } from '#games/caves/rules/index.ts';

/** The tables of the built-in content, and questions about them. */
export const CREATURE_KINDS = Object.keys(CLASSIC.creatures);
export const MONSTERS = monstersOf(CLASSIC);
export const ITEM_KINDS = Object.keys(CLASSIC.items);
export const POTION_KINDS = Object.keys(CLASSIC.potions);
export const SPELL_KINDS = Object.keys(CLASSIC.spells);
export const EFFECT_KINDS = Object.keys(CLASSIC.effects);
export const POTIONS = CLASSIC.potions;
export const SPELLS = CLASSIC.spells;
export const WEAPONS = CLASSIC.draws.weapons.of;
export const ARMORS = CLASSIC.draws.armors.of;
const LEFT = leavableOf(CLASSIC);
export const LEAVABLE = [...LEFT.creatures, ...LEFT.items, ...LEFT.potions.keys()];

export const creatureRow = (kind: string) => creatureRowIn(CLASSIC, kind);
export const itemRow = (kind: string) => itemRowIn(CLASSIC, kind);
export const effectRow = (kind: string) => effectRowIn(CLASSIC, kind);
export const foodOf = (item: Item) => foodOfIn(CLASSIC, item);
export const equipmentOf = (item: Item) => equipmentOfIn(CLASSIC, item);

/** The book that an item is; undefined for other items. */
export function bookOf({ kind }: Item): string | undefined {
  return Object.values(SPELLS).some(({ book }) => book === kind) ? kind : undefined;
}

export function spawn(kind: string, id: number, spot: Spot): Creature {
  return spawnIn(CLASSIC, kind, id, spot);
}
