import type { CheckMethod } from '../check/battle-check.ts';
import type { Part } from '../check/part.ts';
import type { HandMaskRule, Fate } from '../select/hand-rule.ts';
import { EMPTY_MASK } from '../select/mask.ts';
import type { HandMask } from '../select/mask.ts';
import type { PileMask, PileRule } from '../select/pile-mask.ts';
import type { Die } from '../model/die.ts';
import type { Reason } from './reason.ts';
import type { MoveReason } from './move.ts';

/** Kinds of checks. `tally` has no opponent; only its total counts. */
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

/** A skill in use, with its hero, way and target. */
export interface SkillUse {
  readonly skill: string;
  readonly way: string;
  readonly hero: number;
  /** Target hero or location; -2 until there is one. */
  readonly target: number;
}
export const NO_TARGET = -2;

/** The use of a skill on a target. Written out, to give all uses one layout. */
export function useOn({ skill, way, hero }: Omit<SkillUse, 'target'>, target: number): SkillUse {
  return { skill, way, hero, target };
}

/** Index of a card in the world's tables; -1 is a nameless threat. */
export type Card = number;
export const NAMELESS: Card = -1;

/** Deeds of a threat that is not beaten. */
export const ACT_IDS = [
  'steal',
  'abscond',
  'wound',
  'call',
  'grow',
  'curse',
  'delay',
  'weary',
  'scatter',
  'daunt',
  'drive',
] as const;
export type ActId = (typeof ACT_IDS)[number];

/** Purposes of a choice of dice from a hand. */
export const PICK_ENDS = [
  'check',
  'skill',
  'again',
  'give',
  'errand',
  'lose',
  'trim',
  'pay',
  'reroll',
  'banish',
  'cure',
] as const;
export type PickEnd = (typeof PICK_ENDS)[number];

/** Purposes of a draw from a bag. */
export const DRAW_ENDS = [
  'explore',
  'refill',
  'summon',
  'quick',
  'grace',
  'look',
  'swift',
  'bleed',
  'steal',
] as const;
export type DrawEnd = (typeof DRAW_ENDS)[number];

export interface PickPhase {
  readonly kind: 'pick';
  readonly hero: number;
  readonly rule: HandMaskRule;
  readonly mask: HandMask;
  readonly end: PickEnd;
  readonly cancel: boolean;
  /** Fate of dice for which the rule gives no other. */
  readonly fate: Fate;
  readonly check: CheckKind;
  readonly use: SkillUse | undefined;
  /** Location of a closing check, recipient of a gift, or damage to pay; otherwise -2. */
  readonly target: number;
  /** Reason for the chosen dice to leave the hand. */
  readonly why: MoveReason;
}

/** Options of a new choice of dice. The defaults suit dice that are paid. */
export interface PickOptions {
  readonly hero: number;
  readonly rule: HandMaskRule;
  readonly end: PickEnd;
  readonly cancel?: boolean;
  readonly fate?: Fate;
  readonly check?: CheckKind;
  readonly use?: SkillUse | undefined;
  readonly target?: number;
  /** Derived from the end by default. */
  readonly why?: MoveReason;
}

const PICK_REASONS: Readonly<Record<PickEnd, MoveReason>> = {
  check: 'check',
  skill: 'skill',
  again: 'again',
  give: 'gift',
  errand: 'gift',
  lose: 'damage',
  trim: 'optional',
  pay: 'damage',
  reroll: 'reroll',
  banish: 'check',
  cure: 'cured',
};

/** Builds a new choice of dice. */
export function makePick(options: PickOptions): PickPhase {
  return {
    kind: 'pick',
    hero: options.hero,
    rule: options.rule,
    mask: EMPTY_MASK,
    end: options.end,
    cancel: options.cancel ?? true,
    fate: options.fate ?? 'discard',
    check: options.check ?? 'tally',
    use: options.use,
    target: options.target ?? NO_TARGET,
    why: options.why ?? PICK_REASONS[options.end],
  };
}

/** The choice with other dice selected. Written out, to give all choices one layout. */
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
   * Fate of the dice and helpers after the roll; they stay in the hand until then. Empty if they
   * were spent earlier, as in a second roll.
   */
  readonly fates: readonly Fate[];
  /** Rolls so far: dice, helpers, the opponent. */
  readonly rolls: readonly number[];
  readonly foe: Die | undefined;
  /** Modifiers of both sides. */
  readonly parts: readonly Part[];
  readonly use: SkillUse | undefined;
}

/** The roll with changes. Written out, to give all rolls one layout. */
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
  /** Modifier against the threat from a trap it walked into. */
  readonly trap: number;
  /** Locations guarded against a villain's escape. */
  readonly guarded: readonly number[];
  /** True for the first die drawn this turn. */
  readonly first: boolean;
  /** Skills that failed to evade it, as `hero.skill`. */
  readonly tried: readonly string[];
}

/** The encounter after guarding a location or a failed evasion. */
export function changeEncounter(
  encounter: EncounterPhase,
  changes: Partial<Pick<EncounterPhase, 'guarded' | 'tried'>>,
): EncounterPhase {
  const { kind, die, place, card, trap, first } = encounter;
  const { guarded = encounter.guarded, tried = encounter.tried } = changes;
  return { kind, die, place, card, trap, guarded, first, tried };
}

/** A phase of the game. The last entry of `DiceState.phases` is current. */
export type Phase =
  /** Before the first turn: a hero chooses his starting location. */
  | { readonly kind: 'place'; readonly hero: number }
  /** The turn passes to the next hero. */
  | { readonly kind: 'start' }
  /** The acting hero chooses his action. */
  | { readonly kind: 'interior' }
  | EncounterPhase
  | PickPhase
  | RollPhase
  /**
   * A die is drawn from the bag of a location, or (place -2) from the hero's own. A thief draws from
   * his hand, for the bag of the location.
   */
  | {
      readonly kind: 'draw';
      readonly hero: number;
      readonly place: number;
      readonly end: DrawEnd;
      /** Number of further draws after this one. */
      readonly amount: number;
      readonly use: SkillUse | undefined;
    }
  /** A die from a location's bag is inspected; a skill may banish it. */
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
  /** Heroes at the first of these locations may guard it. */
  | { readonly kind: 'guard'; readonly places: readonly number[] }
  /** Damage is pending; reactions may reduce it. */
  | {
      readonly kind: 'damage';
      readonly hero: number;
      readonly amount: number;
      readonly magical: boolean;
      readonly reacted: readonly string[];
    }
  /** A threat that is not beaten acts, after its damage. */
  | {
      readonly kind: 'act';
      readonly hero: number;
      readonly act: ActId;
      readonly card: Card;
      readonly place: number;
    }
  /** A failed check may be rolled again at a price. */
  | { readonly kind: 'retry'; readonly roll: RollPhase }
  /** A choice of the story. It holds back the end of the scenario, if `over` is set. */
  | {
      readonly kind: 'choice';
      readonly hero: number;
      readonly choice: string;
      readonly over: Reason | undefined;
    }
  /** A villain escapes from a location. */
  | {
      readonly kind: 'escape';
      readonly from: number;
      readonly die: Die;
      readonly guarded: readonly number[];
    }
  /** A die arrives in a hand, which may have to make room first. */
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

/** `place` of draws from a hero's own bag. */
export const OWN_BAG = -2;

/** Draw from a hero's own bag, followed by `amount` more. */
export function drawOwn(hero: number, end: DrawEnd, amount = 0): PhaseOf<'draw'> {
  return { kind: 'draw', hero, place: OWN_BAG, end, amount, use: undefined };
}

/** The draw of one die less, after one of several. */
export function drawRest({
  kind,
  hero,
  place,
  end,
  amount,
  use,
}: PhaseOf<'draw'>): PhaseOf<'draw'> {
  return { kind, hero, place, end, amount: amount - 1, use };
}

/** A bonus for a hero's next check of certain kinds. */
export interface Boon {
  readonly hero: number;
  readonly amount: number;
  readonly scope: BoonScope;
  /** The hero and the skill that granted it. */
  readonly by: number;
  readonly skill: string;
}
export const BOON_SCOPES = ['checks', 'chores', 'trap', 'closing'] as const;
export type BoonScope = (typeof BOON_SCOPES)[number];
