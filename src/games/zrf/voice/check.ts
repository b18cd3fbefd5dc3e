import type { ZrfGame, ZrfState } from '../rules/index.ts';

/** Royal pieces under attack, for marks on boards. */
export interface CheckMarks {
  /** Their positions. */
  readonly at: readonly number[];
  /** True for checkmate. */
  readonly isMate: boolean;
}

/** Check marks of a position. */
export function checkMarks(game: ZrfGame, state: ZrfState): CheckMarks {
  return {
    at: game.checks(state).map(({ royal }) => royal.at),
    isMate: state.ending?.reason === 'checkmate',
  };
}

/** True if a royal piece is under attack and the game is not over. */
export function isInCheck(game: ZrfGame, state: ZrfState): boolean {
  return state.ending === undefined && game.checks(state).length > 0;
}
