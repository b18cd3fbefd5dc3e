import { assertDefined } from '#core';
import type { ZrfAction } from '../../rules/index.ts';
import { moversOf } from '../../rules/index.ts';

/** How long a way was, in each way of counting (see `Metric`). */
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

/** Whether a step goes on with the block that the one before moved. */
function goesOn(before: Leap, { from }: Leap): boolean {
  return before.to.length === from.length && from.every((tile) => before.to.includes(tile));
}

function differenceOf({ from, to }: Leap): number {
  return assertDefined(to[0]) - assertDefined(from[0]);
}

/**
 * The counts of steps as they were made. Steps of one block in succession are one move, and one
 * straight move as long as the direction stays the same.
 */
export function countSteps(actions: readonly ZrfAction[]): Counts {
  let straight = 0;
  let moves = 0;
  let last: Leap | undefined;
  for (const action of actions) {
    const leap = leapOf(action);
    const isSame = last !== undefined && goesOn(last, leap);
    if (!isSame) moves += 1;
    if (last === undefined || !isSame || differenceOf(leap) !== differenceOf(last)) straight += 1;
    last = leap;
  }
  return { steps: actions.length, straight, moves };
}

/** How many steps each move is, in their order: the moves that `countSteps` counts. */
export function moveLengths(actions: readonly ZrfAction[]): number[] {
  const lengths: number[] = [];
  let last: Leap | undefined;
  for (const action of actions) {
    const leap = leapOf(action);
    if (last !== undefined && goesOn(last, leap)) lengths.push((lengths.pop() ?? 0) + 1);
    else lengths.push(1);
    last = leap;
  }
  return lengths;
}
