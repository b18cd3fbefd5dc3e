import type { CheckMethod } from '../check/battle-check.ts';
import type { DiceAction } from '../model/action.ts';
import type { Die, DieType } from '../model/die.ts';
import { evenOut } from '../model/layout.ts';
import type { SkillUse } from '../state/phase.ts';
import type { DiceState, DiceDraft, Hooks } from '../state/state.ts';
import type { Fate, Use } from '../select/hand-rule.ts';

/** When a skill can be used, and so what it is for. */
export const MOMENTS = [
  /** A way to fight, to evade, to flee, or to win an ally. */
  'battle',
  'evade',
  'flee',
  'ally',
  /** Against damage. */
  'react',
  /** To explore again; to close a location; before exploring; at any time of the own turn. */
  'again',
  'close',
  'before',
  'free',
  /** In the turn of another hero. */
  'errand',
  /** Works by itself; an ally that is added to a check. */
  'passive',
  'aid',
] as const;
export type SkillMoment = (typeof MOMENTS)[number];

/** One way to use a skill: dice, what becomes of them, and what their rolls come to. */
export interface Way {
  readonly uses: readonly Use[];
  /** How the rolls become one number; `SUM` where it is not said. */
  readonly method?: CheckMethod;
  readonly bonus?: (level: number) => number;
  /** The part of the bonus that is owed to discarding. */
  readonly plus?: number;
  /** In place of uses: up to so many dice of any type but WOUND, with the fate of the first use. */
  readonly upTo?: (level: number) => number;
}

/** Whom or what a skill is aimed at: the hero himself and others here, others only, and so on. */
export const AIMS = ['here', 'others-here', 'anyone', 'others', 'place', 'fallen-ally'] as const;
export type Aim = (typeof AIMS)[number];

export interface SkillOutcome {
  readonly level: number;
  /** What the rolls came to; 0 where nothing is rolled. */
  readonly total: number;
  readonly won: boolean;
}

export interface Skill {
  readonly moment: SkillMoment;
  readonly most: number;
  readonly ways: Readonly<Record<string, Way>>;
  /** Attacks and damage of this kind only; attacks are physical where it is not said. */
  readonly magic?: boolean;
  /** The types of dice that it can evade, or remove. */
  readonly foes?: readonly DieType[];
  /** A henchman who is evaded leaves the way to close open, as if he had been defeated. */
  readonly routs?: boolean;
  /** Used by a hero elsewhere for the acting one. */
  readonly remote?: boolean;
  /** Used at every hero's damage here, not only at one's own. */
  readonly neighbours?: 'too' | 'only';
  readonly aim?: Aim;
  /** Whether there is any use in it now. */
  readonly can?: (state: DiceState, hero: number, target: number) => boolean;
  /** The die that stands against the roll. */
  readonly foe?: (state: DiceState, use: SkillUse) => Die | undefined;
  /** Dice are used, but not rolled. */
  readonly still?: boolean;
  readonly effect?: (draft: DiceDraft, use: SkillUse, outcome: SkillOutcome) => void;
  /** What is left of damage. */
  readonly lessen?: (damage: number, total: number, level: number) => number;
  /** The hero takes the damage upon himself. */
  readonly shields?: boolean;
  /** A die that buys a second roll after a failure. */
  readonly retry?: readonly DieType[];
  /** The dice for a die that was looked at. */
  readonly second?: Way;
  readonly hooks?: (level: number) => Hooks;
}

/** A skill with its ways in a row, each with the action of every hero who may use it. */
export interface SkillRow {
  readonly id: string;
  readonly skill: Skill;
  readonly ways: readonly {
    readonly word: string;
    readonly way: Way;
    readonly actions: readonly DiceAction[];
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

/** The way with a place for everything it could say. */
function wholeWay(way: Way): Way {
  return evenOut(BLANK_WAY, way);
}

/** The skill and its ways with a place for everything they could say. */
export function wholeSkill(skill: Skill): Skill {
  const ways = Object.entries(skill.ways).map(([word, way]) => [word, wholeWay(way)] as const);
  return evenOut(BLANK, { ...skill, ways: Object.fromEntries(ways) });
}

export const PHYSICAL = ['PHYSICAL'] as const;
export const SOMATIC = ['SOMATIC'] as const;
export const VERBAL = ['VERBAL'] as const;
export const ALLY = ['ALLY'] as const;

export function hide(...types: readonly DieType[]): Use {
  return { types, fate: 'hide' };
}
export function discard(...types: readonly DieType[]): Use {
  return { types, fate: 'discard' };
}
export function deter(...types: readonly DieType[]): Use {
  return { types, fate: 'deter' };
}

/** The same die hidden, or discarded for more. */
export function hideOrDiscard(
  types: readonly DieType[],
  bonus: (level: number) => number,
  plus: number,
): Readonly<Record<'hide' | 'discard', Way>> {
  const way = (fate: Fate): Way => ({ uses: [{ types, fate }], bonus });
  return { hide: way('hide'), discard: { ...way('discard'), plus } };
}

/** A skill with one way, called after what becomes of most dice. */
export function oneWay(
  uses: readonly Use[],
  method: CheckMethod = 'SUM',
  bonus: (level: number) => number = () => 0,
): Readonly<Record<string, Way>> {
  return { use: { uses, method, bonus } };
}
