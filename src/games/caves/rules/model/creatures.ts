import type { Count } from './count.ts';
import type { EffectKind } from './effects.ts';
import type { Look } from './look.ts';

/** A behaviour that a creature may follow in a step; the first possible one applies. */
export type Urge =
  /** Idles, with this chance in thousandths per step. */
  | { readonly do: 'idle'; readonly chance: number }
  /**
   * Spawns another of its kind, with this chance in thousandths per step, within a maximum distance
   * in cells.
   */
  | {
      readonly do: 'spread';
      readonly chance: number;
      readonly far: number;
      readonly most: number;
    }
  /** Stays idle until the player is this near, or until it is hurt. */
  | { readonly do: 'lurk'; readonly near: number }
  | { readonly do: 'equip' | 'shoot' | 'throw' | 'pick-up' | 'wander' }
  /**
   * Follows a player in sight; `below` limits it to a player with less than this many thousandths
   * of health.
   */
  | { readonly do: 'hunt'; readonly below?: number }
  /**
   * Steps away from a player in sight: with less than this many thousandths of its health, only one
   * this near, only while it carries something.
   */
  | {
      readonly do: 'flee';
      readonly below?: number;
      readonly near?: number;
      readonly laden?: true;
    }
  /** Rushes at a player in a straight line within this distance, and hits twice as hard. */
  | { readonly do: 'charge'; readonly near: number }
  /** Returns to its post if it is this far away, unless it is roused. */
  | { readonly do: 'guard'; readonly near: number }
  /**
   * Works an effect on the player, itself or a hurt fellow, with the player in sight and this near.
   */
  | {
      readonly do: 'affect';
      readonly effect: EffectKind;
      readonly on: 'player' | 'self' | 'fellow';
      readonly near: number;
      readonly chance: number;
    }
  /** Digs through rock to a player within this distance, seen or unseen. */
  | { readonly do: 'tunnel'; readonly near: number };

export interface CreatureRow extends Look {
  readonly hp: number;
  readonly attack: number;
  readonly defense: number;
  readonly vision: number;
  /** Number of steps per turn. */
  readonly steps: number;
  readonly urges: readonly Urge[];
  /** Others of its clan are its fellows, as others of its kind always are. */
  readonly clan?: string;
  /** Opens doors. */
  readonly opens?: true;
  /** Terrain that neither holds nor affects it. */
  readonly home?: readonly string[];
  /** Never leaves its home. */
  readonly bound?: true;
  /** Effects that it is immune to. */
  readonly proof?: readonly EffectKind[];
  /** Chance in thousandths to throw back missiles and spells. */
  readonly reflects?: number;
  /** Splits in two when hurt, while it has this much health at least. */
  readonly splits?: number;
  /** Effect around its place when it dies. */
  readonly dies?: EffectKind;
  /** Effect of its damaging blows. */
  readonly bite?: EffectKind;
  /** Starts with a weapon and armour. */
  readonly armed?: true;
  /** Number on a level, unless the kind of level has its own. */
  readonly count?: Count;
}

/** The id of a kind of creature; `player` is the player. */
export type CreatureKind = string;
