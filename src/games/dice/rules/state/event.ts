import type { CheckMethod } from '../check/battle-check.ts';
import type { Part } from '../check/part.ts';
import type { Die } from '../model/die.ts';
import type { DieSpot, Why } from './move.ts';
import type { BoonScope, Card, CheckKind } from './phase.ts';

/** Why a scenario is over: the first three are victories. */
export const REASONS = [
  'cornered',
  'all-closed',
  'first-villain',
  'time',
  'dead',
  'escaped',
  'fallen',
] as const;
export type Reason = (typeof REASONS)[number];
export const VICTORY_REASONS: readonly Reason[] = ['cornered', 'all-closed', 'first-villain'];

/** What a die showed in a check, and what it was there for. */
export interface RolledDie {
  readonly die: Die;
  readonly face: number;
  readonly role: 'use' | 'help' | 'foe';
}

/** A check as it stands before the roll: what is added on either side, by source. */
export interface Attempt {
  readonly check: CheckKind;
  readonly hero: number;
  readonly method: CheckMethod;
  /** The skill by which it is made. */
  readonly skill: string | undefined;
  readonly parts: readonly Part[];
}

/** How a check ended, and every die rolled in it, in the order of rolling. */
interface Rolled extends Attempt {
  readonly dice: readonly RolledDie[];
  readonly total: number;
}

/** A bonus for a later check: who gave it, by which skill, and to whom. */
interface BoonFacts {
  readonly hero: number;
  readonly amount: number;
  readonly scope: BoonScope;
  readonly by: number;
  readonly skill: string;
}

export type DiceEvent =
  | { readonly kind: 'turn'; readonly hero: number; readonly timer: number }
  | { readonly kind: 'time'; readonly change: number; readonly timer: number }
  /**
   * `giver` is whose die it was and `at` whose it is: a hero, or a place for `place` and `met`, or
   * -1 for nobody. A gift goes from the hand of its giver to the hand at which it arrives.
   */
  | {
      readonly kind: 'moved';
      readonly die: Die;
      readonly from: DieSpot;
      readonly giver: number;
      readonly to: DieSpot;
      readonly at: number;
      readonly why: Why;
    }
  | { readonly kind: 'drawn'; readonly die: Die; readonly hero: number }
  | { readonly kind: 'encounter'; readonly die: Die; readonly card: Card; readonly place: number }
  /** Dice are committed to a check, or rolled for a skill: they lie on the table until it is over. */
  | (Attempt & {
      readonly kind: 'attempted';
      readonly dice: readonly Die[];
      readonly helpers: readonly Die[];
      readonly foe: Die | undefined;
    })
  | { readonly kind: 'rolled'; readonly die: Die; readonly face: number; readonly foe: boolean }
  | (Rolled & { readonly kind: 'checked'; readonly against: number; readonly won: boolean })
  /** The dice of a skill that rolls against nothing. */
  | (Rolled & { readonly kind: 'tallied' })
  | { readonly kind: 'skill'; readonly skill: string; readonly hero: number }
  | {
      readonly kind: 'travelled';
      readonly hero: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'defeated'; readonly die: Die; readonly card: Card }
  | { readonly kind: 'evaded' | 'fled'; readonly hero: number; readonly card: Card }
  /** A reaction of `by` has lessened damage, or taken it over from `hero`. */
  | {
      readonly kind: 'lessened';
      readonly hero: number;
      readonly by: number;
      readonly skill: string;
      readonly before: number;
      readonly after: number;
    }
  | {
      readonly kind: 'damage';
      readonly hero: number;
      readonly amount: number;
      readonly magical: boolean;
    }
  | { readonly kind: 'wounded' | 'died' | 'rested'; readonly hero: number }
  | { readonly kind: 'guarded'; readonly place: number; readonly hero: number }
  | { readonly kind: 'closed' | 'cornered'; readonly place: number }
  /** A place was to be closed, but its villain was there. */
  | { readonly kind: 'found'; readonly place: number; readonly card: Card }
  | { readonly kind: 'escaped'; readonly from: number; readonly to: number }
  /** A bonus waits, counts in a check, or is lost at the end of a turn. */
  | (BoonFacts & { readonly kind: 'boon' | 'boon-used' | 'boon-lost' })
  | { readonly kind: 'over'; readonly reason: Reason };
