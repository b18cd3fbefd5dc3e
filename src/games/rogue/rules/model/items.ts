import type { ItemKind } from '../world/kinds.ts';

/** Attributes that equipment changes, with at most one item worn for each. */
export const EQUIPMENT_TYPES = ['sword', 'armor'] as const;
export type EquipmentType = (typeof EQUIPMENT_TYPES)[number];

/** Effects that last for several turns. */
export const EFFECT_KINDS = ['stoneskin'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** Thrown at the nearest mob within range, in cells; lands where it hit. */
export interface ThrowUse {
  readonly use: 'throw';
  readonly range: number;
  /** Per level of the hero; ignores armour. */
  readonly damage: number;
}

/** Use of an item. */
export type ItemUse =
  /** Worn: a sword raises attack, and armour raises armour. */
  | { readonly use: 'wear'; readonly type: EquipmentType; readonly bonus: number }
  /** Eaten: restores a share of the maximum health. */
  | { readonly use: 'heal'; readonly share: number }
  /** Drunk: gives an effect for several turns. */
  | { readonly use: 'effect'; readonly effect: EffectKind; readonly turns: number }
  /** Thrown down: smoke blinds every mob in sight for several turns. */
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

/** Bonus of an effect. */
export const EFFECTS: Readonly<Record<EffectKind, { readonly armor: number }>> = {
  stoneskin: { armor: 3 },
};
