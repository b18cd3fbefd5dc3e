import type { ZrfAction } from '../../rules/index.ts';
import { isPass, moversOf } from '../../rules/index.ts';
import { promotionIn } from '../model/step.ts';
import type { Steps } from '../model/step.ts';

/** Null move of the UCI protocol. */
export const UCI_PASS = '0000';

/** A step as engines write it in the UCI protocol: `e2e4`, `e7e8q`, `P@e4`. */
export function uciOf(steps: Steps, action: ZrfAction): string {
  if (isPass(action)) return UCI_PASS;
  const [mover] = moversOf(action);
  const parts = steps.partsOf(action);
  const [first] = parts;
  if (mover === undefined) return UCI_PASS;
  if (first?.kind === 'place') return `${steps.signs(first.type).trim()}@${steps.at(first.at)}`;
  const promoted = promotionIn(parts);
  const suffix = promoted < 0 ? '' : steps.signs(promoted).trim().toLowerCase();
  return steps.at(mover.from) + steps.at(mover.to) + suffix;
}

/** The step written in the UCI protocol, or undefined. */
export function findByUci(steps: Steps, text: string): ZrfAction | undefined {
  return steps.actions.find((action) => uciOf(steps, action) === text);
}
