import type { Count } from './count.ts';
import type { CreatureKind } from './creatures.ts';
import type { Bonus, EffectKind } from './effects.ts';
import type { Look } from './look.ts';
import type { Color } from './potions.ts';

/** Ways in which a blow hits others, too. */
export const STRIKES = ['around', 'behind'] as const;

/** Properties of a kind of item. Missing numbers are 0. */
export interface ItemRow extends Look {
  /**
   * Bonus when equipped. Unless it shoots, the greater of attack and defense decides whether it is
   * a weapon or armour.
   */
  readonly bonus?: Bonus;
  /** Bonus to a shot; it is then a weapon. */
  readonly ranged?: number;
  /** Bonus when thrown; 1 by default. */
  readonly thrown?: number;
  /** Whom else a blow with it hits: all foes beside its wielder, or the one behind the target. */
  readonly strikes?: (typeof STRIKES)[number];
  /** Factor of a blow with it on someone who is held or stunned; 1 by default. */
  readonly stabs?: number;
  /** Health that spells of its wielder take or give in addition. */
  readonly magic?: number;
  /** Effect of reading it, which uses it up. */
  readonly scroll?: EffectKind;
  /** Breaks when thrown, with this effect where it lands: fire, gas, webs, a blast. */
  readonly breaks?: EffectKind;
  /** Chance in thousandths to break when it, or its shot, hits a creature. */
  readonly brittle?: number;
  /** Burns in fire. */
  readonly burns?: true;
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

/** The id of a kind of item; `potion` and `corpse` come in many varieties. */
export type ItemKind = string;

/** Random finds on a level: each draw picks from a list with equal chances, or a potion by weight. */
export interface Draws {
  readonly weapons: Draw;
  readonly armors: Draw;
  readonly potions: { readonly count: Count };
  readonly books: Draw;
  readonly scrolls?: Draw;
}

export interface Draw {
  readonly of: readonly ItemKind[];
  readonly count: Count;
}

/** One item: a potion has a colour, and a corpse has a kind of creature. */
export type Item =
  | { readonly kind: ItemKind; readonly color?: undefined; readonly of?: undefined }
  | { readonly kind: 'potion'; readonly color: Color; readonly of?: undefined }
  | { readonly kind: 'corpse'; readonly of: CreatureKind; readonly color?: undefined };

/** An item on the ground; at most one per cell. */
export interface LyingItem {
  readonly cell: number;
  readonly item: Item;
}
