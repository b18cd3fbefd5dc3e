import type { RecordedGame } from '../record/recorded.ts';
import { slug } from '../record/slug.ts';
import type { RecordFormat } from './record-format.ts';

/** A game of a library, with the names people give it. */
export interface ListedGame {
  readonly id: string;
  readonly title: string;
  readonly names: readonly string[];
}

/** Tag with the id of the game, which files of this program have. */
export const GAME_TAG = 'Rules';
/** Moves that are looked at. */
const MAX_MOVES = 12;

/** Draughts by the tag GameType of PDN (without its details after a comma). */
const GAME_TYPES: ReadonlyMap<string, string> = new Map([
  ['20', 'international-draughts'],
  ['21', 'english-draughts'],
  ['25', 'russian-draughts'],
  ['26', 'brazilian-draughts'],
]);
/** Draughts on small boards with numbers, and with letters. */
const NUMBERED_DRAUGHTS = ['english-draughts', 'brazilian-draughts'] as const;
const LETTERED_DRAUGHTS = ['russian-draughts'] as const;
/** Number of squares of a board of eight by eight. */
const SMALL_SQUARES = 32;
/** First square of the front row of White on a board of ten by ten. */
const LARGE_FRONT = 31;

/** Games by the size of a board in FEN: rows, then columns. */
const BOARDS: ReadonlyMap<string, string> = new Map([
  ['8x8', 'chess'],
  ['9x9', 'shogi'],
  ['10x9', 'xiangqi'],
  ['6x6', 'los-alamos'],
  ['4x3', 'dobutsu'],
]);
/** Letters of Thai chess that chess does not have: Khon, Met and Su. */
const MAKRUK_LETTERS = /[ms]/i;

/** Squares that a row of a board fills: pieces and empty ones. */
function widthOfRow(row: string): number {
  let width = 0;
  for (const [part] of row.replace(/\[.*/, '').matchAll(/\d+|[^+~]/gu)) {
    width += /^\d/.test(part) ? Number(part) : 1;
  }
  return width;
}

function byPosition(fen: string): readonly string[] {
  if (/^\s*[WB]:/i.test(fen)) {
    return /[a-h]\d/.test(fen) ? LETTERED_DRAUGHTS : byNumbers(fen);
  }
  const [board = ''] = fen.trim().split(/\s/);
  const rows = board.split('/');
  const size = `${rows.length}x${widthOfRow(rows[0] ?? '')}`;
  if (size === '8x8' && MAKRUK_LETTERS.test(board)) return ['makruk'];
  const game = BOARDS.get(size);
  return game === undefined ? [] : [game];
}

/** Draughts by the numbers of their squares. `first` is the origin of the first move. */
function byNumbers(text: string, first = 0): readonly string[] {
  const isLarge =
    first >= LARGE_FRONT ||
    [...text.matchAll(/\d+/g)].some(([number]) => Number(number) > SMALL_SQUARES);
  return isLarge ? ['international-draughts'] : NUMBERED_DRAUGHTS;
}

const NUMBERS = /^\d{1,2}(?:[-x:]\d{1,2})+$/;
const SHOGI =
  /^(?:\+?[PLNSGBRK](?:\d[a-i])?[-x*]\d[a-i]|\d[a-i]\d[a-i]\+?$|[PLNSGBR]\*|[１-９1-9][一-九])/;
const XIANGQI = /^(?:[-+]?[A-Z][-+]?[1-9]?[-+=.][1-9]$|[\p{Script=Han}1-9１-９一-九]{4}$)/u;
const SQUARES = /^([a-i])(10|\d)[-x:]?([a-i])(10|\d)(?:[-x:].*)?$/i;

function byMoves(moves: readonly string[]): readonly string[] {
  const all = (pattern: RegExp) => moves.length > 0 && moves.every((move) => pattern.test(move));
  if (all(NUMBERS)) return byNumbers(moves.join(' '), Number.parseInt(moves[0] ?? '', 10));
  if (all(SHOGI)) return ['shogi'];
  if (all(XIANGQI)) return ['xiangqi'];
  if (!all(SQUARES)) return ['chess'];
  const steps = moves.map((move) => SQUARES.exec(move) ?? []);
  const isXiangqi = steps.some(([, from, rank, to, other]) =>
    [from, rank, to, other].some((part = '') => /^(?:i|0|9|10)$/i.test(part)),
  );
  if (isXiangqi) return ['xiangqi'];
  return steps.every((parts) => isDiagonal(parts)) ? LETTERED_DRAUGHTS : ['chess'];
}

/** True for a step along a diagonal, which opens no game of chess. */
function isDiagonal([, from = '', rank, to = '', other]: readonly string[]): boolean {
  const columns = to.toLowerCase().charCodeAt(0) - from.toLowerCase().charCodeAt(0);
  return columns !== 0 && Math.abs(columns) === Math.abs(Number(other) - Number(rank));
}

/** Games that a tag names: by id, title or another name. */
function named(tag: string | undefined, games: readonly ListedGame[]): readonly string[] {
  const name = slug(tag ?? '');
  if (name === '') return [];
  const isNamed = ({ id, title, names }: ListedGame) =>
    [id, title, ...names].some((one) => slug(one) === name);
  return games.filter(isNamed).map(({ id }) => id);
}

/** Games of a library that a recorded game may belong to, by its tags, position and moves. */
export function guessGames(
  format: RecordFormat,
  { tags, line }: RecordedGame,
  games: readonly ListedGame[],
): readonly string[] {
  const isListed = (id: string) => games.some((game) => game.id === id);
  const tagged = [tags.get(GAME_TAG) ?? ''].filter(isListed);
  if (tagged.length > 0) return tagged;
  const variant = named(tags.get('Variant'), games);
  if (variant.length > 0) return variant;
  if (format === 'kif' || format === 'csa') return ['shogi'].filter(isListed);
  const type = GAME_TYPES.get((tags.get('GameType') ?? '').split(',')[0] ?? '');
  if (type !== undefined) return [type].filter(isListed);
  const fen = tags.get('FEN');
  const moves = line.slice(0, MAX_MOVES).map(({ text }) => text);
  const guessed = fen === undefined ? byMoves(moves) : byPosition(fen);
  return guessed.filter(isListed);
}
