import type { Count } from './count.ts';
import type { EffectKind } from './effects.ts';

/** A behaviour that a creature may follow in a step; the first possible one applies. */
export type Urge =
  /** Idles, with this chance in thousandths per step. */
  | { readonly kind: 'idle'; readonly chance: number }
  /**
   * Spawns another of its kind, with this chance in thousandths per step, within a maximum distance
   * in cells.
   */
  | {
      readonly kind: 'spread';
      readonly chance: number;
      readonly far: number;
      readonly most: number;
    }
  /** Stays idle until the player is this near, or until it is hurt. */
  | { readonly kind: 'lurk'; readonly near: number }
  | { readonly kind: 'equip' | 'shoot' | 'throw' | 'pick-up' | 'wander' }
  /**
   * Follows a player in sight; `below` limits it to a player with less than this many thousandths
   * of health.
   */
  | { readonly kind: 'hunt'; readonly below?: number }
  /** Digs through rock to a player within this distance, seen or unseen. */
  | { readonly kind: 'tunnel'; readonly near: number };

export interface CreatureRow {
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
  readonly count?: Count;
}

const VISION = 9;
const WANDER: Urge = { kind: 'wander' };
const HUNT: Urge = { kind: 'hunt' };

/** One row per creature. */
export const CREATURES = {
  player: { hp: 100, attack: 20, defense: 5, vision: VISION, steps: 1, urges: [] },
  fungus: {
    hp: 10,
    attack: 0,
    defense: 0,
    vision: VISION,
    steps: 1,
    urges: [{ kind: 'spread', chance: 10, far: 5, most: 5 }],
    count: { base: 4 },
  },
  bat: {
    hp: 15,
    attack: 5,
    defense: 0,
    vision: VISION,
    steps: 2,
    urges: [{ kind: 'hunt', below: 400 }, WANDER],
    count: { base: 10 },
  },
  zombie: {
    hp: 50,
    attack: 10,
    defense: 10,
    vision: VISION,
    steps: 1,
    urges: [{ kind: 'idle', chance: 200 }, HUNT, WANDER],
    bite: 'numbness',
    count: { base: 1, deeper: 2 },
  },
  goblin: {
    hp: 66,
    attack: 15,
    defense: 5,
    vision: VISION,
    steps: 1,
    urges: [
      { kind: 'equip' },
      { kind: 'shoot' },
      { kind: 'throw' },
      HUNT,
      { kind: 'pick-up' },
      WANDER,
    ],
    armed: true,
    count: { base: 1, deeper: 2 },
  },
  spider: {
    hp: 40,
    attack: 16,
    defense: 4,
    vision: VISION,
    steps: 2,
    urges: [{ kind: 'lurk', near: 4 }, HUNT],
    bite: 'venom',
    count: { base: 1, deeper: 1, from: 1 },
  },
  mole: {
    hp: 90,
    attack: 34,
    defense: 10,
    vision: 2,
    steps: 1,
    urges: [{ kind: 'tunnel', near: 12 }, WANDER],
    count: { base: -3, deeper: 2, from: 2 },
  },
} as const satisfies Readonly<Record<string, CreatureRow>>;

export type CreatureKind = keyof typeof CREATURES;
export const CREATURE_KINDS = Object.keys(CREATURES) as readonly CreatureKind[];

/** All creatures except the player. */
export const MONSTERS = CREATURE_KINDS.filter((kind) => kind !== 'player');

export function creatureRow(kind: CreatureKind): CreatureRow {
  return CREATURES[kind];
}
