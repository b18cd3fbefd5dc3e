import type { GoalTest } from './goal.ts';
import type { Rules } from './rules.ts';

/** Types that a goal forbids to leave under attack. */
export function royalTypes(test: GoalTest): readonly number[] {
  if (test.kind === 'and' || test.kind === 'or') return test.parts.flatMap(royalTypes);
  if (test.kind === 'not') return royalTypes(test.part);
  return test.kind === 'checkmated' ? test.types : [];
}

export function hasRoyals({ goals }: Rules): boolean {
  return goals.some(({ test }) => royalTypes(test).length > 0);
}
