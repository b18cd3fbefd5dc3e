import type { AnyMatch } from '#core';
import type { AnyPuzzling } from '../puzzle/index.ts';

function actionsOf({ log }: AnyMatch): unknown[] {
  return log.map(({ action }) => action);
}

/** Move counts up to the cursor; undone moves do not count. */
export function countsOf(puzzling: AnyPuzzling, match: AnyMatch) {
  return puzzling.count(actionsOf(match).slice(0, match.cursor));
}

/** Number of steps in each move, including undone moves. */
export function lengthsOf(puzzling: AnyPuzzling, match: AnyMatch): readonly number[] {
  return puzzling.split(actionsOf(match));
}
