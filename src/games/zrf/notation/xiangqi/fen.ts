import { assertDefined, own, parsed } from '#core';
import type { Parsed } from '#core';
import type { Rules, ZrfState } from '../../rules/index.ts';
import { cellsOf, ownerOf, typeOf } from '../../rules/index.ts';
import { parseArrangement } from '../model/parse-arrangement.ts';
import type { Arrangement, Piece } from '../model/arrangement.ts';
import type { TextPlace } from '../model/problems.ts';
import { failureIn, fieldsIn, TEXT_START } from '../model/report.ts';
import type { Fail, Field } from '../model/report.ts';
import { makeRows, parseRows } from '../model/rows.ts';
import { squaresOf } from '../model/squares.ts';
import type { Squares } from '../model/squares.ts';
import { letterOf } from '../model/step.ts';

/*
 * Positions of xiangqi as in the UCCI protocol (www.xqbase.com/protocol/cchess_fen.htm): FEN with
 * the letters K A B N R C P, `w` or `r` for Red to move, two dashes and two numbers. The letters E
 * and H of the federation are read too.
 */

/** Letters of the federation and those of the protocol. */
const TO_PROTOCOL: Readonly<Record<string, string>> = { E: 'B', H: 'N' };
const SIDES = ['', 'w', 'r', 'b'];

/** Letter of each type; '' for types that positions cannot show. */
function lettersOf(rules: Rules): readonly string[] {
  return rules.pieces.map(({ isDummy }, type) => {
    const letter = letterOf(rules, type);
    return !isDummy && /^[A-Z]$/.test(letter) ? letter : '';
  });
}

function protocolLetters(letters: readonly string[]): readonly string[] {
  const mapped = letters.map((letter) => own(TO_PROTOCOL, letter) ?? letter);
  const shown = mapped.filter((letter) => letter !== '');
  return new Set(shown).size === shown.length ? mapped : letters;
}

/** A position as FEN; undefined for games that it cannot express. */
export function makeXiangqiFen(rules: Rules, state: ZrfState): string | undefined {
  const squares = squaresOf(rules);
  if (squares === undefined || state.chainAt >= 0) return undefined;
  const letters = protocolLetters(lettersOf(rules));
  const cells = cellsOf(rules);
  const board = makeRows(state, squares, (cell) => {
    const letter = letters[typeOf(cells, cell)] ?? '';
    if (letter === '') return undefined;
    return ownerOf(cells, cell) === 0 ? letter : letter.toLowerCase();
  });
  if (board === undefined) return undefined;
  const { player } = assertDefined(rules.turnOrder.entries[state.turn]);
  const number = Math.floor(state.made / 2) + 1;
  return `${board} ${player === 0 ? 'w' : 'b'} - - 0 ${number}`;
}

function read(rules: Rules, text: string, squares: Squares, fail: Fail): Parsed<Arrangement> {
  const letters = lettersOf(rules);
  const others = protocolLetters(letters);
  const pieceOf = (letter: string, offset: number): Parsed<Piece> => {
    const capital = letter.toUpperCase();
    const type = Math.max(letters.indexOf(capital), others.indexOf(capital));
    if (type >= 0) return parsed({ type, player: letter === capital ? 0 : 1 });
    const known = others.filter((one) => one !== '').join(' ');
    const player = rules.players[0]?.name ?? '';
    return fail('fen-letter', offset, { letter, letters: known, player });
  };
  const none: Field = { text: '', offset: text.length };
  const [board = none, side = none, ...more] = fieldsIn(text);
  const pieces = parseRows(board.text, board.offset, squares, pieceOf, fail);
  if (!pieces.ok) return pieces;
  if (!SIDES.includes(side.text)) {
    return fail('fen-side', side.offset, { found: side.text });
  }
  const [, , quiet, full, extra] = more;
  for (const number of [quiet, full]) {
    if (number !== undefined && !/^\d{1,5}$/.test(number.text)) {
      return fail('fen-number', number.offset, { found: number.text });
    }
  }
  const tooMuch = extra ?? more.slice(0, 2).find((field) => field.text !== '-');
  if (tooMuch !== undefined) {
    return fail('xiangqi-extra', tooMuch.offset, { found: tooMuch.text });
  }
  const player = side.text === 'b' ? 1 : 0;
  return parsed({ pieces: pieces.value, hands: [], player });
}

/**
 * Reads FEN of xiangqi into a position of this program, as for the option `start`. `place` is where
 * the text begins.
 */
export function parseXiangqiFen(
  rules: Rules,
  variant: string,
  text: string,
  place: TextPlace = TEXT_START,
): Parsed<string> {
  return parseArrangement(rules, variant, text, place, {
    letters: lettersOf(rules),
    read: (squares) => read(rules, text, squares, failureIn(place)),
  });
}
