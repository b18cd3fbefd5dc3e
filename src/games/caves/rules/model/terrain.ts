import type { EffectKind } from './effects.ts';
import type { Look } from './look.ts';

/** Ground other than floor and stairs. Every creature can enter it, except closed doors. */
export interface TerrainRow extends Look {
  /** Its character in maps and saved runs. */
  readonly sign: string;
  /** Chance in thousandths that a step out of it fails. */
  readonly holds?: number;
  /** A failed step tears it, leaving `after`. */
  readonly tears?: true;
  /** Chance in thousandths, for each cell, to slide on in the same direction. */
  readonly slides?: number;
  /** A creature in it can be seen from this many cells away at most. */
  readonly hides?: number;
  /** Chance in thousandths to catch fire from an adjacent cell, per turn. */
  readonly burns?: number;
  /** Puts out fire. */
  readonly douses?: true;
  /** Chance in thousandths that an item here drifts, per turn. */
  readonly drifts?: number;
  /** Blocks sight. */
  readonly opaque?: true;
  /** Terrain that a closed door turns into while something is in it. */
  readonly open?: string;
  /** Terrain that an open door turns into when it is left. */
  readonly closed?: string;
  /** Effect on a creature in it at the end of a turn. */
  readonly effect?: EffectKind;
  /** Effect on a player who steps on it. The trap then turns into `after`. */
  readonly trap?: EffectKind;
  /** Its character while the player has not found it. It looks like floor. */
  readonly unseen?: string;
  /** Terrain left after it has burnt, torn or sprung; floor by default. */
  readonly after?: string;
}

/** Something in the air above the ground that lasts for a while and spreads: fire, gas. */
export interface CloudRow extends Look {
  /** Fire spreads over terrain that burns and lights gas; gas spreads evenly. */
  readonly fire?: true;
  /** Chance in thousandths for each point of it to vanish, per turn. */
  readonly thins: number;
  /** Effect on a creature in it at the end of a turn. */
  readonly effect?: EffectKind;
  /** Damage of its explosion to creatures in it when fire reaches it. */
  readonly explodes?: number;
}

/** A cloud in a cell; at most one per cell. */
export interface Cloud {
  readonly cell: number;
  readonly kind: string;
  readonly amount: number;
}
