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
  /** Steps away from a player in sight, with less than this many thousandths of its health. */
  | { readonly do: 'flee'; readonly below: number }
  /** Works an effect on the player or itself, with the player in sight and this near. */
  | {
      readonly do: 'affect';
      readonly effect: EffectKind;
      readonly on: 'player' | 'self';
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
  /** Effect of its damaging blows. */
  readonly bite?: EffectKind;
  /** Starts with a weapon and armour. */
  readonly armed?: true;
  /** Number on a level, unless the kind of level has its own. */
  readonly count?: Count;
}

/** The id of a kind of creature; `player` is the player. */
export type CreatureKind = string;
