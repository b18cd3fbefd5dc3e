/**
 * What a potion, a spell or a bite does to a creature, as data: at once, in every turn, and what is different
 * while it lasts. An effect is a row, so copies of it do what it does.
 */
export interface EffectRow {
  /** Turns that it lasts; 0 where it is over at once. */
  readonly turns: number;
  /** What happens at once. */
  readonly start?: Change;
  /** What happens in every turn that it lasts. */
  readonly each?: Change;
  /** What is added while it lasts. */
  readonly bonus?: Bonus;
  /** What ends when it begins, and does not take hold while it lasts. */
  readonly against?: readonly Ailment[];
  /** What the bodies of creatures do not suffice for. */
  readonly deed?: Deed;
}

/** Effects that others may be against. */
export type Ailment = 'poison' | 'venom' | 'numbness';

export interface Change {
  readonly hp?: number;
  readonly mana?: number;
  /** Of a thousand: how likely the change is; certain unless told. */
  readonly chance?: number;
  /** So much experience for each level that whoever it works on has. */
  readonly xpPerRank?: number;
}

/** What effects and equipment add to a creature. */
export interface Bonus {
  readonly attack?: number;
  readonly defense?: number;
  readonly vision?: number;
  /** Points that come back in 1 000 turns. */
  readonly hpRegen?: number;
  readonly manaRegen?: number;
}

export type Deed =
  /** A point of health for a point of mana, at most so many; not again while the effect lasts. */
  | { readonly kind: 'blood-to-mana'; readonly most: number }
  /** Elsewhere, so far away at most in x and in y. */
  | { readonly kind: 'blink'; readonly far: number }
  /** Creatures in the cells around. */
  | { readonly kind: 'summon'; readonly creature: 'bat' }
  /** All creatures of the level are seen while it lasts. */
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
