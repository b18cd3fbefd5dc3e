import type { Rules, ZrfAction } from '../../rules/index.ts';
import { isComplete, isPass, moversOf } from '../../rules/index.ts';
import { squaresOf } from '../model/squares.ts';
import type { NotatedStep, Steps } from '../model/step.ts';

/*
 * Games in which dropped pieces fall are written by column: `d`. A column is named by what the names
 * of its squares begin with.
 */

function sharedStart(names: readonly string[]): string {
  const [first = '', ...others] = names;
  let length = first.length;
  while (!others.every((name) => name.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}

const cache = new WeakMap<Rules, readonly string[]>();

/** Names of the columns from left to right; empty for boards without columns. */
export function columnNames(rules: Rules): readonly string[] {
  const known = cache.get(rules);
  if (known !== undefined) return known;
  const squares = squaresOf(rules);
  const names = Array.from({ length: squares?.columns ?? 0 }, (_, column) =>
    sharedStart(
      Array.from({ length: squares?.rows ?? 0 }, (_row, row) => {
        return rules.board.positions[squares?.at(column, row) ?? -1]?.name ?? '';
      }),
    ),
  );
  const areDistinct = new Set(names).size === names.length && !names.includes('');
  const found = areDistinct ? names : [];
  cache.set(rules, found);
  return found;
}

/** Column of a drop that is the only one there, or -1. */
function columnOf(steps: Steps, action: ZrfAction): number {
  const squares = squaresOf(steps.rules);
  const [mover] = moversOf(action);
  if (squares === undefined || mover === undefined || mover.from >= 0) return -1;
  const column = squares.columnOf(mover.to);
  const drops = steps.actions.flatMap((other) => moversOf(other).filter(({ from }) => from < 0));
  const isOnly = drops.every(({ to }) => to === mover.to || squares.columnOf(to) !== column);
  return isOnly ? column : -1;
}

/** Writes a drop by its column; undefined for other steps. */
export function notateByColumn(steps: Steps, action: ZrfAction): NotatedStep | undefined {
  if (isPass(action) || !isComplete(action)) return undefined;
  const name = columnNames(steps.rules)[columnOf(steps, action)];
  return name === undefined ? undefined : { start: '', rest: name };
}
