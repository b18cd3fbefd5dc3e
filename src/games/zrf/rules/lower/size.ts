import { complain } from '../check/report.ts';
import type { Report } from '../check/report.ts';
import { MEANING_LIMITS } from '../problems/limits.ts';
import type { ZrfCode } from '../problems/problem.ts';
import type { List } from '../syntax/node.ts';
import type { Rules } from '../model/index.ts';
import { sizeOfGoals } from '../model/size.ts';

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
  demand('zrf-large-goals', sizeOfGoals(rules), MEANING_LIMITS.goals);
}
