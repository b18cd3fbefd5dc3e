import type { GoalTest, Rules } from '../../rules/index.ts';

function royalsIn(test: GoalTest): readonly number[] {
  switch (test.kind) {
    case 'and':
    case 'or':
      return test.parts.flatMap(royalsIn);
    case 'not':
      return royalsIn(test.part);
    case 'checkmated':
    case 'captured':
      return test.types;
    case 'absolute':
    case 'relative':
    case 'remaining':
    case 'total':
    case 'stalemated':
    case 'repetition':
      return [];
  }
}

/** Types of pieces whose loss ends the game. */
export function royalTypes({ goals }: Rules): ReadonlySet<number> {
  return new Set(goals.flatMap(({ test }) => royalsIn(test)));
}
