import type { ZrfAction } from '../../rules/index.ts';
import { isComplete, isPass } from '../../rules/index.ts';
import { takesAny } from '../model/step.ts';
import type { NotatedStep, Steps } from '../model/step.ts';
import { captureSign, labelAt } from './labels.ts';

/*
 * Moves of draughts (PDN 3.0): start and end, with a dash or an x, by number: `32-28`, `19x28`.
 * Boards without numbers have the dash and the colon of Russian draughts: `c3-d4`, `c3:e5`. Men and
 * kings are written alike.
 */

/** True for a step that captures or belongs to a capture: only those are followed by others. */
function isJump({ state }: Steps, action: ZrfAction): boolean {
  return !isComplete(action) || state.chainAt >= 0;
}

/** Writes a step of draughts; undefined for steps of another kind. */
export function notateDraughts(steps: Steps, action: ZrfAction): NotatedStep | undefined {
  if (isPass(action)) return undefined;
  const { rules } = steps;
  const parts = steps.partsOf(action);
  const [first] = parts;
  if (first?.kind !== 'move' || first.from === first.to) return undefined;
  const sign = takesAny(parts) || isJump(steps, action) ? captureSign(rules) : '-';
  return { start: labelAt(rules, first.from), rest: `${sign}${labelAt(rules, first.to)}` };
}
