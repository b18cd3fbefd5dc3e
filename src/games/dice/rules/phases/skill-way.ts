import type { Use } from '../select/hand-rule.ts';
import type { DiceState } from '../state/state.ts';
import { isBlunt, levelOf } from './checks.ts';
import { wayOf } from './skills.ts';

/** A skill of a hero, in one of its ways. */
interface SkillWay {
  readonly skill: string;
  readonly way: string;
  readonly hero: number;
}

/** The dice for a way of a skill, one per use, with their fate. */
export function usesOf(skillWay: SkillWay): readonly Use[] {
  return wayOf(skillWay).uses;
}

/** Bonus of a way at the hero's level; undefined if the way has no bonus at any level. */
export function bonusOf(state: DiceState, skillWay: SkillWay): number | undefined {
  const { bonus, plus = 0 } = wayOf(skillWay);
  if (bonus === undefined) return undefined;
  const isMore = plus > 0 && !isBlunt(state, skillWay.hero);
  return bonus(levelOf(state, skillWay.hero, skillWay.skill)) + (isMore ? plus : 0);
}
