import type { EffectKind } from './effects.ts';
import type { ItemKind } from './items.ts';

export interface SpellRow {
  /** The item to cast it from. */
  readonly book: ItemKind;
  readonly mana: number;
  readonly effect: EffectKind;
}

/** The id of a spell. */
export type SpellKind = string;
