import { assertDefined } from '#core';
import type { ZrfAction } from '../../rules/index.ts';
import { moversOf } from '../../rules/index.ts';

/** Length of a solution in each metric (see `Metric`). */
export interface Counts {
  readonly steps: number;
  readonly straight: number;
  readonly moves: number;
}

interface Leap {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

function leapOf(action: ZrfAction): Leap {
  const movers = moversOf(action);
  return { from: movers.map(({ from }) => from), to: movers.map(({ to }) => to) };
}

/** True if a step continues with the block moved by the previous step. */
function continues(before: Leap, { from }: Leap): boolean {
  return before.to.length === from.length && from.every((tile) => before.to.includes(tile));
}

function differenceOf({ from, to }: Leap): number {
  return assertDefined(to[0]) - assertDefined(from[0]);
}

/**
 * Counts steps. Consecutive steps of one block are one move, and one straight move while the
 * direction stays the same.
 */
export function countSteps(actions: readonly ZrfAction[]): Counts {
  let straight = 0;
  let moves = 0;
  let last: Leap | undefined;
  for (const action of actions) {
    const leap = leapOf(action);
    const isSame = last !== undefined && continues(last, leap);
    if (!isSame) moves += 1;
    if (last === undefined || !isSame || differenceOf(leap) !== differenceOf(last)) straight += 1;
    last = leap;
  }
  return { steps: actions.length, straight, moves };
}

/** Number of steps in each move, in order, with moves as in `countSteps`. */
export function moveLengths(actions: readonly ZrfAction[]): number[] {
  const lengths: number[] = [];
  let last: Leap | undefined;
  for (const action of actions) {
    const leap = leapOf(action);
    if (last !== undefined && continues(last, leap)) lengths.push((lengths.pop() ?? 0) + 1);
    else lengths.push(1);
    last = leap;
  }
  return lengths;
}
