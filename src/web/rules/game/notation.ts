import { assertDefined } from '../../../core/index.ts';
import type { Part, Rules, ZrfAction, ZrfState } from '../../../games/zrf/index.ts';
import { RECORD, cellsOf, partsOf } from '../../../games/zrf/index.ts';

/** A step in the short notation of move lists, in pieces that can be joined to a whole turn. */
export interface Noted {
  /** The piece and where it starts; empty for drops. */
  readonly start: string;
  readonly rest: string;
}

/** How the file names a piece; whole words stand apart from what follows. */
function signOf(rules: Rules, type: number): string {
  const { notation } = assertDefined(rules.pieces[type]);
  // A block is called by its letter, whichever of its tiles was moved.
  if (rules.options.slidingPuzzle !== 'off') return notation.replace(/^([A-Z])[a-z]$/, '$1');
  return notation.length > 2 ? `${notation} ` : notation;
}

/** Whether anything is taken; what is pushed along from where another lands is not. */
function takesAny(parts: readonly Part[]): boolean {
  const left = new Set(parts.flatMap((part) => (part.kind === 'move' ? [part.from] : [])));
  return parts.some(
    (part) => part.kind === 'capture' || (part.kind === 'move' && part.takes && !left.has(part.to)),
  );
}

/** `Ng1-f3`, `e4xd5`, `e7-e8=Q`, `P*5e`; effects that follow from the move are left out. */
export function noteStep(
  rules: Rules,
  { cells }: ZrfState,
  { record }: ZrfAction,
  pass: string,
): Noted {
  if (record.length === 0) return { start: '', rest: pass };
  const at = (position: number) => assertDefined(rules.board.positions[position]).name;
  const parts = partsOf(cellsOf(rules), record, cells);
  const becomes = assertDefined(record[RECORD.becomes]);
  const change =
    becomes < 0 ? '' : `=${signOf(rules, becomes).trim() || rules.pieces[becomes]?.name}`;
  const [first] = parts;
  if (first?.kind === 'place') {
    const sign = signOf(rules, first.type);
    return {
      start: '',
      rest: `${sign}${sign === '' || sign.endsWith(' ') ? '' : '*'}${at(first.at)}`,
    };
  }
  if (first?.kind !== 'move') return { start: '', rest: pass };
  const dash = takesAny(parts) ? 'x' : '-';
  return {
    start: `${signOf(rules, first.type)}${at(first.from)}`,
    rest: `${dash}${at(first.to)}${change}`,
  };
}
