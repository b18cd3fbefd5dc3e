import type { ItemKind } from '../world/kinds.ts';

/** Kinds of equipment, with at most one item worn of each. */
export const EQUIPMENT_TYPES = ['sword', 'armor', 'cloak', 'boots'] as const;
export type EquipmentType = (typeof EQUIPMENT_TYPES)[number];

/** Effects that last for several turns; a shield lasts until its points are spent. */
export const EFFECT_KINDS = ['stoneskin', 'regeneration', 'rage', 'shield', 'webbed'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** Thrown at the nearest mob within range, in cells; lands where it hit. */
export interface ThrowUse {
  readonly use: 'throw';
  readonly range: number;
  /** Per level of the hero; ignores armour. */
  readonly damage: number;
}

/** Extra effect of a weapon when the hero attacks. */
export type WeaponStyle =
  /** Also hits the mob behind the target. */
  | 'pierce'
  /** Drives a survivor back by a cell. */
  | 'push';

/** Worn: `bonus` is attack, armour, the distance that a cloak hides from, or 1 for boots. */
interface WearUse {
  readonly use: 'wear';
  readonly type: EquipmentType;
  readonly bonus: number;
  readonly style?: WeaponStyle;
}

/** Tools act on the nearest visible mob within range, or around the hero. */
export type ToolUse =
  /** Explodes at the target: damages everyone within a cell of it, the hero included. */
  | { readonly use: 'blast'; readonly range: number; readonly damage: number }
  /** Pulls the target next to the hero; keeps. */
  | { readonly use: 'hook'; readonly range: number }
  /** The hero and the target change places. */
  | { readonly use: 'swap'; readonly range: number }
  /** The target cannot move or strike for some turns. */
  | { readonly use: 'net'; readonly range: number; readonly turns: number }
  /** The same for every visible mob. */
  | { readonly use: 'freeze'; readonly turns: number }
  /** Shoots the missile, which lands where it hits; damage per level, ignoring armour. */
  | {
      readonly use: 'shoot';
      readonly range: number;
      readonly damage: number;
      readonly missile: ItemKind;
    }
  /** Takes the hero to the visible cell within range that is farthest from all visible mobs. */
  | { readonly use: 'blink'; readonly range: number };

/** Use of an item. */
export type ItemUse =
  | WearUse
  /** Eaten: restores a share of the maximum health. */
  | { readonly use: 'heal'; readonly share: number }
  /** Drunk or eaten: gives an effect for several turns, or points for a shield. */
  | { readonly use: 'effect'; readonly effect: EffectKind; readonly turns: number }
  /** Thrown down: smoke blinds every mob in sight for several turns. */
  | { readonly use: 'blind'; readonly turns: number }
  | ThrowUse
  | ToolUse
  /** Needs another item. */
  | { readonly use: 'missile' }
  /** Laid on the ground: hunters go there first. */
  | { readonly use: 'bait'; readonly turns: number }
  /** Laid on the ground: hurts and stops the first mob that steps there. */
  | { readonly use: 'trap'; readonly damage: number; readonly turns: number }
  /** Shows the map of the floor. */
  | { readonly use: 'map' };

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
  'fire-bomb': { use: 'blast', range: 5, damage: 8 },
  hook: { use: 'hook', range: 6 },
  'swap-stone': { use: 'swap', range: 8 },
  bait: { use: 'bait', turns: 3 },
  caltrops: { use: 'trap', damage: 4, turns: 2 },
  net: { use: 'net', range: 5, turns: 4 },
  'frost-bell': { use: 'freeze', turns: 3 },
  bow: { use: 'shoot', range: 8, damage: 4, missile: 'arrow' },
  arrow: { use: 'missile' },
  spear: { use: 'wear', type: 'sword', bonus: 4, style: 'pierce' },
  'war-hammer': { use: 'wear', type: 'sword', bonus: 6, style: 'push' },
  'grey-cloak': { use: 'wear', type: 'cloak', bonus: 4 },
  'soft-boots': { use: 'wear', type: 'boots', bonus: 1 },
  buckler: { use: 'effect', effect: 'shield', turns: 8 },
  'blink-scroll': { use: 'blink', range: 7 },
  'map-scroll': { use: 'map' },
  'healing-draught': { use: 'effect', effect: 'regeneration', turns: 8 },
  'rage-mushroom': { use: 'effect', effect: 'rage', turns: 12 },
};

/** Values of an effect while it lasts. */
export interface EffectRow {
  readonly armor: number;
  readonly attack: number;
  /** Health restored per turn. */
  readonly heals: number;
}

export const EFFECTS: Readonly<Record<EffectKind, EffectRow>> = {
  stoneskin: { armor: 3, attack: 0, heals: 0 },
  regeneration: { armor: 0, attack: 0, heals: 1 },
  rage: { armor: -2, attack: 5, heals: 0 },
  shield: { armor: 0, attack: 0, heals: 0 },
  webbed: { armor: 0, attack: 0, heals: 0 },
};

/** Uses that take a turn; all others are free. */
const TAKE_A_TURN: ReadonlySet<ItemUse['use']> = new Set([
  'throw',
  'blast',
  'hook',
  'swap',
  'net',
  'freeze',
  'shoot',
  'blink',
]);

export function takesTurn(item: ItemKind): boolean {
  return TAKE_A_TURN.has(ITEMS[item].use);
}
