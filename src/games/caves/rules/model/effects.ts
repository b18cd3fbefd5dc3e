import type { Growth } from './growth.ts';

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
  /** Constraint on the creature while it lasts. */
  readonly state?: EffectState;
  /** Ailments that it ends on start and prevents while it lasts. */
  readonly against?: readonly EffectKind[];
  /** Action beyond changes to the creature's own body. */
  readonly deed?: EffectAction;
}

/**
 * `held`: cannot step. `stunned`: cannot act. `afraid`: runs from the player. `roused`: finds the
 * player unseen. `burning`: sets fire to the ground, until water ends it.
 */
export const EFFECT_STATES = ['held', 'stunned', 'afraid', 'roused', 'burning'] as const;
export type EffectState = (typeof EFFECT_STATES)[number];

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
  /** Summons creatures into the adjacent cells: all of them, or at most some; allies of the player. */
  | {
      readonly do: 'summon';
      readonly creature: string;
      readonly most?: number;
      readonly ally?: true;
    }
  /** Lets out fire or gas. */
  | { readonly do: 'cloud'; readonly cloud: string; readonly amount: number }
  /** Changes the ground within a radius. */
  | { readonly do: 'lay'; readonly terrain: string; readonly radius: number }
  /** Explodes: damages everyone within the radius, and turns rock into floor. */
  | { readonly do: 'blast'; readonly radius: number; readonly damage: number }
  /** Falls to the level below. */
  | { readonly do: 'fall' }
  /** Moves to a random place of the level. */
  | { readonly do: 'teleport' }
  /** Shows the player the level. */
  | { readonly do: 'map' }
  /** Works another effect on the nearest others within a distance. */
  | {
      readonly do: 'others';
      readonly effect: string;
      readonly near: number;
      readonly most?: number;
    }
  /** The creature that works it takes an item. */
  | { readonly do: 'steal' }
  /** Is dragged to the creature that works it, or pushed away from it. */
  | { readonly do: 'pull' | 'push'; readonly far: number }
  /** Becomes an ally of the player. */
  | { readonly do: 'tame' }
  /** Improves permanently. */
  | { readonly do: 'grow'; readonly growth: Growth }
  /** Reveals all creatures of the level while it lasts. */
  | { readonly do: 'detect' };

/** The id of an effect. */
export type EffectKind = string;
