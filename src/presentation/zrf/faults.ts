import type { Problem } from '../../core/index.ts';
import type { ZrfGame, ZrfState } from '../../games/zrf/index.ts';

/** What the rules of a state's variant have run into so far, while they were played. */
export function faultsOf(game: ZrfGame, state: ZrfState): readonly Problem[] {
  const play = game.playOf(state.variant);
  return play.load(state).faults.problems(play.rules);
}

/** A problem with its place before it, as `file:line:column`, where it has one. */
export function tellPlaced(
  { file, line, column, ...rest }: Problem,
  tell: (problem: Problem) => string,
): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return place === '' ? tell(rest) : `${place}: ${tell(rest)}`;
}
