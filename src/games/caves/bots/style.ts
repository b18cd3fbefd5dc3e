import type { Growth } from '../rules/model/growth.ts';

/** Preferences of a bot: the same mind plays all styles. */
export interface Style {
  readonly id: string;
  /** Value of a point of defence relative to attack. */
  readonly defenseWorth: number;
  /** Value of a point of mana regained in 1,000 turns relative to attack; 0 without this. */
  readonly manaRegenWorth?: number;
  /** Value of a point of health that spells take or give in addition; 0 without this. */
  readonly magicWorth?: number;
  /** Factors of the value of growths; 1 for those left out. */
  readonly growth: Readonly<Partial<Record<Growth, number>>>;
  /** Largest stock of each kind of missile; 0 for one who neither throws nor shoots them. */
  readonly missiles: number;
  /** Spells thrown at foes: never, where other missiles would do less, or always first. */
  readonly sparks: 'never' | 'at-risk' | 'first';
  /** Books that it picks up; all of them without this. */
  readonly books?: readonly string[];
  /** Risk from which flasks are thrown, and the least distance. */
  readonly flasks: { readonly risk: number; readonly from: number };
  /** Risk from which scrolls are read in a fight. */
  readonly scrolls: number;
  /**
   * True for a player of worlds with more than rock: frees captives, chooses among the things of a
   * vault, keeps out of deep water, and dances with no one who follows as fast.
   */
  readonly isWorldly: boolean;
}

/** A bit of everything. */
export const ALL_ROUND: Style = {
  id: 'explorer',
  defenseWorth: 1.3,
  growth: {},
  missiles: 6,
  sparks: 'at-risk',
  flasks: { risk: 0.4, from: 4 },
  scrolls: 0.45,
  isWorldly: false,
};

/** Strikes at close quarters. */
export const FIGHTER: Style = {
  id: 'fighter',
  defenseWorth: 1.4,
  growth: { attack: 1.2, defense: 1.3, mana: 0.5, 'mana-regen': 0.5 },
  missiles: 0,
  sparks: 'never',
  books: [],
  flasks: { risk: 0.2, from: 3 },
  scrolls: 0.4,
  isWorldly: true,
};

/** Shoots, and throws all that flies. */
export const THROWER: Style = {
  id: 'thrower',
  defenseWorth: 1.2,
  growth: { attack: 1.3, vision: 2, mana: 0.5, 'mana-regen': 0.5 },
  missiles: 12,
  sparks: 'never',
  books: [],
  flasks: { risk: 0.25, from: 3 },
  scrolls: 0.45,
  isWorldly: true,
};

/** Lives by books and scrolls. */
export const CASTER: Style = {
  id: 'caster',
  defenseWorth: 1.8,
  manaRegenWorth: 0.3,
  magicWorth: 1,
  growth: { mana: 1.6, 'mana-regen': 2.5, attack: 0.8 },
  missiles: 0,
  sparks: 'first',
  flasks: { risk: 0.35, from: 3 },
  scrolls: 0.3,
  isWorldly: true,
};
