import { assertDefined, failed, parsed } from '#core';
import type { Parsed } from '#core';
import type { Rules, ZrfState } from '../../rules/index.ts';
import { EMPTY, cellsOf, ownerOf, typeOf } from '../../rules/index.ts';
import { positionText } from '../model/arrangement.ts';
import type { Piece } from '../model/arrangement.ts';
import { notationProblem } from '../model/problems.ts';
import type { TextPlace } from '../model/problems.ts';
import { failureIn, TEXT_START } from '../model/report.ts';
import type { Fail } from '../model/report.ts';
import { squaresOf } from '../model/squares.ts';
import { isInUse, labelAt, labelsOf, positionAt } from './labels.ts';
import { menOf, sidesOf } from './men.ts';
import type { Men } from './men.ts';

/*
 * Positions of draughts (PDN 3.0, tag FEN): player to move, then the squares of each side, with K
 * before those of kings. Ranges of numbers are shortened: `W:W31-50,K3:B1-20`.
 */

const MAX_TEXT = 4000;

/** Positions in the order of their numbers, or of their names. */
function squaresInOrder(rules: Rules): readonly number[] {
  const all = [...rules.board.positions.keys()].filter((at) => isInUse(rules, at));
  const labels = labelsOf(rules);
  return labels === undefined ? all : all.sort((a, b) => Number(labels[a]) - Number(labels[b]));
}

/** Squares as a list, at least three consecutive numbers as a range. */
function listOf(rules: Rules, positions: readonly number[], prefix: string): readonly string[] {
  const isNumbered = labelsOf(rules) !== undefined;
  const list: string[] = [];
  for (let start = 0; start < positions.length;) {
    const label = labelAt(rules, assertDefined(positions[start]));
    let count = 1;
    while (
      isNumbered &&
      start + count < positions.length &&
      Number(labelAt(rules, assertDefined(positions[start + count]))) === Number(label) + count
    )
      count += 1;
    if (count < 3) count = 1;
    list.push(count === 1 ? prefix + label : `${prefix}${label}-${Number(label) + count - 1}`);
    start += count;
  }
  return list;
}

/** A position in the notation of draughts; undefined for games that it cannot express. */
export function makeDraughtsFen(rules: Rules, state: ZrfState): string | undefined {
  const men = menOf(rules);
  if (men === undefined || squaresOf(rules) === undefined || state.chainAt >= 0) return undefined;
  const kinds = cellsOf(rules);
  const sides = sidesOf(rules);
  const squares = squaresInOrder(rules);
  const ofType = (player: number, type: number) =>
    squares.filter((at) => {
      const cell = state.cells[at] ?? EMPTY;
      return cell !== EMPTY && ownerOf(kinds, cell) === player && typeOf(kinds, cell) === type;
    });
  const lists = ['W', 'B'].map((letter) => {
    const player = sides.indexOf(letter);
    const of = (type: number, prefix: string) => listOf(rules, ofType(player, type), prefix);
    return letter + [...of(men.man, ''), ...of(men.king, 'K')].join(',');
  });
  const { player } = assertDefined(rules.turnOrder.entries[state.turn]);
  return [sides[player], ...lists].join(':');
}

/** Reads one position. */
class DraughtsFenReader {
  readonly #fail: Fail;
  readonly #rules: Rules;
  readonly #men: Men;
  readonly #pieces = new Map<number, Piece>();

  constructor(rules: Rules, men: Men, place: TextPlace) {
    this.#fail = failureIn(place);
    this.#rules = rules;
    this.#men = men;
  }

  read(text: string, variant: string): Parsed<string> {
    const [first = '', ...lists] = text.split(':');
    const side = first.trim().toUpperCase();
    const player = sidesOf(this.#rules).indexOf(side);
    if (player < 0 || lists.length === 0) return this.#fail('pdn-side', 0, { found: first });
    let offset = first.length + 1;
    for (const list of lists) {
      const read = this.#list(list, offset);
      if (!read.ok) return read;
      offset += list.length + 1;
    }
    const position = { pieces: this.#pieces, hands: [], player };
    return parsed(positionText(this.#rules, variant, position));
  }

  /** Squares of one side: `W31-50,K3`. */
  #list(text: string, offset: number): Parsed<true> {
    const start = text.length - text.trimStart().length;
    const letter = text.slice(start, start + 1).toUpperCase();
    // Counters of moves at the end: `H0:F1`.
    if (/^[HF]\d{1,5}\.?$/i.test(text.trim())) return parsed(true);
    const player = sidesOf(this.#rules).indexOf(letter);
    if (player < 0 || letter === '') {
      return this.#fail('pdn-colour', offset + start, { found: text.trim() });
    }
    let at = offset + start + 1;
    for (const word of text.slice(start + 1).split(',')) {
      const read = this.#word(word, at, player);
      if (!read.ok) return read;
      at += word.length + 1;
    }
    return parsed(true);
  }

  /** One square or a range: `K3`, `31-50`. Blanks and a period at the end are ignored. */
  #word(word: string, offset: number, player: number): Parsed<true> {
    const start = offset + word.length - word.trimStart().length;
    const text = word.trim().replace(/\.$/, '').trimEnd();
    if (text === '') return parsed(true);
    const isKing = /^[kK]/.test(text);
    const piece = { player, type: isKing ? this.#men.king : this.#men.man };
    const [from = '', to, ...more] = text.split('-').map((one) => one.replace(/^[kK]/, '').trim());
    if (to === undefined) return this.#put(from, start, piece);
    const isRange = /^\d{1,3}$/.test(from) && /^\d{1,3}$/.test(to) && more.length === 0;
    if (!isRange || Number(from) > Number(to)) {
      return this.#fail('pdn-range', start, { found: text });
    }
    for (let number = Number(from); number <= Number(to); number++) {
      const read = this.#put(String(number), start, piece);
      if (!read.ok) return read;
    }
    return parsed(true);
  }

  #put(label: string, offset: number, piece: Piece): Parsed<true> {
    const at = positionAt(this.#rules, label.toLowerCase());
    if (at < 0 || !isInUse(this.#rules, at)) {
      const squares = squaresInOrder(this.#rules).map((one) => labelAt(this.#rules, one));
      const ends = { first: squares[0] ?? '', last: squares.at(-1) ?? '' };
      return this.#fail('pdn-square', offset, { found: label, ...ends });
    }
    if (this.#pieces.has(at)) return this.#fail('pdn-twice', offset, { square: label });
    this.#pieces.set(at, piece);
    return parsed(true);
  }
}

/**
 * Reads a position of draughts into one of this program, as for the option `start`. `place` is where
 * the text begins.
 */
export function parseDraughtsFen(
  rules: Rules,
  variant: string,
  text: string,
  place: TextPlace = TEXT_START,
): Parsed<string> {
  const men = menOf(rules);
  if (men === undefined || squaresOf(rules) === undefined) {
    return failed(notationProblem('pdn-board', place));
  }
  if (text.length > MAX_TEXT)
    return failed(notationProblem('fen-length', place, { most: MAX_TEXT }));
  return new DraughtsFenReader(rules, men, place).read(text, variant);
}
