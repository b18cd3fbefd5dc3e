import { complain } from '../check/report.ts';
import type { Report } from '../check/report.ts';
import { MEANING_LIMITS } from '../problems/limits.ts';
import type { ZrfCode } from '../problems/problem.ts';
import type { List } from '../syntax/node.ts';
import type { Goal, GoalTest, Rules } from '../rules/index.ts';

/** What a test looks at on a board of so many positions and cells. */
function sizeOfTest(test: GoalTest, positions: number, cells: number): number {
  if (test.kind === 'and' || test.kind === 'or') {
    return test.parts.reduce((sum, part) => sum + sizeOfTest(part, positions, cells), 0);
  }
  if (test.kind === 'not') return sizeOfTest(test.part, positions, cells);
  if (test.kind === 'absolute') {
    const zones = test.places.filter(({ kind }) => kind === 'zone').length;
    return test.occupants.length * cells + test.places.length + zones * positions;
  }
  if (test.kind === 'relative') return (1 + test.rest.length) * (positions + cells);
  return cells;
}

function sizeOfGoals(goals: readonly Goal[], positions: number, cells: number): number {
  return goals.reduce(
    (sum, { players, test }) => sum + players.length * sizeOfTest(test, positions, cells),
    0,
  );
}

/** Complains about rules whose tables would not fit into memory: each part alone may be small. */
export function checkSize(rules: Rules, form: List, report: Report): void {
  const { pieces, players, moveTypes } = rules;
  const positions = rules.board.positions.length;
  const kinds = pieces.length * players.length;
  const demand = (code: ZrfCode, count: number, most: number) => {
    if (count > most) complain(report, form.at, code, { count, most });
  };
  const cells = positions * kinds;
  demand('zrf-large-board', cells, MEANING_LIMITS.cells);
  demand('zrf-large-moves', cells * moveTypes.length, MEANING_LIMITS.moves);
  demand('zrf-large-choices', pieces.length * moveTypes.length, MEANING_LIMITS.choices);
  const goals = sizeOfGoals(rules.goals, positions, kinds);
  demand('zrf-large-goals', goals, MEANING_LIMITS.goals);
}
