import type { ItemKind, MobKind } from '../../rules/index.ts';
import type { Point } from '#web/canvas/geometry.ts';

/** The known ground. */
export interface KnownGround {
  isWall(x: number, y: number): boolean;
  /** True if a cell has ever been seen. */
  isKnown(x: number, y: number): boolean;
  /** True if the hero currently sees a cell. */
  sees(x: number, y: number): boolean;
  /** False for caves: natural rock has no doorways. */
  readonly hasDoors: boolean;
}

/** Conditions of mobs that are drawn over their heads. */
export type MobMark = 'warning' | 'asleep' | 'still';

export interface MobShown extends Point {
  /** Constant during its life. */
  readonly id: number;
  readonly kind: MobKind;
  readonly health: number;
  readonly maxHealth: number;
  readonly isBlind?: boolean;
  /** A sign over its head: about to act, asleep, or held fast. */
  readonly mark?: MobMark;
  /** The item it is disguised as, if any. */
  readonly disguise?: ItemKind | undefined;
}

export interface ItemShown extends Point {
  readonly kind: ItemKind;
}

/** A door, plate, sign or other trigger, with the name of its picture. */
export interface TriggerShown extends Point {
  readonly sprite: string;
}

export interface HeroShown extends Point {
  readonly health: number;
  readonly maxHealth: number;
  /** The item in the hero's hand. */
  readonly weapon: ItemKind | null;
  /** Boots, armour and cloak over the hero's tunic, from bottom to top. */
  readonly worn: readonly ItemKind[];
}

/** The world as the hero sees it, with everything the canvas needs. */
export interface WorldShown {
  readonly ground: KnownGround;
  readonly hero: HeroShown;
  /** Radius of the torch in cells. */
  readonly reach: number;
  /** Currently visible mobs. */
  readonly mobs: readonly MobShown[];
  /** Visible items, and remembered ones in places out of sight. */
  readonly items: readonly ItemShown[];
  /** Known triggers. */
  readonly triggers: readonly TriggerShown[];
}
