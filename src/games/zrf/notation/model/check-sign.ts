import { cellsOf, ownerOf } from '../../rules/index.ts';
import type { NotationFamily, ZrfGame, ZrfState } from '../../rules/index.ts';
import { familyOf } from './family.ts';

const CHECK_SIGN = '+';
const MATE_SIGN = '#';

/** In other families a plus is a promotion or a direction, and checks are not written. */
const FAMILIES: readonly NotationFamily[] = ['chess', 'coordinates'];

/** Sign after a move of `mover` to a state: check, mate or ''. */
export function checkSign(game: ZrfGame, state: ZrfState, mover: number): string {
  const rules = game.rulesOf(state);
  if (state.chainAt >= 0 || !FAMILIES.includes(familyOf(rules))) return '';
  if (state.ending?.reason === 'checkmate') return MATE_SIGN;
  const cells = cellsOf(rules);
  const isCheck = game.checks(state).some(({ royal }) => ownerOf(cells, royal.cell) !== mover);
  return isCheck ? CHECK_SIGN : '';
}
