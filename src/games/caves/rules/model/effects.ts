/**
 * The effect of a potion, a spell or a bite on a creature, as data: on start, in every turn, and
 * while it lasts. Copies of a row behave identically.
 */
export interface EffectRow {
  /** Duration in turns; 0 for an instant effect. */
  readonly turns: number;
  /** Change on start. */
  readonly start?: Change;
  /** Change in every turn. */
  readonly each?: Change;
  /** Bonus while it lasts. */
  readonly bonus?: Bonus;
  /** Ailments that it ends on start and prevents while it lasts. */
  readonly against?: readonly Ailment[];
  /** Action beyond changes to the creature's own body. */
  readonly deed?: EffectAction;
}

/** Effects that others can prevent. */
export type Ailment = 'poison' | 'venom' | 'numbness';

export interface Change {
  readonly hp?: number;
  readonly mana?: number;
  /** Chance of the change in thousandths; certain by default. */
  readonly chance?: number;
  /** Experience per level of the affected creature. */
  readonly xpPerRank?: number;
}

/** Bonus of effects and equipment. */
export interface Bonus {
  readonly attack?: number;
  readonly defense?: number;
  readonly vision?: number;
  /** Points regained in 1 000 turns. */
  readonly hpRegen?: number;
  readonly manaRegen?: number;
}

export type EffectAction =
  /** Turns health into mana one for one, up to a maximum; not again while the effect lasts. */
  | { readonly kind: 'blood-to-mana'; readonly most: number }
  /** Teleports up to this distance in x and in y. */
  | { readonly kind: 'blink'; readonly far: number }
  /** Summons creatures into the adjacent cells. */
  | { readonly kind: 'summon'; readonly creature: 'bat' }
  /** Reveals all creatures of the level while it lasts. */
  | { readonly kind: 'detect' };

/** One row per effect. */
export const EFFECTS = {
  health: { turns: 0, start: { hp: 15 } },
  mana: { turns: 0, start: { mana: 10 } },
  'slow-health': { turns: 100, each: { hp: 1 } },
  poison: { turns: 20, each: { hp: -1 } },
  warrior: { turns: 20, bonus: { attack: 5, defense: 5 } },
  archer: { turns: 20, bonus: { vision: 3 } },
  experience: { turns: 0, start: { xpPerRank: 5 } },
  'stone-skin': { turns: 60, bonus: { defense: 8 } },
  venom: { turns: 8, each: { hp: -1 } },
  numbness: { turns: 4, bonus: { attack: -3, defense: -3 } },
  'minor-heal': { turns: 0, start: { hp: 20 } },
  'major-heal': { turns: 0, start: { hp: 50 } },
  'slow-heal': { turns: 50, each: { hp: 2 } },
  'inner-strength': {
    turns: 50,
    each: { hp: 1, chance: 250 },
    bonus: { attack: 2, defense: 2, vision: 1, hpRegen: 10, manaRegen: -10 },
    against: ['poison', 'venom', 'numbness'],
  },
  'blood-to-mana': { turns: 300, deed: { kind: 'blood-to-mana', most: 10 } },
  blink: { turns: 8, bonus: { defense: 12 }, deed: { kind: 'blink', far: 5 } },
  'summon-bats': { turns: 0, deed: { kind: 'summon', creature: 'bat' } },
  'detect-creatures': { turns: 75, bonus: { defense: 8 }, deed: { kind: 'detect' } },
  spark: { turns: 0, start: { hp: -12 } },
  refreshment: { turns: 20, each: { hp: 1 } },
  'hearty-meal': { turns: 40, each: { hp: 1 } },
} as const satisfies Readonly<Record<string, EffectRow> & Record<Ailment, EffectRow>>;

export type EffectKind = keyof typeof EFFECTS;
export const EFFECT_KINDS = Object.keys(EFFECTS) as readonly EffectKind[];

export function effectRow(kind: EffectKind): EffectRow {
  return EFFECTS[kind];
}
