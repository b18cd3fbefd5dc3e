import { fillSkill } from '../effects/skill.ts';
import type { Skill, SkillRow, UseAction } from '../effects/skill.ts';
import { ALLY_SKILLS } from './ally.ts';
import { BRAWLER_SKILLS } from './brawler.ts';
import { HUNTER_SKILLS } from './hunter.ts';
import { KEEPSAKE_SKILLS } from './keepsake.ts';
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
export const HERO_SKILL_IDS: readonly string[] = Object.keys(HERO_SKILLS);

export const KEEPSAKE_SKILL_IDS: readonly string[] = Object.keys(KEEPSAKE_SKILLS);

/** All skills of heroes, allies and keepsakes. */
export const SKILLS: Readonly<Record<string, Skill>> = {
  ...HERO_SKILLS,
  ...ALLY_SKILLS,
  ...KEEPSAKE_SKILLS,
};

/** The ids of the skills of heroes and allies. */
export const SKILL_IDS: readonly string[] = Object.keys({ ...HERO_SKILLS, ...ALLY_SKILLS });

/** True for a skill that a keepsake grants. */
export function isKeepsakeSkill(id: string): boolean {
  return Object.hasOwn(KEEPSAKE_SKILLS, id);
}

export function isAllySkill(id: string): boolean {
  return Object.hasOwn(ALLY_SKILLS, id);
}

export function findSkill(id: string): Skill {
  return findSkillRow(id).skill;
}

function makeRow(id: string, row: Skill): SkillRow {
  const skill = fillSkill(row);
  const ways = Object.entries(skill.ways).map(([word, way]) => ({
    word,
    way,
    actions: Array.from({ length: 6 }, (_, hero): UseAction => {
      return { kind: 'use', skill: id, way: word, hero };
    }),
  }));
  return { id, skill, ways };
}

const ROWS = new Map(Object.entries(SKILLS).map(([id, skill]) => [id, makeRow(id, skill)]));

/** A skill with a list of its ways. */
export function findSkillRow(id: string): SkillRow {
  const row = ROWS.get(id);
  if (row === undefined) throw new RangeError(`There is no skill with the id ${id}.`);
  return row;
}
