import type { AnyMatch } from '#core';
import type { AnyPuzzling } from '../puzzle/index.ts';

function actionsOf({ log }: AnyMatch): unknown[] {
  return log.map(({ action }) => action);
}

/** The counts of what was played so far; what was undone does not count. */
export function countsOf(puzzling: AnyPuzzling, match: AnyMatch) {
  return puzzling.count(actionsOf(match).slice(0, match.cursor));
}

/** How many steps each move has, those that were undone included. */
export function lengthsOf(puzzling: AnyPuzzling, match: AnyMatch): readonly number[] {
  return puzzling.split(actionsOf(match));
}
