import type { Count } from './count.ts';
import type { CreatureKind } from './creatures.ts';
import type { Bonus, EffectKind } from './effects.ts';
import type { Color } from './potions.ts';

/** What a kind of item is. Whatever is not told is 0. */
export interface ItemRow {
  /** What it adds where it is wielded or worn; the greater of attack and defense says as which of them. */
  readonly bonus?: Bonus;
  /** What it adds to a shot. */
  readonly ranged?: number;
  /** What it adds when it is thrown; 1 unless told. */
  readonly thrown?: number;
  /** What it is worth when eaten. */
  readonly food?: number;
  /** What eating it does beside that, where there is room for it. */
  readonly meal?: EffectKind;
  /** What digging with it costs, in food. */
  readonly digging?: number;
  /** Thrown, it goes off: damage to all within so many cells, whose rock becomes floor. */
  readonly blast?: { readonly radius: number; readonly damage: number };
  /** Found by itself, so many on a level; others come in draws of weapons, armour, potions and books. */
  readonly count?: Count;
}

/** One row per item. */
export const ITEMS = {
  rock: { thrown: 5, count: { base: 57 } },
  bear: {},
  apple: { food: 100, meal: 'refreshment', count: { base: 1 } },
  bread: { food: 400, meal: 'hearty-meal', count: { base: 1 } },
  baguette: { food: 100, bonus: { attack: 3 }, count: { base: 1 } },
  /** Its food is five times the health of whoever it was. */
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

/** What is drawn from with equal chances. */
export const WEAPONS = ['dagger', 'sword', 'bow', 'staff'] as const satisfies readonly ItemKind[];
export const ARMORS = ['tunic', 'chainmail', 'platemail'] as const satisfies readonly ItemKind[];

/** How many draws a level has. */
export const DRAWS = {
  weapons: { base: 2 },
  armors: { base: 1 },
  potions: { base: 1, deeper: 1 },
  books: { base: 1, deeper: 1 },
} as const satisfies Readonly<Record<string, Count>>;

/** One item. What it is of: a potion of a colour, the corpse of a creature. */
export type Item =
  | { readonly kind: Exclude<ItemKind, 'potion' | 'corpse'> }
  | { readonly kind: 'potion'; readonly color: Color }
  | { readonly kind: 'corpse'; readonly of: CreatureKind };

/** An item on the ground: one in a cell at most. */
export interface LyingItem {
  readonly cell: number;
  readonly item: Item;
}

export function itemRow(kind: ItemKind): ItemRow {
  return ITEMS[kind];
}
