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
  readonly against?: readonly EffectKind[];
  /** Action beyond changes to the creature's own body. */
  readonly deed?: EffectAction;
}

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
  | { readonly do: 'blood-to-mana'; readonly most: number }
  /** Teleports up to this distance in x and in y. */
  | { readonly do: 'blink'; readonly far: number }
  /** Summons creatures into the adjacent cells. */
  | { readonly do: 'summon'; readonly creature: string }
  /** Reveals all creatures of the level while it lasts. */
  | { readonly do: 'detect' };

/** The id of an effect. */
export type EffectKind = string;
