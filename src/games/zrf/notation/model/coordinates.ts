import type { Part, ZrfAction } from '../../rules/index.ts';
import { isPass } from '../../rules/index.ts';
import type { NotatedStep, Steps } from './step.ts';
import { dropText, promotionText, takesAny } from './step.ts';

/** Sign for a pass. */
export const PASS_SIGN = '—';

/** Captures away from the target: `xd5xe4`. */
function captureText(steps: Steps, parts: readonly Part[]): string {
  const captures = parts.flatMap((part) => (part.kind === 'capture' ? [part.at] : []));
  return captures.map((at) => `x${steps.at(at)}`).join('');
}

/** Notation by positions, which suits every game: `Ng1-f3`, `e4xd5`, `P*5e`. */
export function notateByCoordinates(steps: Steps, action: ZrfAction): NotatedStep {
  if (isPass(action)) return { start: '', rest: PASS_SIGN };
  const parts = steps.partsOf(action);
  const [first] = parts;
  if (first?.kind !== 'place' && first?.kind !== 'move') return { start: '', rest: PASS_SIGN };
  const promotion = promotionText(steps, action);
  if (first.kind === 'place') {
    return { start: '', rest: dropText(steps, first.type, first.at) + promotion };
  }
  const start = steps.signs(first.type) + steps.at(first.from);
  // A piece that stays in place only captures.
  if (first.from === first.to) return { start, rest: captureText(steps, parts) + promotion };
  const dash = takesAny(parts) ? 'x' : '-';
  return { start, rest: `${dash}${steps.at(first.to)}${promotion}` };
}

/** Other effects, for steps with the same start and end. */
export function extrasOf(steps: Steps, parts: readonly Part[]): string {
  return parts
    .slice(1)
    .flatMap((part) => {
      if (part.kind === 'capture') return [`x${steps.at(part.at)}`];
      if (part.kind === 'place') return [dropText(steps, part.type, part.at)];
      if (part.kind === 'move') return [`${steps.at(part.from)}-${steps.at(part.to)}`];
      return [];
    })
    .join(' ');
}
