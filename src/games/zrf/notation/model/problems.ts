import { fillIn } from '#core';
import type { Problem, ProblemArgs } from '#core';
import { FAMILY_MESSAGES } from './family-problems.ts';

/** Messages about positions and games in the notations of players, one sentence per code. */
export const NOTATION_MESSAGES = {
  'fen-length': 'A position as FEN has at most {most} characters.',
  'fen-board':
    'This board has no rows and columns, or its pieces have no letters: use a position of this program instead.',
  'fen-rows': 'The board has {rows} rows, separated by /, but here are {found}.',
  'fen-row': 'Row {row} fills {found} squares instead of {columns}.',
  'fen-letter':
    '“{letter}” is not a piece of this game. The pieces are {letters}; capitals are for {player}.',
  'fen-count': 'The number {count} leaves the row: it has {columns} squares.',
  'fen-hand': 'The pieces in hand lack their closing bracket: write them as [QPn].',
  'fen-hand-none': 'This game has no pieces in hand: remove the brackets.',
  'fen-side': 'Write w or b for the player to move, instead of “{found}”.',
  'fen-castling': 'Write the castling rights as {letters}, or - for none, instead of “{found}”.',
  'fen-castling-piece': 'The right {letter} needs a king on {king} and a rook on {rook}.',
  'fen-passant':
    'The square “{found}” is not behind a man that has just advanced two squares: write - instead.',
  'fen-extra':
    '“{found}” is too much: after the board, a position has the player, castling, en passant and two numbers.',
  'fen-number': 'Write a number of moves instead of “{found}”.',
  'pgn-length': 'A file of games has at most {most} characters: split it.',
  'pgn-empty':
    'This text holds no game: a game in PGN has moves such as 1. e4 e5, or tags such as [White "Ann"].',
  'pgn-comment': 'This comment is never closed: add a closing brace where it ends.',
  'pgn-word':
    '“{text}” is not a part of a game in PGN. Tags look like [White "Ann"], comments are in braces.',
  'pgn-variation':
    'A variation in parentheses follows the move it replaces: write that move first.',
  'pgn-close': 'No variation is open here: remove this ).',
  'pgn-open': 'This variation is never closed: add a ) where it ends.',
  'pgn-deep': 'Variations are nested more than {most} deep.',
  'pgn-move': '“{text}” is not a legal move here. Possible moves: {moves}.',
  'pgn-move-among': '“{text}” is not a legal move here. Possible moves include {moves}.',
  'pgn-move-over': 'The game is over before “{text}”: remove the moves after its end.',
  'pgn-variant': 'These rules have no variant “{text}”. Their variants: {names}.',
  'record-game':
    'No game of the library fits this. Name its game in a tag, for example [Variant "Chess"].',
  ...FAMILY_MESSAGES,
} as const;
export type NotationCode = keyof typeof NOTATION_MESSAGES;

/** A place in a text, from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A problem of a text, at a place. */
export function notationProblem(
  code: NotationCode,
  { line, column }: TextPlace,
  args: ProblemArgs = {},
): Problem {
  return { code, message: fillIn(NOTATION_MESSAGES[code], args), args, line, column };
}
