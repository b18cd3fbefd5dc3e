import type { AnalysedLine } from '#bots/analysis/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';

/** The result of a finished game as a line without moves; undefined if a player is to move. */
export function resultLine(game: ZrfGame, state: ZrfState): AnalysedLine<ZrfAction> | undefined {
  const turn = game.turn(state);
  if (turn.kind !== 'over') return undefined;
  const [winner, ...others] = turn.outcome.winners;
  const line = { actions: [], isProven: true };
  if (winner === undefined || others.length > 0) return { ...line, expected: 0.5 };
  const expected = winner === 0 ? 1 : 0;
  return { ...line, expected, end: { winner, turns: 0 } };
}
