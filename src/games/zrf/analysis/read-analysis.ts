import type { AnalysedLine } from '#bots/analysis/index.ts';
import type { AnalysisText } from '#play';
import type { ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';
import { readSteps } from './tree/turns.ts';

/** Reads the lines of an analysis that was computed in a worker. */
export function readAnalysis(
  game: ZrfGame,
  state: ZrfState,
  { lines }: AnalysisText,
): readonly AnalysedLine<ZrfAction>[] {
  return lines.map((line) => ({ ...line, actions: readSteps(game, state, line.actions) }));
}
