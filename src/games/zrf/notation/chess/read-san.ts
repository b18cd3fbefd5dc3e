import type { ZrfAction } from '../../rules/index.ts';
import { aimOf, moversOf } from '../../rules/index.ts';
import { promotionIn } from '../model/step.ts';
import type { Steps } from '../model/step.ts';

/*
 * Algebraic notation as other programs write it: with more of the origin than needed (`Nge2`,
 * `Ng1f3`), without the cross (`ed5`), or by squares alone (`e2e4`, `e7e8q`).
 */

const LONG = /^([A-Z]?)([a-z]?)(\d{0,2})[-x:]?([a-z]\d{1,2})(?:=?\(?([A-Za-z])\)?)?$/;

/** A written move in parts; '' for those left out. */
interface Written {
  readonly sign: string;
  readonly file: string;
  readonly rank: string;
  readonly to: string;
  readonly promoted: string;
}

function partsOfText(text: string): Written | undefined {
  const match = LONG.exec(text);
  if (match === null) return undefined;
  const [, sign = '', file = '', rank = '', to = '', promoted = ''] = match;
  return { sign, file, rank, to, promoted };
}

function matches(steps: Steps, action: ZrfAction, written: Written): boolean {
  const [mover] = moversOf(action);
  if (mover === undefined || mover.from < 0 || steps.at(aimOf(action)) !== written.to) return false;
  const [first] = steps.partsOf(action);
  if (first?.kind !== 'move') return false;
  const from = steps.at(first.from);
  const isFrom = from.startsWith(written.file) && from.endsWith(written.rank);
  // Both squares name the piece.
  const isWhole = written.file + written.rank === from;
  const isPiece =
    steps.signs(first.type).trim() === written.sign || (isWhole && written.sign === '');
  if (!isFrom || !isPiece) return false;
  const promoted = promotionIn(steps.partsOf(action));
  const sign = promoted < 0 ? '' : steps.signs(promoted).trim();
  return sign.toLowerCase() === written.promoted.toLowerCase();
}

/** The steps that a text in algebraic notation may mean. */
export function findBySan(steps: Steps, text: string): readonly ZrfAction[] {
  const written = partsOfText(text);
  if (written === undefined) return [];
  return steps.actions.filter((action) => matches(steps, action, written));
}
