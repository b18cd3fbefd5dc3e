import type { OptionSpec, Outcome } from '#core';
import { MAX_HOUSES, MAX_SEEDS } from './pits.ts';
import type { House, Pits, Player } from './pits.ts';

export const CAPTURES = ['standard', 'empty', 'none'] as const;
export const ENDS = ['side', 'mover'] as const;
export const REMAINING = ['owner', 'emptier', 'nobody'] as const;

/** The rules that can be chosen; the defaults are those of the standard game. */
export type Rules = {
  /** What a last seed in an own empty house takes; `empty` stores it even with nothing opposite. */
  readonly capture: (typeof CAPTURES)[number];
  /** The game ends when any side is empty, or when the player to move has no move. */
  readonly ends: (typeof ENDS)[number];
  /** Who gets the seeds left: each side's owner, the player who emptied his side, or nobody. */
  readonly remaining: (typeof REMAINING)[number];
  /** More than half of all seeds in one store ends the game. */
  readonly majorityStop: boolean;
  /** TWO may swap sides after the first sowing, which then gives no extra turn. */
  readonly pie: boolean;
  /** A last seed in an occupied house lifts that house's seeds and sows on. */
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

/** Where the pie rule stands: before the first sowing, at TWO's choice, or past it. */
export const PIE_STAGES = ['first', 'reply', 'past'] as const;
export type PieStage = (typeof PIE_STAGES)[number];

export interface KalahState {
  readonly rules: Rules;
  readonly pits: Pits;
  readonly mover: Player;
  readonly pie: PieStage;
  /** Why the game is over, while it is. */
  readonly over: Reason | undefined;
}

/** A house to sow, or the swap of sides that the pie rule allows. */
export type KalahAction = House | 'swap';

export type KalahEvent =
  | {
      readonly kind: 'sow';
      readonly player: Player;
      /** Indices of the pit that was emptied and of the one that took the last seed. */
      readonly from: number;
      readonly last: number;
      readonly seeds: number;
    }
  | {
      readonly kind: 'capture';
      readonly player: Player;
      readonly pit: number;
      readonly opposite: number;
      /** All that went to the store, the last seed included. */
      readonly seeds: number;
    }
  | { readonly kind: 'again'; readonly player: Player }
  | { readonly kind: 'swap'; readonly player: Player }
  | {
      readonly kind: 'sweep';
      /** Whose houses held the seeds left, and who gets them. */
      readonly side: Player;
      readonly taker: Player | undefined;
      readonly seeds: number;
    }
  | { readonly kind: 'over'; readonly outcome: Outcome };
