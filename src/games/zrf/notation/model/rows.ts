import { assertDefined, parsed } from '#core';
import type { Parsed } from '#core';
import type { ZrfState } from '../../rules/index.ts';
import { EMPTY } from '../../rules/index.ts';
import type { Piece } from './arrangement.ts';
import type { Fail } from './report.ts';
import type { Squares } from './squares.ts';

/* The board row by row, as in FEN: letters of pieces, numbers of empty squares, slashes. */

/** Writes a board; undefined if a piece has no letter. */
export function makeRows(
  { cells }: ZrfState,
  squares: Squares,
  letterOf: (cell: number) => string | undefined,
): string | undefined {
  const rows: string[] = [];
  for (let row = 0; row < squares.rows; row++) {
    let [text, empty] = ['', 0];
    for (let column = 0; column < squares.columns; column++) {
      const cell = assertDefined(cells[squares.at(column, row)]);
      const letter = cell === EMPTY ? '' : letterOf(cell);
      if (letter === undefined) return undefined;
      if (letter === '') empty += 1;
      else {
        text += `${empty > 0 ? empty : ''}${letter}`;
        empty = 0;
      }
    }
    rows.push(`${text}${empty > 0 ? empty : ''}`);
  }
  return rows.join('/');
}

/** Reads a board at an offset. */
export function parseRows(
  text: string,
  offset: number,
  squares: Squares,
  pieceOf: (letter: string, offset: number) => Parsed<Piece>,
  fail: Fail,
): Parsed<ReadonlyMap<number, Piece>> {
  const { columns, rows } = squares;
  const lines = text.split('/');
  if (lines.length !== rows) return fail('fen-rows', offset, { rows, found: lines.length });
  const pieces = new Map<number, Piece>();
  let at = offset;
  for (const [row, line] of lines.entries()) {
    let column = 0;
    for (const { 0: word, index } of line.matchAll(/\d+|\+?\D/gu)) {
      if (/^\d/.test(word)) column += Number(word.slice(0, 4));
      else {
        const piece = pieceOf(word, at + index);
        if (!piece.ok) return piece;
        if (column < columns) pieces.set(squares.at(column, row), piece.value);
        column += 1;
      }
      if (column > columns) return fail('fen-count', at + index, { count: word, columns });
    }
    if (column !== columns) {
      return fail('fen-row', at, { row: row + 1, found: column, columns });
    }
    at += line.length + 1;
  }
  return parsed(pieces);
}
