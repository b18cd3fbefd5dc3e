import type { Deed } from './deeds.ts';

/**
 * Movement strategies of mobs. Most wrap another strategy as a fallback. The names come from the
 * game's document.
 */
export type Mind =
  /** Never moves. */
  | { readonly kind: 'passive' }
  /** Moves to a random free adjacent cell. */
  | { readonly kind: 'chaotic' }
  /** Approaches the hero while the hero is in sight. */
  | { readonly kind: 'aggressive'; readonly otherwise: Mind }
  /** Flees from the hero while the hero is in sight. */
  | { readonly kind: 'cowardly'; readonly otherwise: Mind }
  /** Moves at random while it is inside a wall. */
  | { readonly kind: 'avoid-walls'; readonly otherwise: Mind }
  /**
   * Stalks the hero from out of sight: half of its moves bring it nearer, and the others are
   * random.
   */
  | { readonly kind: 'haunting' }
  /** Bold when the hero's health is at most this share, or when few mobs remain. */
  | {
      readonly kind: 'opportunist';
      readonly share: number;
      readonly bold: Mind;
      readonly shy: Mind;
    }
  /** Hunts the hero by sight and hearing, and remembers the hero's last known place. */
  | { readonly kind: 'enhanced-aggressive'; readonly otherwise: Mind }
  /** Keeps this distance while the hero is in sight; approaches up to `most`. */
  | {
      readonly kind: 'distant';
      readonly least: number;
      readonly most: number;
      readonly otherwise: Mind;
    }
  /** Hunts the hero within this radius of its post, and returns to the post otherwise. */
  | { readonly kind: 'posted'; readonly radius: number }
  /** Steps the opposite way whenever the hero in sight steps. */
  | { readonly kind: 'mirroring' }
  /** Always knows where the hero within this radius is. */
  | { readonly kind: 'burrowing'; readonly radius: number; readonly otherwise: Mind }
  /** Sleeps until hurt, or until the hero moves within this distance; soft boots do not wake it. */
  | { readonly kind: 'sleeping'; readonly radius: number; readonly awake: Mind }
  /** Hunts the hero until it carries loot, then flees. */
  | { readonly kind: 'looting'; readonly empty: Mind; readonly laden: Mind }
  /** Panics when one more hit like the last would kill it. */
  | { readonly kind: 'clever'; readonly calm: Mind; readonly panic: Mind };

/** Level 1 values of a kind of mob; levels rise with the distance from the start. */
export interface MobRow {
  readonly health: number;
  /** Health regained per turn. */
  readonly regeneration: number;
  readonly damage: number;
  /** Damage gained per level. */
  readonly growth: number;
  readonly armor: number;
  readonly experience: number;
  readonly mind: Mind;
  /** Passes through walls. */
  readonly passesWalls?: true;
  /** Disguised as an item until touched. */
  readonly disguised?: true;
  /** May create a copy next to itself when it survives a fight. */
  readonly clones?: true;
  /** Divides its health with a copy next to itself when it survives a blow of the hero. */
  readonly splits?: true;
  /** Deals as much damage as the hero. */
  readonly reflects?: true;
  /** Its action besides moving and striking. */
  readonly deed?: Deed;
}
