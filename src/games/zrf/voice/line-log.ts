import type { ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';

/** A line as the log of a match, for its notation. */
export function logOfLine(
  game: ZrfGame,
  state: ZrfState,
  actions: readonly ZrfAction[],
): readonly { readonly by: number; readonly action: ZrfAction }[] {
  let at = state;
  return actions.map((action) => {
    const turn = game.turn(at);
    at = game.apply(at, action).state;
    return { by: turn.kind === 'decide' ? turn.player : 0, action };
  });
}
