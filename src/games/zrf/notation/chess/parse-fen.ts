import { assertDefined, failed, parsed } from '#core';
import type { Parsed, Problem, ProblemArgs } from '#core';
import type { Rules } from '../../rules/index.ts';
import { squaresOf } from '../model/squares.ts';
import type { Squares } from '../model/squares.ts';
import { notationProblem } from '../model/problems.ts';
import type { NotationCode, TextPlace } from '../model/problems.ts';
import { castlingRights, unmovedAttribute } from './castling-rights.ts';
import type { CastlingRight } from './castling-rights.ts';
import { lettersOf } from './letters.ts';

const MAX_FEN = 2000;
const START: TextPlace = { line: 1, column: 1 };

interface Field {
  readonly text: string;
  readonly offset: number;
}

interface Piece {
  readonly player: number;
  readonly type: number;
}

/** Reads one position. Methods return false after reporting a problem. */
class FenReader {
  readonly problems: Problem[] = [];
  /** Piece of each occupied position. */
  readonly #pieces = new Map<number, Piece>();
  readonly #hands: Piece[] = [];
  #player = 0;
  #rights: readonly CastlingRight[] = [];
  #last = '';
  /** Half-moves since the last capture or pawn move. */
  #quiet = 0;
  readonly #rules: Rules;
  readonly #squares: Squares;
  readonly #place: TextPlace;

  constructor(rules: Rules, squares: Squares, place: TextPlace) {
    this.#rules = rules;
    this.#squares = squares;
    this.#place = place;
  }

  #fail(code: NotationCode, offset: number, args: ProblemArgs = {}): false {
    const { line, column } = this.#place;
    this.problems.push(notationProblem(code, { line, column: column + offset }, args));
    return false;
  }

  read(text: string): boolean {
    const fields = [...text.matchAll(/\S+/g)].map((match): Field => ({
      text: match[0],
      offset: match.index,
    }));
    const none: Field = { text: '', offset: text.length };
    const [board = none, side = none, castling = none, passant = none, quiet, full, extra] = fields;
    return (
      this.#board(board) &&
      this.#side(side) &&
      this.#castling(castling) &&
      this.#passant(passant) &&
      this.#halfMoves(quiet) &&
      this.#number(full) &&
      (extra === undefined || this.#fail('fen-extra', extra.offset, { found: extra.text }))
    );
  }

  #board({ text, offset }: Field): boolean {
    const bracket = text.indexOf('[');
    const board = bracket < 0 ? text : text.slice(0, bracket);
    const rows = board.split('/');
    // Some programs write the hands like one more row.
    const hasHandRow = bracket < 0 && rows.length === this.#squares.rows + 1 && this.#hasDrops;
    const count = rows.length - (hasHandRow ? 1 : 0);
    if (count !== this.#squares.rows) {
      return this.#fail('fen-rows', offset, { rows: this.#squares.rows, found: count });
    }
    let at = offset;
    for (const [row, one] of rows.slice(0, count).entries()) {
      if (!this.#row(one, row, at)) return false;
      at += one.length + 1;
    }
    if (hasHandRow) return this.#hand(assertDefined(rows[count]), at);
    if (bracket < 0) return true;
    if (!text.endsWith(']')) return this.#fail('fen-hand', offset + bracket);
    return this.#hand(text.slice(bracket + 1, -1), offset + bracket + 1);
  }

  get #hasDrops(): boolean {
    return this.#rules.pieces.some(({ drops }) => drops.length > 0);
  }

  #row(text: string, row: number, offset: number): boolean {
    const { columns } = this.#squares;
    let column = 0;
    for (const { 0: word, index } of text.matchAll(/\d+|[^\d~]/g)) {
      if (/^\d/.test(word)) column += Number(word.slice(0, 4));
      else {
        const piece = this.#piece(word, offset + index);
        if (piece === undefined) return false;
        if (column < columns) this.#pieces.set(this.#squares.at(column, row), piece);
        column += 1;
      }
      if (column > columns)
        return this.#fail('fen-count', offset + index, { count: word, columns });
    }
    if (column === columns) return true;
    return this.#fail('fen-row', offset, { row: row + 1, found: column, columns });
  }

  #piece(letter: string, offset: number): Piece | undefined {
    const letters = lettersOf(this.#rules);
    const type = letters.typeOf(letter);
    const first = this.#rules.players[0]?.name ?? '';
    if (type >= 0) return { type, player: letter === letter.toUpperCase() ? 0 : 1 };
    this.#fail('fen-letter', offset, { letter, letters: letters.all.join(' '), player: first });
    return undefined;
  }

  #hand(text: string, offset: number): boolean {
    if (text !== '' && text !== '-' && !this.#hasDrops) return this.#fail('fen-hand-none', offset);
    for (const { 0: letter, index } of text.replace(/-/g, '').matchAll(/./gs)) {
      const piece = this.#piece(letter, offset + index);
      if (piece === undefined) return false;
      this.#hands.push(piece);
    }
    return true;
  }

  #side({ text, offset }: Field): boolean {
    if (!['', 'w', 'b'].includes(text)) return this.#fail('fen-side', offset, { found: text });
    this.#player = text === 'b' ? 1 : 0;
    return true;
  }

  #castling({ text, offset }: Field): boolean {
    if (text === '' || text === '-') return true;
    const all = castlingRights(this.#rules);
    const chosen: CastlingRight[] = [];
    for (const letter of text) {
      const right = all.find((one) => one.letter === letter);
      if (right === undefined || text.indexOf(letter) !== text.lastIndexOf(letter)) {
        const letters = all.map((one) => one.letter).join('') || '-';
        return this.#fail('fen-castling', offset, { letters, found: text });
      }
      if (!this.#isInPlace(right)) {
        const [king, rook] = [this.#name(right.king), this.#name(right.rook)];
        return this.#fail('fen-castling-piece', offset, { letter, king, rook });
      }
      chosen.push(right);
    }
    this.#rights = chosen;
    return true;
  }

  #isInPlace({ player, king, rook, kingType, rookType }: CastlingRight): boolean {
    const is = (at: number, type: number) => {
      const piece = this.#pieces.get(at);
      return piece?.type === type && piece.player === player;
    };
    return is(king, kingType) && is(rook, rookType);
  }

  #name(position: number): string {
    return assertDefined(this.#rules.board.positions[position]).name;
  }

  /** The square behind a man that has just advanced two squares. */
  #passant({ text, offset }: Field): boolean {
    if (text === '' || text === '-') return true;
    const squares = this.#squares;
    const at = this.#rules.board.positions.findIndex(({ name }) => name === text);
    const mover = 1 - this.#player;
    // The first player advances to lower rows.
    const forward = mover === 0 ? -1 : 1;
    const [column, row] = at < 0 ? [-1, -1] : [squares.columnOf(at), squares.rowOf(at)];
    const from = squares.at(column, row - forward);
    const to = squares.at(column, row + forward);
    const man = this.#pieces.get(to);
    const isMan =
      man?.player === mover && this.#rules.pieces[man.type]?.notation === '' && from >= 0;
    if (!isMan || this.#pieces.has(from) || this.#pieces.has(at)) {
      return this.#fail('fen-passant', offset, { found: text });
    }
    this.#last = `Last=${this.#name(from)}:${this.#name(to)}`;
    return true;
  }

  #halfMoves(field: Field | undefined): boolean {
    if (!this.#number(field)) return false;
    this.#quiet = Number(field?.text ?? 0);
    return true;
  }

  #number(field: Field | undefined): boolean {
    if (field === undefined || /^\d{1,5}$/.test(field.text)) return true;
    return this.#fail('fen-number', field.offset, { found: field.text });
  }

  /** The position in the format of this program. */
  position(variant: string): string {
    const { players, pieces } = this.#rules;
    const nameOf = ({ player, type }: Piece) =>
      `${players[player]?.name ?? ''} ${pieces[type]?.name ?? ''}`;
    const placed = [...this.#pieces].map(
      ([at, piece]) => `(${nameOf(piece)} ${this.#name(at)}${this.#moved(at, piece)})`,
    );
    const hands = new Map<string, number>();
    for (const piece of this.#hands) hands.set(nameOf(piece), (hands.get(nameOf(piece)) ?? 0) + 1);
    const held = [...hands].map(([name, count]) => `(${name} off ${count})`);
    const turn = `Turn=${players[this.#player]?.name ?? ''}`;
    const quiet = this.#quiet === 0 ? '' : ` Quiet=${this.#quiet}`;
    const position = [`Variant=${variant}`, ...placed, ...held, turn, this.#last].join(' ').trim();
    return position + quiet;
  }

  /** Kings and rooks without a right count as moved. */
  #moved(at: number, { type }: Piece): string {
    const attribute = unmovedAttribute(this.#rules);
    const canBeUnmoved =
      attribute >= 0 && ((this.#rules.pieces[type]?.attributesSet ?? 0) & (1 << attribute)) !== 0;
    const hasRight = this.#rights.some(({ king, rook }) => king === at || rook === at);
    const isCastler = castlingRights(this.#rules).some(
      ({ kingType, rookType }) => kingType === type || rookType === type,
    );
    const name = this.#rules.attributes[attribute] ?? '';
    return canBeUnmoved && isCastler && !hasRight ? ` -${name}` : '';
  }
}

/**
 * Reads FEN into a position of this program, as for the option `start`. Missing fields at the end
 * have their usual values. `place` is where the text begins.
 */
export function parseFen(
  rules: Rules,
  variant: string,
  text: string,
  place: TextPlace = START,
): Parsed<string> {
  const squares = squaresOf(rules);
  if (squares === undefined || lettersOf(rules).all.length === 0) {
    return failed(notationProblem('fen-board', place));
  }
  if (text.length > MAX_FEN) return failed(notationProblem('fen-length', place, { most: MAX_FEN }));
  const reader = new FenReader(rules, squares, place);
  return reader.read(text) ? parsed(reader.position(variant)) : failed(reader.problems);
}
