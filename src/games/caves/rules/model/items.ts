import type { Count } from './count.ts';
import type { CreatureKind } from './creatures.ts';
import type { Bonus, EffectKind } from './effects.ts';
import type { Color } from './potions.ts';

/** Properties of a kind of item. Missing numbers are 0. */
export interface ItemRow {
  /**
   * Bonus when equipped. The greater of attack and defense decides whether it is a weapon or
   * armour.
   */
  readonly bonus?: Bonus;
  /** Bonus to a shot. */
  readonly ranged?: number;
  /** Bonus when thrown; 1 by default. */
  readonly thrown?: number;
  /** Food value. */
  readonly food?: number;
  /** Additional effect of eating it, unless the player overeats. */
  readonly meal?: EffectKind;
  /** Food cost of digging with it. */
  readonly digging?: number;
  /**
   * Explodes when thrown: damages everything within the radius in cells and turns its rock into
   * floor.
   */
  readonly blast?: { readonly radius: number; readonly damage: number };
  /**
   * Number placed directly on a level. Other items come from draws of weapons, armour, potions and
   * books.
   */
  readonly count?: Count;
}

/** One row per item. */
export const ITEMS = {
  rock: { thrown: 5, count: { base: 57 } },
  bear: {},
  apple: { food: 100, meal: 'refreshment', count: { base: 1 } },
  bread: { food: 400, meal: 'hearty-meal', count: { base: 1 } },
  baguette: { food: 100, bonus: { attack: 3 }, count: { base: 1 } },
  /** Its food value is five times the health of the creature. */
  corpse: {},
  dagger: { bonus: { attack: 5 }, thrown: 5 },
  sword: { bonus: { attack: 10 }, thrown: 3 },
  bow: { bonus: { attack: 1 }, ranged: 5 },
  staff: { bonus: { attack: 5, defense: 3 }, thrown: 3 },
  tunic: { bonus: { defense: 2 } },
  chainmail: { bonus: { defense: 4 } },
  platemail: { bonus: { defense: 6 } },
  pick: { bonus: { attack: 4 }, digging: 2, count: { base: 1, from: 1 } },
  powder: { blast: { radius: 1, damage: 30 }, count: { base: 1 } },
  potion: {},
  'white-book': {},
  'blue-book': {},
} as const satisfies Readonly<Record<string, ItemRow>>;

export type ItemKind = keyof typeof ITEMS;
export const ITEM_KINDS = Object.keys(ITEMS) as readonly ItemKind[];

/** Candidates of the draws, with equal chances. */
export const WEAPONS = ['dagger', 'sword', 'bow', 'staff'] as const satisfies readonly ItemKind[];
export const ARMORS = ['tunic', 'chainmail', 'platemail'] as const satisfies readonly ItemKind[];

/** Number of draws on a level. */
export const DRAWS = {
  weapons: { base: 2 },
  armors: { base: 1 },
  potions: { base: 1, deeper: 1 },
  books: { base: 1, deeper: 1 },
} as const satisfies Readonly<Record<string, Count>>;

/** One item: a potion has a colour, and a corpse has a kind of creature. */
export type Item =
  | { readonly kind: Exclude<ItemKind, 'potion' | 'corpse'> }
  | { readonly kind: 'potion'; readonly color: Color }
  | { readonly kind: 'corpse'; readonly of: CreatureKind };

/** An item on the ground; at most one per cell. */
export interface LyingItem {
  readonly cell: number;
  readonly item: Item;
}

export function itemRow(kind: ItemKind): ItemRow {
  return ITEMS[kind];
}
