import type { AnyMatch } from '../../../../core/index.ts';
import type { Session } from '../../../../play/index.ts';
import type { AnyPuzzling } from '../puzzle/index.ts';

function actionsOf({ log }: AnyMatch): unknown[] {
  return log.map(({ action }) => action);
}

/** The counts of what was played so far; what was undone does not count. */
export function countsOf(puzzling: AnyPuzzling, match: AnyMatch) {
  return puzzling.count(actionsOf(match).slice(0, match.cursor));
}

/** The entry counts at which moves begin or end, those that were undone included. */
function boundsOf(puzzling: AnyPuzzling, match: AnyMatch): number[] {
  let end = 0;
  return [0, ...puzzling.split(actionsOf(match)).map((length) => (end += length))];
}

/** Takes back a whole move: all its steps. */
export function undoMove(puzzling: AnyPuzzling, { match }: Session): void {
  const target = boundsOf(puzzling, match).findLast((bound) => bound < match.cursor) ?? 0;
  while (match.cursor > target && match.undo());
}

/** Makes a whole move again. */
export function redoMove(puzzling: AnyPuzzling, { match }: Session): void {
  const { cursor, log } = match;
  const target = boundsOf(puzzling, match).find((bound) => bound > cursor) ?? log.length;
  while (match.cursor < target && match.redo() !== undefined);
}
