import type { Direction } from '../world/place.ts';

/** Actions of the hero. Steps, waiting and throws take a turn; other inventory actions do not. */
export type RogueAction =
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'wait' }
  /** Selects a slot, counted from 0. */
  | { readonly kind: 'select'; readonly slot: number }
  /** Uses the selected item. */
  | { readonly kind: 'use' }
  /** Puts the selected item on the ground. */
  | { readonly kind: 'drop' }
  /** Takes one of the gifts offered at a new level, counted from 0. */
  | { readonly kind: 'choose'; readonly gift: number };
