import { assertDefined } from '#core';
import type { Rules } from '../../rules/index.ts';

/** A board as rows and columns, as the first player sees it: row 0 is the farthest. */
export interface Squares {
  readonly columns: number;
  readonly rows: number;
  /** Position in a column and a row, or -1. */
  at(column: number, row: number): number;
  columnOf(position: number): number;
  rowOf(position: number): number;
}

const cache = new WeakMap<Rules, Squares | 'none'>();

/** Rows and columns of a board that is one rectangular grid; undefined for other boards. */
export function squaresOf(rules: Rules): Squares | undefined {
  let squares = cache.get(rules);
  if (squares === undefined) {
    squares = findSquares(rules) ?? 'none';
    cache.set(rules, squares);
  }
  return squares === 'none' ? undefined : squares;
}

function distinct(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

function findSquares({ board }: Rules): Squares | undefined {
  const shown = board.positions.flatMap(({ rectangle, isDummy }, position) => {
    return isDummy ? [] : [{ position, left: rectangle.left, top: rectangle.top }];
  });
  const lefts = distinct(shown.map(({ left }) => left));
  const tops = distinct(shown.map(({ top }) => top));
  const [columns, rows] = [lefts.length, tops.length];
  if (shown.length === 0 || columns * rows !== shown.length) return undefined;
  const positions = new Int32Array(columns * rows).fill(-1);
  const places = new Int32Array(board.positions.length).fill(-1);
  for (const { position, left, top } of shown) {
    const place = tops.indexOf(top) * columns + lefts.indexOf(left);
    positions[place] = position;
    places[position] = place;
  }
  if (positions.includes(-1)) return undefined;
  return {
    columns,
    rows,
    at: (column, row) => {
      const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
      return isInside ? assertDefined(positions[row * columns + column]) : -1;
    },
    columnOf: (position) => assertDefined(places[position]) % columns,
    rowOf: (position) => Math.floor(assertDefined(places[position]) / columns),
  };
}
