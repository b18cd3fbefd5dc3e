import type { Learned } from '../rules/index.ts';
import type { DiceWords } from './words.ts';

/** A skill with its level: `Hit, level 2 of 3`; for a dormant skill, its highest level. */
export function describeSkillLevel({ id, level, most }: Learned, words: DiceWords): string {
  const name = words.skill(id);
  if (level === 0) return words.say('dice-skill-dormant', { name, most });
  return most === 1 ? name : words.say('dice-skill-level', { name, level, most });
}
