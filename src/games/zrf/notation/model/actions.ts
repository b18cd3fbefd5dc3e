import type { ZrfAction, ZrfGame, ZrfState } from '../../rules/index.ts';

/** All legal actions, regardless of who decides. */
export function actionsIn(game: ZrfGame, state: ZrfState): readonly ZrfAction[] {
  const turn = game.turn(state);
  return turn.kind === 'decide' ? turn.actions : [];
}
