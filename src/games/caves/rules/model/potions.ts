import type { EffectKind } from './effects.ts';

export interface PotionRow {
  readonly effect: EffectKind;
  /** Relative frequency of finding it. */
  readonly weight: number;
}

/** The id of a potion. */
export type PotionKind = string;

/** Appearances of potions, assigned at random in every run. */
export const COLORS = [
  'red',
  'yellow',
  'green',
  'cyan',
  'blue',
  'magenta',
  'dark',
  'grey',
  'light',
] as const;
export type Color = (typeof COLORS)[number];
