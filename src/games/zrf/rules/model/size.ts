import type { GoalTest } from './goal.ts';
import type { Board, Rules } from './rules.ts';

/** Maximum number of (position, occupant) checks made by a test. */
export function sizeOfTest(test: GoalTest, board: Board): number {
  const positions = board.positions.length;
  if (test.kind === 'and' || test.kind === 'or') {
    return test.parts.reduce((sum, part) => sum + sizeOfTest(part, board), 1);
  }
  if (test.kind === 'not') return sizeOfTest(test.part, board);
  if (test.kind === 'absolute') return sizeOfPlaces(test, board);
  if (test.kind === 'relative') return (1 + test.rest.length) * positions;
  return 1;
}

function sizeOfPlaces(
  { occupants, places }: Extract<GoalTest, { readonly kind: 'absolute' }>,
  { zones }: Board,
): number {
  return places.reduce((sum, place) => {
    if (place.kind === 'position') return sum + 1;
    const lists = zones[place.zone]?.positions ?? [];
    return sum + lists.reduce((max, list) => Math.max(max, list?.length ?? 0), 1);
  }, occupants.length);
}

/** Total size of all goals for all their players, including occupant tables. */
export function sizeOfGoals({ goals, board, pieces, players }: Rules): number {
  const cells = pieces.length * players.length;
  return goals.reduce(
    (sum, goal) =>
      sum + goal.players.length * (sizeOfTest(goal.test, board) + occupantsIn(goal.test) * cells),
    0,
  );
}

/** Number of occupants, each with its own table of cells unless it equals another. */
function occupantsIn(test: GoalTest): number {
  if (test.kind === 'and' || test.kind === 'or') {
    return test.parts.reduce((sum, part) => sum + occupantsIn(part), 0);
  }
  if (test.kind === 'not') return occupantsIn(test.part);
  if (test.kind === 'absolute') return test.occupants.length;
  return test.kind === 'relative' ? 1 + test.rest.length : 1;
}
