import { SKILLS } from '../skills/index.ts';
import type { DiceState } from '../state/state.ts';
import { demand, isDistinct } from './demand.ts';

/** Checks the used skills: `hero.skill`, each at most once. */
export function checkUsed({ heroes }: DiceState, used: readonly string[]): void {
  demand(isDistinct(used), 'a skill is listed as used twice');
  for (const key of used) {
    const [hero = '', skill = ''] = key.split('.', 2);
    const isKnown = Object.hasOwn(SKILLS, skill) && heroes[Number(hero)] !== undefined;
    demand(isKnown && key === `${Number(hero)}.${skill}`, 'an unknown skill is listed as used');
  }
}
