import type { ZrfAction } from '../../rules/index.ts';
import { isComplete, isPass } from '../../rules/index.ts';
import { rivalsOf } from '../model/rivals.ts';
import { dropText, promotionIn, promotionText, takesAny } from '../model/step.ts';
import type { NotatedStep, Steps } from '../model/step.ts';

/*
 * Hodges notation of shogi (G. Hodges, Shogi magazine): piece, origin if another piece of the same
 * kind can reach the target, `-`, `x` or `*`, target, then `+` for a promotion or `=` for one that
 * was declined: `P-7f`, `Sx4d`, `G6i-7h`, `P*5e`, `Bx2b+`.
 */
export function notateByHodges(steps: Steps, action: ZrfAction): NotatedStep | undefined {
  if (isPass(action) || !isComplete(action) || steps.state.chainAt >= 0) return undefined;
  const parts = steps.partsOf(action);
  const [first] = parts;
  if (first?.kind === 'place') return { start: '', rest: dropText(steps, first.type, first.at) };
  if (first?.kind !== 'move' || first.from === first.to) return undefined;
  const sign = steps.signs(first.type);
  const origin = rivalsOf(steps, sign, first).length > 0 ? steps.at(first.from) : '';
  const isPromotion = promotionIn(parts) >= 0;
  const dash = takesAny(parts) ? 'x' : '-';
  const end = isPromotion ? '+' : promotionText(steps, action);
  return { start: sign + origin, rest: `${dash}${steps.at(first.to)}${end}` };
}
