import { assertDefined, parsed } from '#core';
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
 * SFEN, the positions of the USI protocol (hgm.nubati.net/usi.html): rows of the board with `+` for
 * promoted pieces, player, pieces in hand, number of the move. Capitals are for the first player.
 */

const LETTER = /^\+?[A-Z]$/;
const HAND = /^(?:\d{0,2}[A-Za-z])+$/;

/** Letter of each type; '' for types that positions cannot show. */
function lettersOf(rules: Rules): readonly string[] {
  return rules.pieces.map(({ isDummy }, type) => {
    const letter = letterOf(rules, type);
    return !isDummy && LETTER.test(letter) ? letter : '';
  });
}

function cased(letter: string, player: number): string {
  return player === 0 ? letter : letter.toLowerCase();
}

function handsText(rules: Rules, { stock }: ZrfState, letters: readonly string[]): string {
  const types = rules.pieces.length;
  const hands = stock.slice(0, 2 * types).map((count, index) => {
    const letter = letters[index % types] ?? '';
    if (count <= 0 || count > 99 || letter === '') return '';
    return `${count > 1 ? count : ''}${cased(letter, Math.floor(index / types))}`;
  });
  return hands.join('') || '-';
}

/** A position as SFEN; undefined for games that it cannot express. */
export function makeSfen(rules: Rules, state: ZrfState): string | undefined {
  const squares = squaresOf(rules);
  if (squares === undefined || state.chainAt >= 0) return undefined;
  const letters = lettersOf(rules);
  const cells = cellsOf(rules);
  const board = makeRows(state, squares, (cell) => {
    const letter = letters[typeOf(cells, cell)] ?? '';
    return letter === '' ? undefined : cased(letter, ownerOf(cells, cell));
  });
  if (board === undefined) return undefined;
  const { player } = assertDefined(rules.turnOrder.entries[state.turn]);
  const hands = handsText(rules, state, letters);
  return [board, player === 0 ? 'b' : 'w', hands, String(state.made + 1)].join(' ');
}

/** Reads one position. */
class SfenReader {
  readonly #fail: Fail;
  readonly #rules: Rules;
  readonly #letters: readonly string[];

  constructor(rules: Rules, place: TextPlace) {
    this.#fail = failureIn(place);
    this.#rules = rules;
    this.#letters = lettersOf(rules);
  }

  read(text: string, squares: Squares): Parsed<Arrangement> {
    const none: Field = { text: '', offset: text.length };
    const [board = none, side = none, hand = none, number, extra] = fieldsIn(text);
    const pieceOf = (letter: string, offset: number) => this.#piece(letter, offset);
    const pieces = parseRows(board.text, board.offset, squares, pieceOf, this.#fail);
    if (!pieces.ok) return pieces;
    if (!['', 'b', 'w'].includes(side.text)) {
      return this.#fail('fen-side', side.offset, { found: side.text });
    }
    const hands = this.#hands(hand);
    if (!hands.ok) return hands;
    if (number !== undefined && !/^\d{1,5}$/.test(number.text)) {
      return this.#fail('fen-number', number.offset, { found: number.text });
    }
    if (extra !== undefined) {
      return this.#fail('sfen-extra', extra.offset, { found: extra.text });
    }
    const player = side.text === 'w' ? 1 : 0;
    return parsed({ pieces: pieces.value, hands: hands.value, player });
  }

  #typeOf(letter: string): number {
    return this.#letters.indexOf(letter.toUpperCase());
  }

  #piece(letter: string, offset: number): Parsed<Piece> {
    const type = this.#typeOf(letter);
    if (type >= 0 && letter !== '') {
      return parsed({ type, player: letter === letter.toUpperCase() ? 0 : 1 });
    }
    const letters = this.#letters.filter((one) => one !== '').join(' ');
    const player = this.#rules.players[0]?.name ?? '';
    return this.#fail('fen-letter', offset, { letter, letters, player });
  }

  #hands({ text, offset }: Field): Parsed<Arrangement['hands']> {
    if (text === '' || text === '-') return parsed([]);
    const fail = () => this.#fail('sfen-hand', offset, { found: text });
    if (!HAND.test(text)) return fail();
    const counts = new Map<number, { piece: Piece; count: number }>();
    for (const [, digits = '', letter = ''] of text.matchAll(/(\d{0,2})(\D)/g)) {
      const type = this.#typeOf(letter);
      if ((this.#rules.pieces[type]?.drops.length ?? 0) === 0) return fail();
      const piece = { type, player: letter === letter.toUpperCase() ? 0 : 1 };
      const key = piece.player * this.#letters.length + type;
      const count = (digits === '' ? 1 : Number(digits)) + (counts.get(key)?.count ?? 0);
      counts.set(key, { piece, count });
    }
    return parsed([...counts.values()]);
  }
}

/**
 * Reads SFEN into a position of this program, as for the option `start`. Missing fields at the end
 * have their usual values. `place` is where the text begins.
 */
export function parseSfen(
  rules: Rules,
  variant: string,
  text: string,
  place: TextPlace = TEXT_START,
): Parsed<string> {
  return parseArrangement(rules, variant, text, place, {
    letters: lettersOf(rules),
    read: (squares) => new SfenReader(rules, place).read(text, squares),
  });
}
