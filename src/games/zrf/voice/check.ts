import { cellsOf, ownerOf } from '../rules/index.ts';
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

const CHECK_SIGN = '+';
const MATE_SIGN = '#';

/** Sign after a move of `mover` to a state: check, mate or ''. */
export function checkSign(game: ZrfGame, state: ZrfState, mover: number): string {
  if (state.chainAt >= 0) return '';
  if (state.ending?.reason === 'checkmate') return MATE_SIGN;
  const cells = cellsOf(game.rulesOf(state));
  const isCheck = game.checks(state).some(({ royal }) => ownerOf(cells, royal.cell) !== mover);
  return isCheck ? CHECK_SIGN : '';
}
