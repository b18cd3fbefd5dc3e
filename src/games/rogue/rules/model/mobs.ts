import type { ItemKind, MobKind } from '../world/kinds.ts';
import { FOLK } from './folk.ts';
import type { Mind, MobRow } from './mob-row.ts';

export type { Mind, MobRow } from './mob-row.ts';

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
  ...FOLK,
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
  readonly guise?: ItemKind | undefined;
  /** True for a clone, which gives no experience. */
  readonly isCopy?: true | undefined;
  /** Number of remaining random moves. */
  readonly confused: number;
  readonly panics: boolean;
  /** Damage of the last hit taken; 0 before the first. */
  readonly hit: number;
  readonly track: Track;
  /** Last known place of the hero; initially its own cell. */
  readonly goalX: number;
  readonly goalY: number;
  /** Turns spent preparing its deed; absent while idle. */
  readonly ready?: number | undefined;
  /** Number of turns in which it cannot move, strike or act. */
  readonly still?: number | undefined;
  /** Loot of a thief. */
  readonly holds?: ItemKind | undefined;
}

/** Fields of a mob that its kind and level do not determine. */
type Born = Pick<Mob, 'id' | 'kind' | 'level' | 'x' | 'y' | 'guise' | 'isCopy'>;

/** A mob that has neither moved nor been hit, in full health. */
export function newMob({ id, kind, level, x, y, guise, isCopy }: Born): Mob {
  return {
    id,
    kind,
    level,
    x,
    y,
    health: maxHealthOf({ kind, level }),
    guise,
    isCopy,
    confused: 0,
    panics: false,
    hit: 0,
    track: 'none',
    goalX: x,
    goalY: y,
    ready: undefined,
    still: undefined,
    holds: undefined,
  };
}

/** Fields that determine a mob's strength. */
type Ranked = Pick<Mob, 'kind' | 'level'>;

/** Fields that determine a mob's experience value. */
type Valued = Pick<Mob, 'kind' | 'level' | 'isCopy'>;

/** Remaining turns of blindness by smoke, when it moves at random and its blows miss. */
export function blindFor({ confused }: Pick<Mob, 'confused'>): number {
  return Math.max(0, confused - FIGHT_CONFUSES);
}

/** True for a mob that sleeps until it is hurt or notices the hero. */
export function isAsleep({ kind, track, hit }: Pick<Mob, 'kind' | 'track' | 'hit'>): boolean {
  return MOBS[kind].mind.kind === 'sleeping' && track === 'none' && hit === 0;
}

/** True for a mob that cannot strike now. */
export function isHelpless(mob: Mob): boolean {
  return blindFor(mob) > 0 || (mob.still ?? 0) > 0 || isAsleep(mob);
}

/** True for a mob that is about to do something the hero should answer. */
export function isWarning({ kind, ready }: Pick<Mob, 'kind' | 'ready'>): boolean {
  const deed = MOBS[kind].deed?.kind;
  return ready !== undefined && (deed === 'shoot' || deed === 'ram' || deed === 'explode');
}

/** Damage of a deed that hurts, which grows like blows. */
export function deedDamageOf({ kind, level }: Ranked): number {
  const { deed, growth } = MOBS[kind];
  return deed !== undefined && 'damage' in deed ? deed.damage + growth * (level - 1) : 0;
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
