import type { Skill } from '../skill.ts';
import { ALLY_SKILLS } from './ally.ts';
import { BRAWLER_SKILLS } from './brawler.ts';
import { HUNTER_SKILLS } from './hunter.ts';
import { MENTOR_SKILLS } from './mentor.ts';
import { MYSTIC_SKILLS } from './mystic.ts';
import { PROPHET_SKILLS } from './prophet.ts';

export { ALLY_SKILLS } from './ally.ts';

export const HERO_SKILLS = {
  ...BRAWLER_SKILLS,
  ...HUNTER_SKILLS,
  ...MYSTIC_SKILLS,
  ...PROPHET_SKILLS,
  ...MENTOR_SKILLS,
} as const satisfies Record<string, Skill>;

export type HeroSkillId = keyof typeof HERO_SKILLS;

/** Every skill, of heroes and of allies. */
export const SKILLS: Readonly<Record<string, Skill>> = { ...HERO_SKILLS, ...ALLY_SKILLS };

export function isAllySkill(id: string): boolean {
  return Object.hasOwn(ALLY_SKILLS, id);
}

export function findSkill(id: string): Skill {
  const skill = Object.hasOwn(SKILLS, id) ? SKILLS[id] : undefined;
  if (skill === undefined) throw new RangeError(`there is no skill called ${id}`);
  return skill;
}
