import type { Growth } from './growth.ts';
import type { Direction, Place } from './place.ts';
import type { SpellKind } from './spells.ts';

/**
 * What the player can do. All of it takes a turn, but for `grow`, which is all that can be done while a choice is
 * left. Slots count from 0. Cells are those of the player's level.
 */
export type CavesAction =
  /** Goes there; attacks whoever stands there; digs where there is rock. */
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'climb'; readonly way: 'up' | 'down' }
  | { readonly kind: 'wait' | 'pick-up' }
  /** `wear` wields weapons and puts on armour; what is equipped it takes off. */
  | { readonly kind: 'drop' | 'eat' | 'wear' | 'quaff'; readonly slot: number }
  | { readonly kind: 'throw'; readonly slot: number; readonly at: Place }
  | { readonly kind: 'fire'; readonly at: Place }
  | { readonly kind: 'cast'; readonly slot: number; readonly spell: SpellKind; readonly at: Place }
  | { readonly kind: 'grow'; readonly growth: Growth };
