import type { ItemKind, MobKind } from '../../rules/index.ts';
import type { Point } from '#web/canvas/geometry.ts';

/** What is known of the ground. */
export interface KnownGround {
  isWall(x: number, y: number): boolean;
  /** Whether the cell was ever seen. */
  knows(x: number, y: number): boolean;
  /** Whether the hero sees it now. */
  sees(x: number, y: number): boolean;
  /** False for caves: natural rock has no doorways. */
  readonly hasDoors: boolean;
}

export interface MobShown extends Point {
  /** The same as long as it lives. */
  readonly id: number;
  readonly kind: MobKind;
  readonly health: number;
  readonly maxHealth: number;
  readonly isBlind?: boolean;
  /** The item that it looks like, where it does. */
  readonly disguise?: ItemKind | undefined;
}

export interface ItemShown extends Point {
  readonly kind: ItemKind;
}

export interface HeroShown extends Point {
  readonly health: number;
  readonly maxHealth: number;
  /** The item in the hero's hand. */
  readonly weapon: ItemKind | null;
  /** The armour over the hero's tunic. */
  readonly armor: ItemKind | null;
}

/** The world as the hero sees it: what the canvas draws, and nothing else. */
export interface WorldShown {
  readonly ground: KnownGround;
  readonly hero: HeroShown;
  /** How many cells the torch reaches. */
  readonly reach: number;
  /** What is seen now. */
  readonly mobs: readonly MobShown[];
  /** What is seen now, or was seen where nobody has looked since. */
  readonly items: readonly ItemShown[];
}
