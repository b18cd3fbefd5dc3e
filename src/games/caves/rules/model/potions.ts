import type { EffectKind } from './effects.ts';

export interface PotionRow {
  readonly effect: EffectKind;
  /** Relative frequency of finding it. */
  readonly weight: number;
}

/** One row per potion. */
export const POTIONS = {
  health: { effect: 'health', weight: 2 },
  mana: { effect: 'mana', weight: 2 },
  'slow-health': { effect: 'slow-health', weight: 1 },
  poison: { effect: 'poison', weight: 1 },
  warrior: { effect: 'warrior', weight: 1 },
  archer: { effect: 'archer', weight: 1 },
  experience: { effect: 'experience', weight: 1 },
  'stone-skin': { effect: 'stone-skin', weight: 1 },
} as const satisfies Readonly<Record<string, PotionRow>>;

export type PotionKind = keyof typeof POTIONS;
export const POTION_KINDS = Object.keys(POTIONS) as readonly PotionKind[];

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
