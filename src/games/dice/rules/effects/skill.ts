import type { CheckMethod } from '../check/battle-check.ts';
import type { DiceAction } from '../model/action.ts';
import type { Die, DieType } from '../model/die.ts';
import { withAllFields } from '../model/layout.ts';
import type { SkillUse } from '../state/phase.ts';
import type { DiceState, DiceDraft, Hooks } from '../state/state.ts';
import { useOf } from '../select/hand-rule.ts';
import type { Fate, Use } from '../select/hand-rule.ts';

/** Moments when a skill can be used, which define its purpose. */
export const MOMENTS = [
  /** Fighting, evading, fleeing, or winning an ally. */
  'battle',
  'evade',
  'flee',
  'ally',
  /** Reaction to damage. */
  'react',
  /** Exploring again; closing a location; before exploring; any time in the hero's own turn. */
  'again',
  'close',
  'before',
  'free',
  /** On meeting a die, before it is dealt with. */
  'met',
  /** In another hero's turn. */
  'errand',
  /** Passive skills; allies added to a check. */
  'passive',
  'aid',
] as const;
export type SkillMoment = (typeof MOMENTS)[number];

/** One way to use a skill: its dice, their fate, and the total of their rolls. */
export interface Way {
  readonly uses: readonly Use[];
  /** Method for combining the rolls; `SUM` by default. */
  readonly method?: CheckMethod;
  readonly bonus?: (level: number) => number;
  /** Part of the bonus that is due to discarding. */
  readonly plus?: number;
  /**
   * Instead of uses: up to this many dice of any type except WOUND, with the fate of the first use.
   */
  readonly upTo?: (level: number) => number;
}

/** Possible targets of a skill: the hero and others here, others only, and so on. */
export const AIMS = ['here', 'others-here', 'anyone', 'others', 'place', 'fallen-ally'] as const;
export type Aim = (typeof AIMS)[number];

export interface SkillOutcome {
  readonly level: number;
  /** Total of the rolls; 0 without a roll. */
  readonly total: number;
  readonly won: boolean;
}

export interface Skill {
  readonly moment: SkillMoment;
  readonly most: number;
  readonly ways: Readonly<Record<string, Way>>;
  /**
   * Restricts the skill to magical or physical attacks and damage. Attacks are physical by default.
   */
  readonly magic?: boolean;
  /** Types of dice it can evade or remove. */
  readonly foes?: readonly DieType[];
  /** True if evading a henchman allows closing, as if he had been defeated. */
  readonly routs?: boolean;
  /** True if a hero elsewhere can use it for the acting one. */
  readonly remote?: boolean;
  /** Also used for damage to other heroes here, or only for it. */
  readonly neighbours?: 'too' | 'only';
  readonly aim?: Aim;
  /** True if the skill is of use now. */
  readonly can?: (state: DiceState, hero: number, target: number) => boolean;
  /** The die that opposes the roll. */
  readonly foe?: (state: DiceState, use: SkillUse) => Die | undefined;
  /** True if dice are used without a roll. */
  readonly still?: boolean;
  /** True if it can be used only once in a scenario. */
  readonly once?: boolean;
  readonly effect?: (draft: DiceDraft, use: SkillUse, outcome: SkillOutcome) => void;
  /** Returns the remaining damage. */
  readonly lessen?: (damage: number, total: number, level: number) => number;
  /** True if the hero takes the damage himself. */
  readonly shields?: boolean;
  /** Types of dice that buy a second roll after a failure. */
  readonly retry?: readonly DieType[];
  /** The way to remove an inspected die. */
  readonly second?: Way;
  readonly hooks?: (level: number) => Hooks;
}

export type UseAction = Extract<DiceAction, { readonly kind: 'use' }>;

/** A skill with a list of its ways, and an action for every hero who may use it. */
export interface SkillRow {
  readonly id: string;
  readonly skill: Skill;
  readonly ways: readonly {
    readonly word: string;
    readonly way: Way;
    readonly actions: readonly UseAction[];
  }[];
}

const BLANK: Readonly<Record<keyof Skill, undefined>> = {
  moment: undefined,
  most: undefined,
  ways: undefined,
  magic: undefined,
  foes: undefined,
  routs: undefined,
  remote: undefined,
  neighbours: undefined,
  aim: undefined,
  can: undefined,
  foe: undefined,
  still: undefined,
  once: undefined,
  effect: undefined,
  lessen: undefined,
  shields: undefined,
  retry: undefined,
  second: undefined,
  hooks: undefined,
};

const BLANK_WAY: Readonly<Record<keyof Way, undefined>> = {
  uses: undefined,
  method: undefined,
  bonus: undefined,
  plus: undefined,
  upTo: undefined,
};

/** The way with all fields filled in. */
function fillWay(way: Way): Way {
  return withAllFields(BLANK_WAY, way);
}

/** The skill and its ways with all fields filled in. */
export function fillSkill(skill: Skill): Skill {
  const ways = Object.entries(skill.ways).map(([word, way]) => [word, fillWay(way)] as const);
  return withAllFields(BLANK, { ...skill, ways: Object.fromEntries(ways) });
}

export const PHYSICAL = ['PHYSICAL'] as const;
export const SOMATIC = ['SOMATIC'] as const;
export const VERBAL = ['VERBAL'] as const;
export const ALLY = ['ALLY'] as const;

export function hide(...types: readonly DieType[]): Use {
  return useOf('hide', types);
}
export function discard(...types: readonly DieType[]): Use {
  return useOf('discard', types);
}
export function deter(...types: readonly DieType[]): Use {
  return useOf('deter', types);
}

/** Two ways with the same die: hidden, or discarded for a bonus. */
export function hideOrDiscard(
  types: readonly DieType[],
  bonus: (level: number) => number,
  plus: number,
): Readonly<Record<'hide' | 'discard', Way>> {
  const way = (fate: Fate): Way => ({ uses: [useOf(fate, types)], bonus });
  return { hide: way('hide'), discard: { ...way('discard'), plus } };
}

/** A skill with one way, named after the fate of most dice. */
export function oneWay(
  uses: readonly Use[],
  method: CheckMethod = 'SUM',
  bonus: (level: number) => number = () => 0,
): Readonly<Record<string, Way>> {
  return { use: { uses, method, bonus } };
}
