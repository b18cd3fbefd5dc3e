import type { CheckMethod } from '../check/battle-check.ts';
import type { Part } from '../check/part.ts';
import type { HandMaskRule, Fate } from '../select/hand-rule.ts';
import { EMPTY_MASK } from '../select/mask.ts';
import type { HandMask } from '../select/mask.ts';
import type { PileMask, PileRule } from '../select/pile-mask.ts';
import type { Die } from '../model/die.ts';
import type { Why } from './move.ts';

/** Everything that can be checked. `tally` has no opponent: the total itself is what counts. */
export const CHECK_KINDS = [
  'acquire',
  'ally',
  'wound',
  'obstacle',
  'battle',
  'evade',
  'close',
  'guard',
  'skill',
  'tally',
  'flee',
] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/** A skill at work: whose, in which way, and at what it is aimed. */
export interface SkillUse {
  readonly skill: string;
  readonly way: string;
  readonly hero: number;
  /** The hero or location aimed at; -2 while there is none. */
  readonly target: number;
}
export const NO_TARGET = -2;

/** A card of a location by its place in the world's tables; -1 is a nameless threat. */
export type Card = number;
export const NAMELESS: Card = -1;

/** Why dice are chosen of a hand. */
export const PICK_ENDS = [
  'check',
  'skill',
  'again',
  'give',
  'errand',
  'lose',
  'reroll',
  'banish',
  'cure',
] as const;
export type PickEnd = (typeof PICK_ENDS)[number];

/** Why a die is drawn of a bag. */
export const DRAW_ENDS = ['explore', 'refill', 'summon', 'grace', 'look', 'swift'] as const;
export type DrawEnd = (typeof DRAW_ENDS)[number];

export interface PickPhase {
  readonly kind: 'pick';
  readonly hero: number;
  readonly rule: HandMaskRule;
  readonly mask: HandMask;
  readonly end: PickEnd;
  readonly cancel: boolean;
  /** What becomes of dice to which the rule gives no other fate. */
  readonly fate: Fate;
  readonly check: CheckKind;
  readonly use: SkillUse | undefined;
  /** The place of a closing check, or the hero who is given dice; -2 elsewhere. */
  readonly target: number;
  /** Why the chosen dice leave the hand. */
  readonly why: Why;
}

/** What is said of a choice of dice that begins; the rest is as for dice that are paid. */
export interface PickAsked {
  readonly hero: number;
  readonly rule: HandMaskRule;
  readonly end: PickEnd;
  readonly cancel?: boolean;
  readonly fate?: Fate;
  readonly check?: CheckKind;
  readonly use?: SkillUse | undefined;
  readonly target?: number;
  /** What follows from the end where it is not said. */
  readonly why?: Why;
}

const WHY_OF: Readonly<Record<PickEnd, Why>> = {
  check: 'check',
  skill: 'skill',
  again: 'again',
  give: 'gift',
  errand: 'gift',
  lose: 'damage',
  reroll: 'reroll',
  banish: 'check',
  cure: 'cured',
};

/** A choice of dice that begins. */
export function makePick(asked: PickAsked): PickPhase {
  return {
    kind: 'pick',
    hero: asked.hero,
    rule: asked.rule,
    mask: EMPTY_MASK,
    end: asked.end,
    cancel: asked.cancel ?? true,
    fate: asked.fate ?? 'discard',
    check: asked.check ?? 'tally',
    use: asked.use,
    target: asked.target ?? NO_TARGET,
    why: asked.why ?? WHY_OF[asked.end],
  };
}

/** The choice with other dice chosen; written out, so that all choices have one layout. */
export function withMask(pick: PickPhase, mask: HandMask): PickPhase {
  const { kind, hero, rule, end, cancel, fate, check, use, target, why } = pick;
  return { kind, hero, rule, mask, end, cancel, fate, check, use, target, why };
}

export interface RollPhase {
  readonly kind: 'roll';
  readonly check: CheckKind;
  readonly hero: number;
  readonly method: CheckMethod;
  readonly dice: readonly Die[];
  readonly helpers: readonly Die[];
  /**
   * What becomes of the dice and the helpers once they are rolled: until then they lie in the hand.
   * Empty where they have been spent before, as at a second roll.
   */
  readonly fates: readonly Fate[];
  /** What has been rolled so far: dice, helpers, the opponent. */
  readonly rolls: readonly number[];
  readonly foe: Die | undefined;
  /** What is added on either side. */
  readonly parts: readonly Part[];
  readonly use: SkillUse | undefined;
}

/** The roll as it goes on, written out for the same reason. */
export function changeRoll(
  roll: RollPhase,
  changes: Partial<Pick<RollPhase, 'fates' | 'rolls' | 'use'>>,
): RollPhase {
  const { kind, check, hero, method, dice, helpers, foe, parts } = roll;
  const { fates = roll.fates, rolls = roll.rolls, use = roll.use } = changes;
  return { kind, check, hero, method, dice, helpers, fates, rolls, foe, parts, use };
}

export interface EncounterPhase {
  readonly kind: 'encounter';
  readonly die: Die;
  readonly place: number;
  readonly card: Card;
  /** Counts against the threat: a trap it walked into. */
  readonly trap: number;
  /** Locations held against a villain's escape. */
  readonly guarded: readonly number[];
  /** The first die drawn in this turn. */
  readonly first: boolean;
  /** Skills that failed to evade it, as `hero.skill`. */
  readonly tried: readonly string[];
}

/** The encounter after a place was held, or a try to evade it failed. */
export function changeEncounter(
  encounter: EncounterPhase,
  changes: Partial<Pick<EncounterPhase, 'guarded' | 'tried'>>,
): EncounterPhase {
  const { kind, die, place, card, trap, first } = encounter;
  const { guarded = encounter.guarded, tried = encounter.tried } = changes;
  return { kind, die, place, card, trap, guarded, first, tried };
}

/** One phase of the game: the last of `DiceState.phases` is the one in progress. */
export type Phase =
  /** Before the first turn: a hero chooses where to start. */
  | { readonly kind: 'place'; readonly hero: number }
  /** The turn passes to the next hero. */
  | { readonly kind: 'start' }
  /** The acting hero is free to choose what to do. */
  | { readonly kind: 'interior' }
  | EncounterPhase
  | PickPhase
  | RollPhase
  /** A die is drawn: of the bag of a place, or (place -2) of the hero's own. */
  | {
      readonly kind: 'draw';
      readonly hero: number;
      readonly place: number;
      readonly end: DrawEnd;
      /** How many more are drawn after this one. */
      readonly amount: number;
      readonly use: SkillUse | undefined;
    }
  /** A die of a location's bag is looked at; a skill may remove it. */
  | { readonly kind: 'look'; readonly die: Die; readonly place: number; readonly use: SkillUse }
  /** A hero or a location is chosen for travelling, for a gift of dice, or for a skill. */
  | {
      readonly kind: 'target';
      readonly hero: number;
      readonly end: 'travel' | 'give' | 'skill';
      readonly use: SkillUse | undefined;
    }
  /** Dice of a discard pile are chosen. */
  | {
      readonly kind: 'pile';
      readonly hero: number;
      readonly owner: number;
      readonly rule: PileRule;
      readonly mask: PileMask;
      readonly end: 'heal' | 'rest';
    }
  /** A closing check may be tried: to close, or to hold a location against a villain. */
  | {
      readonly kind: 'closing';
      readonly hero: number;
      readonly place: number;
      readonly guard: boolean;
    }
  /** Heroes at the first of the places are asked to hold it. */
  | { readonly kind: 'guard'; readonly places: readonly number[] }
  /** Damage is about to fall: reactions may lessen it. */
  | {
      readonly kind: 'damage';
      readonly hero: number;
      readonly amount: number;
      readonly magical: boolean;
      readonly reacted: readonly string[];
    }
  /** A failed check may be rolled once more for a price. */
  | { readonly kind: 'retry'; readonly roll: RollPhase }
  /** A villain gets away from a place. */
  | {
      readonly kind: 'escape';
      readonly from: number;
      readonly die: Die;
      readonly guarded: readonly number[];
    }
  /** A die comes into a hand, where room has to be made for it first. */
  | {
      readonly kind: 'arrive';
      readonly hero: number;
      readonly die: Die;
      readonly from: 'met' | 'new';
    }
  /** The end of a turn: dice are discarded, the hand is filled. */
  | { readonly kind: 'end' }
  | { readonly kind: 'refill' };

export type PhaseKind = Phase['kind'];
export type PhaseOf<K extends PhaseKind> = Extract<Phase, { readonly kind: K }>;

/** The place of draws from a hero's own bag. */
export const OWN_BAG = -2;

/** A bonus that waits for a hero's next check of one of the kinds. */
export interface Boon {
  readonly hero: number;
  readonly amount: number;
  readonly scope: BoonScope;
  /** The hero who gave it, and by which skill. */
  readonly by: number;
  readonly skill: string;
}
export const BOON_SCOPES = ['checks', 'chores', 'trap'] as const;
export type BoonScope = (typeof BOON_SCOPES)[number];
