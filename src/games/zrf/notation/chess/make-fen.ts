import { assertDefined } from '#core';
import type { Rules, ZrfState } from '../../rules/index.ts';
import { cellsOf, EMPTY, ownerOf, typeOf } from '../../rules/index.ts';
import { squaresOf } from '../model/squares.ts';
import type { Squares } from '../model/squares.ts';
import { castlingRights, hasRight } from './castling-rights.ts';
import { lettersOf } from './letters.ts';

/*
 * Forsyth-Edwards Notation (PGN standard, 16.1), for any game of two players on a grid whose pieces
 * have letters. Pieces in hand follow the board in brackets, as crazyhouse writes them.
 */

const CASTLING = ['K', 'Q', 'k', 'q'] as const;

function letterIn(rules: Rules, cell: number): string | undefined {
  const cells = cellsOf(rules);
  const letter = lettersOf(rules).letterOf(typeOf(cells, cell));
  return ownerOf(cells, cell) === 0 ? letter : letter?.toLowerCase();
}

/** The board row by row, digits for empty squares; undefined if a piece has no letter. */
function placementOf(rules: Rules, { cells }: ZrfState, squares: Squares): string | undefined {
  const rows: string[] = [];
  for (let row = 0; row < squares.rows; row++) {
    let [text, empty] = ['', 0];
    for (let column = 0; column < squares.columns; column++) {
      const cell = assertDefined(cells[squares.at(column, row)]);
      if (cell === EMPTY) {
        empty += 1;
        continue;
      }
      const letter = letterIn(rules, cell);
      if (letter === undefined) return undefined;
      text += `${empty > 0 ? empty : ''}${letter}`;
      empty = 0;
    }
    rows.push(`${text}${empty > 0 ? empty : ''}`);
  }
  return rows.join('/');
}

/** Pieces in hand: `[QPPn]`; '' for games without drops. */
function handsOf(rules: Rules, { stock }: ZrfState): string | undefined {
  const types = rules.pieces.length;
  let hands = '';
  for (const [index, count] of stock.slice(0, 2 * types).entries()) {
    if (count <= 0 || count > 99) continue;
    const letter = lettersOf(rules).letterOf(index % types);
    if (letter === undefined) return undefined;
    hands += (index < types ? letter : letter.toLowerCase()).repeat(count);
  }
  const hasDrops = rules.pieces.some(({ drops }) => drops.length > 0);
  return hasDrops ? `[${hands}]` : '';
}

/** Square behind a man that has just advanced two squares beside an enemy man, or `-`. */
function passantSquare(rules: Rules, state: ZrfState, squares: Squares): string {
  const { lastFrom, lastTo, cells } = state;
  if (lastFrom < 0 || lastTo < 0) return '-';
  const kinds = cellsOf(rules);
  const cell = cells[lastTo] ?? EMPTY;
  const isMan = (one: number) => one !== EMPTY && rules.pieces[typeOf(kinds, one)]?.notation === '';
  const [column, row] = [squares.columnOf(lastTo), squares.rowOf(lastTo)];
  const steps = row - squares.rowOf(lastFrom);
  if (!isMan(cell) || squares.columnOf(lastFrom) !== column || Math.abs(steps) !== 2) return '-';
  const isEnemy = [column - 1, column + 1].some((beside) => {
    const neighbour = cells[squares.at(beside, row)] ?? EMPTY;
    return isMan(neighbour) && ownerOf(kinds, neighbour) !== ownerOf(kinds, cell);
  });
  const behind = squares.at(column, row - steps / 2);
  return isEnemy ? assertDefined(rules.board.positions[behind]).name : '-';
}

/** A position as FEN; undefined for games that it cannot express. */
export function makeFen(rules: Rules, state: ZrfState): string | undefined {
  const squares = squaresOf(rules);
  if (squares === undefined || state.chainAt >= 0) return undefined;
  const placement = placementOf(rules, state, squares);
  const hands = handsOf(rules, state);
  if (placement === undefined || hands === undefined) return undefined;
  const { player } = assertDefined(rules.turnOrder.entries[state.turn]);
  const rights = castlingRights(rules).filter((right) => hasRight(rules, state, right));
  // The standard order of the letters.
  const castling = CASTLING.filter((one) => rights.some(({ letter }) => letter === one)).join('');
  const moves = Math.floor(state.made / 2) + 1;
  return [
    placement + hands,
    player === 0 ? 'w' : 'b',
    castling || '-',
    passantSquare(rules, state, squares),
    String(state.quiet),
    String(moves),
  ].join(' ');
}
