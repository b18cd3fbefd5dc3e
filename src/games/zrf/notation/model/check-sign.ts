import { cellsOf, ownerOf } from '../../rules/index.ts';
import type { ZrfGame, ZrfState } from '../../rules/index.ts';

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
