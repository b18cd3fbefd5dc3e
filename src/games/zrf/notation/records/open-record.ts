import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import type { ZrfGame } from '../../rules/index.ts';
import { parseFen } from '../chess/parse-fen.ts';
import { readPgn } from '../pgn/read-pgn.ts';
import type { ReaderOf } from '../record/find-turn.ts';
import type { GameTree } from '../record/tree.ts';

/** Formats of positions and games, told apart by the beginning of the text. */
export const RECORD_FORMATS = ['fen', 'pgn'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];

/** A board as rows between slashes, then at most a few words. */
const FEN = /^\s*[^\s[\]{}();/]+(?:\/[^\s{}();/]+){2,30}(?:\s+\S{1,20}){0,8}\s*$/;

/** Format of a text. Anything that is not a position is taken for PGN, whose errors explain most. */
export function formatOf(text: string): RecordFormat {
  return text.length < 4000 && FEN.test(text) ? 'fen' : 'pgn';
}

/** Games of a text, with their variations; a position is a game without moves. */
export function openRecord(
  game: ZrfGame,
  text: string,
  readerOf: ReaderOf,
): Parsed<readonly GameTree[]> {
  return formatOf(text) === 'fen' ? openFen(game, text) : readPgn(game, text, readerOf);
}

function openFen(game: ZrfGame, text: string): Parsed<readonly GameTree[]> {
  const variant = game.options.variant.default;
  const fen = text.trim();
  const column = text.indexOf(fen) + 1;
  const start = parseFen(game.playOf(variant).rules, variant, fen, { line: 1, column });
  if (!start.ok) return failed(start.problems);
  const tree: GameTree = {
    tags: new Map(),
    variant,
    start: start.value,
    comment: '',
    result: '*',
    next: [],
  };
  return parsed([tree]);
}
