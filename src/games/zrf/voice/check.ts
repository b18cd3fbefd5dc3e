import { cellsOf, ownerOf } from '../rules/index.ts';
import type { ZrfGame, ZrfState } from '../rules/index.ts';

/** Royal pieces that are attacked, as boards mark them. */
export interface CheckShown {
  /** Where they stand. */
  readonly at: readonly number[];
  /** Whether nothing can save them any more. */
  readonly isMate: boolean;
}

/** What boards mark of royal pieces in a position. */
export function checkShown(game: ZrfGame, state: ZrfState): CheckShown {
  return {
    at: game.checks(state).map(({ royal }) => royal.at),
    isMate: state.ending?.reason === 'checkmate',
  };
}

const CHECK_SIGN = '+';
const MATE_SIGN = '#';

/** The sign after a move of `mover` that led to a state: check, mate or nothing. */
export function checkSign(game: ZrfGame, state: ZrfState, mover: number): string {
  if (state.chainAt >= 0) return '';
  if (state.ending?.reason === 'checkmate') return MATE_SIGN;
  const cells = cellsOf(game.rulesOf(state));
  const isCheck = game.checks(state).some(({ royal }) => ownerOf(cells, royal.cell) !== mover);
  return isCheck ? CHECK_SIGN : '';
}
