import type { ItemKind } from '../world/kinds.ts';

/** Characteristics that equipment changes, and what they are worn as: at most one item of each type. */
export const EQUIPMENT_TYPES = ['sword', 'armor'] as const;
export type EquipmentType = (typeof EQUIPMENT_TYPES)[number];

/** What lasts for some turns. */
export const EFFECT_KINDS = ['stoneskin'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** Thrown at the nearest mob within so many cells; it lies where it hit. */
export interface ThrowUse {
  readonly use: 'throw';
  readonly range: number;
  /** For each level of the hero; armour does not lessen it. */
  readonly damage: number;
}

/** What becomes of an item that is used. */
export type ItemUse =
  /** Worn: a sword adds to the attack, armour to the armour. */
  | { readonly use: 'wear'; readonly type: EquipmentType; readonly bonus: number }
  /** Eaten: a share of the maximum health comes back. */
  | { readonly use: 'heal'; readonly share: number }
  /** Drunk: an effect for some turns. */
  | { readonly use: 'effect'; readonly effect: EffectKind; readonly turns: number }
  /** Thrown down: smoke blinds every mob in sight for some turns. */
  | { readonly use: 'blind'; readonly turns: number }
  | ThrowUse;

/** One row per item. */
export const ITEMS: Readonly<Record<ItemKind, ItemUse>> = {
  sword: { use: 'wear', type: 'sword', bonus: 5 },
  'golden-apple': { use: 'heal', share: 0.2 },
  dagger: { use: 'throw', range: 5, damage: 3 },
  'battle-axe': { use: 'wear', type: 'sword', bonus: 9 },
  'leather-armor': { use: 'wear', type: 'armor', bonus: 1 },
  'chain-mail': { use: 'wear', type: 'armor', bonus: 3 },
  'stoneskin-potion': { use: 'effect', effect: 'stoneskin', turns: 25 },
  'smoke-bomb': { use: 'blind', turns: 7 },
};

/** What an effect adds while it lasts. */
export const EFFECTS: Readonly<Record<EffectKind, { readonly armor: number }>> = {
  stoneskin: { armor: 3 },
};
