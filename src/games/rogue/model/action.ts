import type { Direction } from './place.ts';

/** What the hero can do. A step and waiting take a turn; the inventory takes none. */
export type RogueAction =
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'wait' }
  /** Selects a slot, counted from 0. */
  | { readonly kind: 'select'; readonly slot: number }
  /** Uses the selected item. */
  | { readonly kind: 'use' }
  /** Puts the selected item on the ground. */
  | { readonly kind: 'drop' };
