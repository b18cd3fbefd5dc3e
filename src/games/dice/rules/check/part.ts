/**
 * Sources of the numbers in a check: the skill used, discarding instead of hiding, passive skills,
 * earlier bonuses, traits, rules, marks of dice, keepsakes, and others. `power` is a villain's, in
 * force while he is at large.
 */
export const PART_SOURCES = [
  'skill',
  'discard',
  'passive',
  'boon',
  'trait',
  'location-rule',
  'scenario-rule',
  'tier',
  'difficulty',
  'leader',
  'trap',
  'power',
  'mark',
  'keepsake',
] as const;
export type PartSource = (typeof PART_SOURCES)[number];

/** One modifier of a check, for or against the hero, with its source. */
export interface Part {
  readonly side: 'own' | 'foe';
  readonly source: PartSource;
  /** Id of the skill, trait, rule or mark; for a leader, its card; empty if the source alone suffices. */
  readonly id: string;
  readonly amount: number;
}

export function sumOfParts(parts: readonly Part[], side: Part['side']): number {
  let sum = 0;
  for (const part of parts) if (part.side === side) sum += part.amount;
  return sum;
}
