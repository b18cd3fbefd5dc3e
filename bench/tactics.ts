import { readFileSync } from 'node:fs';
import { search } from '../src/bots/index.ts';
import { assertDefined, own } from '../src/core/index.ts';
import { typeOf, cellsOf } from '../src/games/zrf/rules/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../src/games/zrf/rules/index.ts';
import type { Row } from './report.ts';
import { ownGameForBots } from './rules-files.ts';

/** Fred Reinfeld's "Win at Chess", 300 positions with their best moves, in EPD. */
const POSITIONS = 'bench/data/win-at-chess.epd';
const NODES = 8_000_000;
const MIN_SOLVED = 2 / 3;

const TYPES: Readonly<Record<string, string>> = {
  p: 'Pawn',
  n: 'Knight',
  b: 'Bishop',
  r: 'Rook',
  q: 'Queen',
  k: 'King',
};
/** Squares of unmoved pieces, by the letter of the castling that needs them. */
const CASTLING: Readonly<Record<string, readonly string[]>> = {
  K: ['e1', 'h1'],
  Q: ['e1', 'a1'],
  k: ['e8', 'h8'],
  q: ['e8', 'a8'],
};

/** Converts the first three fields of a FEN to the text of a position of our chess. */
function positionText(fen: string): string {
  const [rows = '', side = 'w', castling = ''] = fen.split(' ');
  const unmoved = [...castling].flatMap((letter) => own(CASTLING, letter) ?? []);
  const pieces = rows.split('/').flatMap((row, index) => {
    const squares = row.replace(/\d/g, (count) => ' '.repeat(Number(count)));
    return [...squares].flatMap((letter, column) => {
      const type = own(TYPES, letter.toLowerCase());
      if (type === undefined) return [];
      const square = `${'abcdefgh'.charAt(column)}${8 - index}`;
      const hasMoved = (type === 'King' || type === 'Rook') && !unmoved.includes(square);
      const owner = letter === letter.toLowerCase() ? 'Black' : 'White';
      return [`(${owner} ${type} ${square}${hasMoved ? ' -never-moved?' : ''})`];
    });
  });
  return `Variant=chess ${pieces.join(' ')} Turn=${side === 'w' ? '1:White' : '2:Black'}`;
}

/** True for a move written in algebraic notation. Castling and promotions do not occur. */
function isMove(game: ZrfGame, state: ZrfState, { record }: ZrfAction, text: string): boolean {
  const { rules } = game.playOf('chess');
  const [, letter = '', origin = '', target = ''] =
    /^([NBRQK]?)([a-h]?[1-8]?)x?([a-h][1-8])[+#]?$/.exec(text) ?? [];
  const [from, to] = [assertDefined(record[7]), assertDefined(record[8])];
  const nameOf = (place: number) => assertDefined(rules.board.positions[place]).name;
  const type = typeOf(cellsOf(rules), assertDefined(state.cells[from]));
  const isType =
    rules.pieces[type]?.name === own(TYPES, letter === '' ? 'p' : letter.toLowerCase());
  return isType && nameOf(to) === target && nameOf(from).includes(origin);
}

function isSolved(game: ZrfGame, line: string, milliseconds: number): boolean {
  const [fen = '', best = ''] = line.split(' bm ');
  const state = game.start({ variant: 'chess', start: positionText(fen) }, 'tactics');
  const position = assertDefined(game.position?.(state));
  const time = { milliseconds, now: () => performance.now() };
  const { action } = search(position, { nodes: NODES }, time);
  const moves = best.replace(';', '').trim().split(' ');
  return moves.some((move) => isMove(game, state, action, move));
}

/** Solves tactical chess positions with a time limit for each. */
export function benchTactics(
  milliseconds: number,
  count: number,
  progress: (text: string) => void,
): Row[] {
  const game = ownGameForBots('chess');
  const lines = readFileSync(POSITIONS, 'utf8').trim().split('\n');
  const step = Math.max(1, Math.floor(lines.length / count));
  const tried = lines.filter((_, index) => index % step === 0);
  const solved = tried.filter((line, index) => {
    progress(`position ${index + 1} of ${tried.length}`);
    return isSolved(game, line, milliseconds);
  });
  const min = Math.ceil(MIN_SOLVED * tried.length);
  return [
    {
      what: `Win at Chess, ${tried.length} positions, ${milliseconds} ms each`,
      figure: solved.length,
      unit: 'solved',
      target: { text: `at least ${min}`, met: solved.length >= min },
    },
  ];
}
