import type { ItemKind, MobKind } from '../world/kinds.ts';

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
}

const CHAOTIC: Mind = { kind: 'chaotic' };
const HAUNTING: Mind = { kind: 'haunting' };
const COWARDLY: Mind = { kind: 'cowardly', otherwise: CHAOTIC };

/** One row per mob. */
export const MOBS: Readonly<Record<MobKind, MobRow>> = {
  mimic: {
    health: 5,
    regeneration: 0,
    damage: 2,
    growth: 2,
    armor: 1,
    experience: 1,
    mind: { kind: 'passive' },
    disguised: true,
  },
  ghost: {
    health: 3,
    regeneration: 0,
    damage: 1,
    growth: 2,
    armor: 0,
    experience: 10,
    mind: {
      kind: 'opportunist',
      share: 0.5,
      bold: { kind: 'enhanced-aggressive', otherwise: HAUNTING },
      shy: { kind: 'cowardly', otherwise: { kind: 'avoid-walls', otherwise: HAUNTING } },
    },
    passesWalls: true,
  },
  robot: {
    health: 10,
    regeneration: 2,
    damage: 5,
    growth: 2,
    armor: 2,
    experience: 10,
    mind: {
      kind: 'clever',
      calm: { kind: 'enhanced-aggressive', otherwise: CHAOTIC },
      panic: COWARDLY,
    },
  },
  wizard: {
    health: 10,
    regeneration: 1,
    damage: 3,
    growth: 2,
    armor: 1,
    experience: 3,
    mind: { kind: 'clever', calm: { kind: 'aggressive', otherwise: CHAOTIC }, panic: COWARDLY },
    clones: true,
  },
};

/** Number of confused moves after a fight that both survive. */
export const FIGHT_CONFUSES = 1;

/** Information about the hero for a mob that hunts by sight and hearing. */
export const TRACKS = ['none', 'visible', 'near', 'lost'] as const;
export type Track = (typeof TRACKS)[number];

/** A mob as plain data, including its memory. */
export interface Mob {
  /** Counted from 0 in order of creation, which is also the order of moves. */
  readonly id: number;
  readonly kind: MobKind;
  readonly level: number;
  readonly x: number;
  readonly y: number;
  readonly health: number;
  /** Disguise, until it is touched. */
  readonly guise?: ItemKind;
  /** True for a clone, which gives no experience. */
  readonly isCopy?: true;
  /** Number of remaining random moves. */
  readonly confused: number;
  readonly panics: boolean;
  /** Damage of the last hit taken; 0 before the first. */
  readonly hit: number;
  readonly track: Track;
  /** Last known place of the hero; initially its own cell. */
  readonly goalX: number;
  readonly goalY: number;
}

/** Fields that determine a mob's strength. */
type Ranked = Pick<Mob, 'kind' | 'level'>;

/** Fields that determine a mob's experience value. */
type Valued = Pick<Mob, 'kind' | 'level' | 'isCopy'>;

/** Remaining turns of blindness by smoke, when it moves at random and its blows miss. */
export function blindFor({ confused }: Pick<Mob, 'confused'>): number {
  return Math.max(0, confused - FIGHT_CONFUSES);
}

/** Maximum health of a mob, with 2 more per level. */
export function maxHealthOf({ kind, level }: Ranked): number {
  return MOBS[kind].health + 2 * (level - 1);
}

/** Attack damage. */
export function damageOf({ kind, level }: Ranked): number {
  const { damage, growth } = MOBS[kind];
  return damage + growth * (level - 1);
}

/** Armour against blows, with 1 more every second level. */
export function mobArmorOf({ kind, level }: Ranked): number {
  return MOBS[kind].armor + Math.floor((level - 1) / 2);
}

/** Experience for killing it: 1 more per level, 0 for clones. */
export function experienceOf({ kind, level, isCopy }: Valued): number {
  return isCopy === true ? 0 : MOBS[kind].experience + level - 1;
}
