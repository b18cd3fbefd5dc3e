/**
 * What a number in a check comes from: the skill by which it is made, discarding in place of hiding,
 * skills that work by themselves, bonuses given before, traits, rules, and so on.
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
] as const;
export type PartSource = (typeof PART_SOURCES)[number];

/** One number added in a check, for the hero or against him, and where it comes from. */
export interface Part {
  readonly side: 'own' | 'foe';
  readonly source: PartSource;
  /** The skill, trait or rule; for a leader, its card; empty where the source says all. */
  readonly id: string;
  readonly amount: number;
}

export function sumOfParts(parts: readonly Part[], side: Part['side']): number {
  let sum = 0;
  for (const part of parts) if (part.side === side) sum += part.amount;
  return sum;
}
