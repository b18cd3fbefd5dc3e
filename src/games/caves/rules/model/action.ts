import type { Growth } from './growth.ts';
import type { Direction, Place } from './place.ts';
import type { SpellKind } from './spells.ts';

/**
 * An action of the player. Every action takes a turn except `grow`, which is the only legal action
 * while a choice is pending. Slots count from 0. Cells refer to the player's level.
 */
export type CavesAction =
  /** Moves there, attacks a creature there, or digs through rock. */
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'climb'; readonly way: 'up' | 'down' }
  | { readonly kind: 'wait' | 'pick-up' }
  /** `wear` wields a weapon, puts on armour, or takes off an equipped item. */
  | { readonly kind: 'drop' | 'eat' | 'wear' | 'quaff' | 'read'; readonly slot: number }
  | { readonly kind: 'throw'; readonly slot: number; readonly at: Place }
  | { readonly kind: 'fire'; readonly at: Place }
  | { readonly kind: 'cast'; readonly slot: number; readonly spell: SpellKind; readonly at: Place }
  | { readonly kind: 'grow'; readonly growth: Growth };
