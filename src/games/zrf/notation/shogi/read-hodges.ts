import type { ZrfAction } from '../../rules/index.ts';
import { isPass, moversOf } from '../../rules/index.ts';
import type { Steps } from '../model/step.ts';
import { notateByHodges } from './hodges.ts';

function normalised(text: string): string {
  return text.replace(/\s+/g, '').replace(/[‐–—−]/g, '-');
}

/**
 * Legal steps written exactly like this, ignoring blanks. The sign between piece and square matters,
 * because it distinguishes moves from drops: `G-5d`, `G*5d`.
 */
export function readHodges(steps: Steps, text: string): readonly ZrfAction[] {
  const typed = normalised(text);
  return steps.actions.filter((action) => {
    const [mover] = moversOf(action);
    if (isPass(action) || mover === undefined || !typed.includes(steps.at(mover.to))) return false;
    const step = notateByHodges(steps, action);
    return step !== undefined && normalised(step.start + step.rest) === typed;
  });
}
