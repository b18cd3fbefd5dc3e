import type { Die } from '../model/die.ts';
import type { Card, CheckKind } from './phase.ts';

/** Why a scenario is over: the first three are victories. */
export const REASONS = [
  'cornered',
  'all-closed',
  'first-villain',
  'time',
  'dead',
  'escaped',
] as const;
export type Reason = (typeof REASONS)[number];
export const VICTORY_REASONS: readonly Reason[] = ['cornered', 'all-closed', 'first-villain'];

/** Where a die has gone; `out` is out of the game. */
export type Destination = 'hand' | 'bag' | 'pile' | 'deterred' | 'place' | 'out';

export type DiceEvent =
  | { readonly kind: 'turn'; readonly hero: number; readonly timer: number }
  | { readonly kind: 'time'; readonly change: number; readonly timer: number }
  /** `at` is a hero; for the destination `place`, a place. */
  | { readonly kind: 'moved'; readonly die: Die; readonly to: Destination; readonly at: number }
  | { readonly kind: 'drawn'; readonly die: Die; readonly hero: number }
  | { readonly kind: 'encounter'; readonly die: Die; readonly card: Card; readonly place: number }
  | { readonly kind: 'rolled'; readonly die: Die; readonly face: number; readonly foe: boolean }
  | {
      readonly kind: 'checked';
      readonly check: CheckKind;
      readonly hero: number;
      readonly total: number;
      readonly against: number;
      readonly won: boolean;
    }
  | { readonly kind: 'skill'; readonly skill: string; readonly hero: number }
  | { readonly kind: 'travelled'; readonly hero: number; readonly to: number }
  | { readonly kind: 'defeated'; readonly die: Die; readonly card: Card }
  | { readonly kind: 'evaded' | 'fled'; readonly hero: number; readonly card: Card }
  | {
      readonly kind: 'damage';
      readonly hero: number;
      readonly amount: number;
      readonly magical: boolean;
    }
  | { readonly kind: 'wounded' | 'died' | 'rested'; readonly hero: number }
  | { readonly kind: 'guarded'; readonly place: number; readonly hero: number }
  | { readonly kind: 'closed' | 'cornered'; readonly place: number }
  | { readonly kind: 'escaped'; readonly from: number; readonly to: number }
  | { readonly kind: 'boon'; readonly hero: number; readonly amount: number }
  | { readonly kind: 'over'; readonly reason: Reason };
