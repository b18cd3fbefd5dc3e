import { assertDefined } from '#core';
import type { ZrfAction } from '../../rules/index.ts';
import { isPass, moversOf } from '../../rules/index.ts';
import { squaresOf } from '../model/squares.ts';
import type { Steps } from '../model/step.ts';

/** A pass, which the protocol does not know. */
const UCCI_PASS = '0000';

/** Square of the UCCI protocol: file as a letter from the left, rank from 0 at the bottom. */
function ucciSquare({ rules }: Steps, position: number): string {
  const squares = assertDefined(squaresOf(rules));
  const file = String.fromCharCode('a'.charCodeAt(0) + squares.columnOf(position));
  return `${file}${squares.rows - 1 - squares.rowOf(position)}`;
}

/** A step as engines write it in the UCCI protocol: `h2e2`. */
export function ucciOf(steps: Steps, action: ZrfAction): string {
  const [mover] = moversOf(action);
  if (isPass(action) || mover === undefined || squaresOf(steps.rules) === undefined)
    return UCCI_PASS;
  return ucciSquare(steps, mover.from) + ucciSquare(steps, mover.to);
}

/** The step written in the UCCI protocol, or undefined. */
export function findByUcci(steps: Steps, text: string): ZrfAction | undefined {
  return steps.actions.find((action) => ucciOf(steps, action) === text);
}

/** Steps written by squares as in files of games: `H2-E2`. */
export function findByIccs(steps: Steps, text: string): readonly ZrfAction[] {
  const found = findByUcci(steps, text.replace('-', '').toLowerCase());
  return found === undefined ? [] : [found];
}
