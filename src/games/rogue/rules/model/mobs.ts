import type { ItemKind, MobKind } from '../world/kinds.ts';

/**
 * How a mob decides where to go: behaviours, most of them around another that counts where they have
 * nothing to say. The names are those of the game's document.
 */
export type Mind =
  /** Stands still. */
  | { readonly kind: 'passive' }
  /** Goes to any free cell beside it. */
  | { readonly kind: 'chaotic' }
  /** Goes to the hero while it sees the hero. */
  | { readonly kind: 'aggressive'; readonly otherwise: Mind }
  /** Goes away from the hero while it sees the hero. */
  | { readonly kind: 'cowardly'; readonly otherwise: Mind }
  /** Goes anywhere while it is inside a wall. */
  | { readonly kind: 'avoid-walls'; readonly otherwise: Mind }
  /** Haunts the hero from where it is not seen: half of its moves bring it nearer, the others go anywhere. */
  | { readonly kind: 'haunting' }
  /** Bold while the hero has at most so much of his health, and once few mobs are left. */
  | {
      readonly kind: 'opportunist';
      readonly share: number;
      readonly bold: Mind;
      readonly shy: Mind;
    }
  /** Hunts the hero by sight and hearing, and remembers where it last knew the hero to be. */
  | { readonly kind: 'enhanced-aggressive'; readonly otherwise: Mind }
  /** Panics while one more hit like the last would kill it. */
  | { readonly kind: 'clever'; readonly calm: Mind; readonly panic: Mind };

/** What a kind of mob is at level 1: the further from the start, the higher the levels. */
export interface MobRow {
  readonly health: number;
  /** Health that comes back per turn. */
  readonly regeneration: number;
  readonly damage: number;
  /** By how much its damage grows with every level. */
  readonly growth: number;
  readonly armor: number;
  readonly experience: number;
  readonly mind: Mind;
  /** Walls do not stop it. */
  readonly passesWalls?: true;
  /** It looks like an item until it has been touched. */
  readonly disguised?: true;
  /** When it lives through a fight, another of it may appear beside it. */
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

/** For so many moves a mob is confused after a fight that both survive. */
export const FIGHT_CONFUSES = 1;

/** What a mob hunting by sight and hearing knows of the hero. */
export const TRACKS = ['none', 'visible', 'near', 'lost'] as const;
export type Track = (typeof TRACKS)[number];

/** A mob of a state: plain data, its mind's memory included. */
export interface Mob {
  /** Counted from 0 in the order in which mobs came; they move in that order. */
  readonly id: number;
  readonly kind: MobKind;
  readonly level: number;
  readonly x: number;
  readonly y: number;
  readonly health: number;
  /** What it looks like, for those that are disguised, until it has been touched. */
  readonly guise?: ItemKind;
  /** It came of a split: there is no experience in killing it. */
  readonly isCopy?: true;
  /** For so many of its moves it goes anywhere. */
  readonly confused: number;
  readonly panics: boolean;
  /** The damage of the last hit that it took; 0 before the first. */
  readonly hit: number;
  readonly track: Track;
  /** Where it last knew the hero to be; its own cell before. */
  readonly goalX: number;
  readonly goalY: number;
}

/** A mob as far as its numbers go. */
type Ranked = Pick<Mob, 'kind' | 'level'>;

/** A mob as far as it is worth anything. */
type Valued = Pick<Mob, 'kind' | 'level' | 'isCopy'>;

/** For how many more turns smoke blinds it: it goes anywhere, and its blows miss. */
export function blindFor({ confused }: Pick<Mob, 'confused'>): number {
  return Math.max(0, confused - FIGHT_CONFUSES);
}

/** The most health that a mob can have: with every level it has 2 more. */
export function maxHealthOf({ kind, level }: Ranked): number {
  return MOBS[kind].health + 2 * (level - 1);
}

/** What it strikes with. */
export function damageOf({ kind, level }: Ranked): number {
  const { damage, growth } = MOBS[kind];
  return damage + growth * (level - 1);
}

/** What a blow loses on it: 1 more with every second level. */
export function mobArmorOf({ kind, level }: Ranked): number {
  return MOBS[kind].armor + Math.floor((level - 1) / 2);
}

/** The experience that is gained by killing it: 1 more with every level, none for copies. */
export function experienceOf({ kind, level, isCopy }: Valued): number {
  return isCopy === true ? 0 : MOBS[kind].experience + level - 1;
}
