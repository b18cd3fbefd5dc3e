import { assertDefined } from '#core';
import type { ZrfAction } from '../../rules/index.ts';
import { isPass, moversOf } from '../../rules/index.ts';
import { squaresOf } from '../model/squares.ts';
import { letterOf, promotionIn } from '../model/step.ts';
import type { Steps } from '../model/step.ts';

/** A pass, which the protocol does not know. */
const USI_PASS = '0000';

/** Square of the USI protocol: file from the right, rank as a letter from the top. */
function usiSquare({ rules }: Steps, position: number): string {
  const squares = assertDefined(squaresOf(rules));
  const rank = String.fromCharCode('a'.charCodeAt(0) + squares.rowOf(position));
  return `${squares.columns - squares.columnOf(position)}${rank}`;
}

/** A step as engines write it in the USI protocol: `7g7f`, `P*5e`, `8h2b+`. */
export function usiOf(steps: Steps, action: ZrfAction): string {
  const [mover] = moversOf(action);
  if (isPass(action) || mover === undefined || squaresOf(steps.rules) === undefined)
    return USI_PASS;
  const parts = steps.partsOf(action);
  const [first] = parts;
  const to = usiSquare(steps, mover.to);
  if (first?.kind === 'place') return `${letterOf(steps.rules, first.type)}*${to}`;
  return usiSquare(steps, mover.from) + to + (promotionIn(parts) >= 0 ? '+' : '');
}

/** The step written in the USI protocol, or undefined. */
export function findByUsi(steps: Steps, text: string): ZrfAction | undefined {
  return steps.actions.find((action) => usiOf(steps, action) === text);
}
