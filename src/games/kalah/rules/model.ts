import type { OptionSpec, Outcome } from '#core';
import { MAX_HOUSES, MAX_SEEDS } from './pits.ts';
import type { House, Pits, Player } from './pits.ts';

export const CAPTURES = ['standard', 'empty', 'none'] as const;
export const ENDS = ['side', 'mover'] as const;
export const REMAINING = ['owner', 'emptier', 'nobody'] as const;

/** Optional rules; the defaults are the standard game. */
export type Rules = {
  /**
   * Capture by a last seed in the player's own empty house; `empty` stores it even with nothing
   * opposite.
   */
  readonly capture: (typeof CAPTURES)[number];
  /** Ends the game when either side is empty, or when the player to move has no move. */
  readonly ends: (typeof ENDS)[number];
  /**
   * Receiver of the remaining seeds: each side's owner, the player who emptied his side, or no one.
   */
  readonly remaining: (typeof REMAINING)[number];
  /** Ends the game when one store has more than half of all seeds. */
  readonly majorityStop: boolean;
  /** TWO may swap sides after the first sowing, which then gives no extra turn. */
  readonly pie: boolean;
  /** Relay sowing: a last seed in an occupied house lifts its seeds and continues. */
  readonly relay: boolean;
};

export type KalahOptions = Rules & { readonly houses: number; readonly seeds: number };

export const kalahOptions: OptionSpec<KalahOptions> = {
  houses: { kind: 'integer', least: 1, most: MAX_HOUSES, menu: { least: 3, most: 8 }, default: 6 },
  seeds: { kind: 'integer', least: 1, most: MAX_SEEDS, menu: { least: 1, most: 8 }, default: 4 },
  capture: { kind: 'choice', values: CAPTURES, default: 'standard' },
  ends: { kind: 'choice', values: ENDS, default: 'side' },
  remaining: { kind: 'choice', values: REMAINING, default: 'owner' },
  majorityStop: { kind: 'flag', default: false },
  pie: { kind: 'flag', default: false },
  relay: { kind: 'flag', default: false },
};

export const REASONS = ['side-empty', 'no-move', 'majority'] as const;
export type Reason = (typeof REASONS)[number];

/** Stage of the pie rule: before the first sowing, TWO's choice, or past it. */
export const PIE_STAGES = ['first', 'reply', 'past'] as const;
export type PieStage = (typeof PIE_STAGES)[number];

export interface KalahState {
  readonly rules: Rules;
  readonly pits: Pits;
  readonly mover: Player;
  readonly pie: PieStage;
  /** The reason the game is over, if it is. */
  readonly over: Reason | undefined;
}

/** A house to sow, or the swap of sides under the pie rule. */
export type KalahAction = House | 'swap';

export type KalahEvent =
  | {
      readonly kind: 'sow';
      readonly player: Player;
      /** Indices of the emptied pit and of the pit of the last seed. */
      readonly from: number;
      readonly last: number;
      readonly seeds: number;
    }
  | {
      readonly kind: 'capture';
      readonly player: Player;
      readonly pit: number;
      readonly opposite: number;
      /** Number of seeds moved to the store, including the last one. */
      readonly seeds: number;
    }
  | { readonly kind: 'again'; readonly player: Player }
  | { readonly kind: 'swap'; readonly player: Player }
  | {
      readonly kind: 'sweep';
      /** The side with the remaining seeds, and the player who receives them. */
      readonly side: Player;
      readonly taker: Player | undefined;
      readonly seeds: number;
    }
  | { readonly kind: 'over'; readonly outcome: Outcome };
