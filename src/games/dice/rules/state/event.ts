import type { CheckMethod } from '../check/battle-check.ts';
import type { Part } from '../check/part.ts';
import type { Die } from '../model/die.ts';
import type { DieSpot, MoveReason } from './move.ts';
import type { Reason } from './reason.ts';
import type { ActId, BoonScope, Card, CheckKind } from './phase.ts';

/** A die rolled in a check, with its face and its role. */
export interface RolledDie {
  readonly die: Die;
  readonly face: number;
  readonly role: 'use' | 'help' | 'foe';
}

/** A check before the roll, with the modifiers of both sides by source. */
export interface Attempt {
  readonly check: CheckKind;
  readonly hero: number;
  readonly method: CheckMethod;
  /** Skill used for it, if any. */
  readonly skill: string | undefined;
  readonly parts: readonly Part[];
}

/** Result of a check, with all dice in order of rolling. */
interface Rolled extends Attempt {
  readonly dice: readonly RolledDie[];
  readonly total: number;
}

/** A bonus for a later check: its giver, its skill and its recipient. */
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
   * `giver` is the previous owner of the die and `at` the new one: a hero, a location for `place`
   * and `met`, or -1. A gift goes from its giver's hand to the recipient's.
   */
  | {
      readonly kind: 'moved';
      readonly die: Die;
      readonly from: DieSpot;
      readonly giver: number;
      readonly to: DieSpot;
      readonly at: number;
      readonly why: MoveReason;
    }
  | { readonly kind: 'drawn'; readonly die: Die; readonly hero: number }
  | { readonly kind: 'encounter'; readonly die: Die; readonly card: Card; readonly place: number }
  /** Dice are committed to a check, or rolled for a skill. They stay on the table until it ends. */
  | (Attempt & {
      readonly kind: 'attempted';
      readonly dice: readonly Die[];
      readonly helpers: readonly Die[];
      readonly foe: Die | undefined;
    })
  | { readonly kind: 'rolled'; readonly die: Die; readonly face: number; readonly foe: boolean }
  | (Rolled & { readonly kind: 'checked'; readonly against: number; readonly won: boolean })
  /** A skill's dice are rolled without an opponent. */
  | (Rolled & { readonly kind: 'tallied' })
  | { readonly kind: 'skill'; readonly skill: string; readonly hero: number }
  | {
      readonly kind: 'travelled';
      readonly hero: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'defeated'; readonly die: Die; readonly card: Card }
  /** A threat that was not beaten has acted against a hero, at a location. */
  | {
      readonly kind: 'acted';
      readonly act: ActId;
      readonly card: Card;
      readonly hero: number;
      readonly place: number;
    }
  | { readonly kind: 'evaded' | 'fled'; readonly hero: number; readonly card: Card }
  /** A reaction of `by` has reduced damage, or taken it over from `hero`. */
  | {
      readonly kind: 'lessened';
      readonly hero: number;
      readonly by: number;
      readonly skill: string;
      readonly before: number;
      readonly after: number;
    }
  /** Dice that damage takes from hand and bag: fewer than announced if the hero has no more. */
  | {
      readonly kind: 'damage';
      readonly hero: number;
      readonly announced: number;
      readonly amount: number;
      readonly magical: boolean;
    }
  | { readonly kind: 'wounded' | 'died' | 'rested'; readonly hero: number }
  | { readonly kind: 'guarded'; readonly place: number; readonly hero: number }
  | { readonly kind: 'closed' | 'cornered'; readonly place: number }
  /** Closing failed because the villain was at the location, or a hero learned where he is. */
  | { readonly kind: 'found' | 'spied'; readonly place: number; readonly card: Card }
  | { readonly kind: 'escaped'; readonly from: number; readonly to: number }
  /** A bonus is granted, used in a check, or lost at the end of a turn. */
  | (BoonFacts & { readonly kind: 'boon' | 'boon-used' | 'boon-lost' })
  /** A hero has chosen an option of the story. */
  | {
      readonly kind: 'chose';
      readonly hero: number;
      readonly choice: string;
      readonly option: string;
    }
  | { readonly kind: 'over'; readonly reason: Reason };
