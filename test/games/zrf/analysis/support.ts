import { assertDefined } from '#core';
import { StateAnalysis } from '#bots/analysis/index.ts';
import type { AnalysedLine } from '#bots/analysis/index.ts';
import { notateLine, resultLine } from '#games/zrf/analysis/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '#games/zrf/rules/index.ts';

/** Best lines of a state after a search of so many positions. */
export function analyse(
  game: ZrfGame,
  state: ZrfState,
  nodes: number,
  lines = 2,
): readonly AnalysedLine<ZrfAction>[] {
  const result = resultLine(game, state);
  if (result !== undefined) return [result];
  const analysis = new StateAnalysis(game, state, { lines, nodes });
  while (!analysis.run(1000));
  return analysis.analysis.lines;
}

/** Notation of a line. */
export function textOf(
  game: ZrfGame,
  state: ZrfState,
  { actions }: Pick<AnalysedLine<ZrfAction>, 'actions'>,
): string {
  return notateLine(game, state, actions)
    .map(({ text }) => text)
    .join(' ');
}

export function bestOf(lines: readonly AnalysedLine<ZrfAction>[]): AnalysedLine<ZrfAction> {
  return assertDefined(lines[0]);
}
