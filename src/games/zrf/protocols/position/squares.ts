import { assertDefined } from '#core';
import type { Rules } from '../../rules/index.ts';
import { squaresOf } from '../../notation/index.ts';

/** Name of a position in a protocol. */
export type SquareName = (position: number) => string;

function letterAt(index: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + index);
}

/** Highest number of columns or rows that single letters can name. */
const MAX_LETTERS = 26;

/** Files as letters from the left, ranks as numbers from `first` at the bottom: `e4`. */
function byFileAndRank(rules: Rules, first: number): SquareName | undefined {
  const squares = squaresOf(rules);
  if (squares === undefined || squares.columns > MAX_LETTERS) return undefined;
  const { rows } = squares;
  return (at) => letterAt(squares.columnOf(at)) + String(rows - 1 - squares.rowOf(at) + first);
}

/** Squares of UCI: as in chess, or the names in the rules on boards without rows and columns. */
export function uciSquares(rules: Rules): SquareName {
  const byName: SquareName = (at) => assertDefined(rules.board.positions[at]).name;
  return byFileAndRank(rules, 1) ?? byName;
}

/** Squares of CECP: as in UCI, but boards of ten ranks and more count them from 0. */
export function cecpSquares(rules: Rules): SquareName {
  const rows = squaresOf(rules)?.rows ?? 0;
  return (rows > 9 ? byFileAndRank(rules, 0) : undefined) ?? uciSquares(rules);
}

/** Squares of UCCI: ranks from 0, which must be single digits. */
export function ucciSquares(rules: Rules): SquareName | undefined {
  const rows = squaresOf(rules)?.rows ?? Infinity;
  return rows > 10 ? undefined : byFileAndRank(rules, 0);
}

/** Squares of USI: files as numbers from the right, ranks as letters from the top. */
export function usiSquares(rules: Rules): SquareName | undefined {
  const squares = squaresOf(rules);
  if (squares === undefined || squares.columns > 9 || squares.rows > 9) return undefined;
  return (at) => `${squares.columns - squares.columnOf(at)}${letterAt(squares.rowOf(at))}`;
}
