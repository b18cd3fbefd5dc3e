import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import type { ZrfGame } from '../../rules/index.ts';
import { readCsa, readKif } from '../kif/read-shogi.ts';
import { readPgn } from '../pgn/read-pgn.ts';
import { positionNotationOf } from '../positions/position-of.ts';
import type { ReaderOf } from '../record/find-turn.ts';
import type { GameTree } from '../record/tree.ts';

/** Formats of positions and games, told apart by the beginning of the text. */
export const RECORD_FORMATS = ['fen', 'pgn', 'kif', 'csa'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];

/** A board as rows between slashes, then at most a few words. */
const FEN = /^\s*[^\s[\]{}();/]+(?:\/[^\s{}();/]+){2,30}(?:\s+\S{1,20}){0,8}\s*$/;

/** A position of draughts. */
const DRAUGHTS_FEN = /^\s*[WB]:[WB][^\n]*$/i;
/** Headings or moves of KIF at the beginning of a line, and statements of CSA. */
const KIF = /^\s{0,9}(?:先手|後手|上手|下手|手合割|手数|開始日時|1 {1,9}[１-９1-9])/m;
const CSA = /^(?:V\d|PI|P\d|N[-+]|[-+]\d{4}[A-Z]{2})/m;

/** Format of a text. Anything that is not a position is taken for PGN, whose errors explain most. */
function formatOf(text: string): RecordFormat {
  if (text.length < 4000 && (FEN.test(text) || DRAUGHTS_FEN.test(text.trimEnd()))) return 'fen';
  if (KIF.test(text)) return 'kif';
  return CSA.test(text) ? 'csa' : 'pgn';
}

/** Games of a text, with their variations; a position is a game without moves. */
export function openRecord(
  game: ZrfGame,
  text: string,
  readerOf: ReaderOf,
): Parsed<readonly GameTree[]> {
  const format = formatOf(text);
  if (format === 'fen') return openFen(game, text);
  if (format === 'csa') return readCsa(game, text, readerOf);
  if (format === 'pgn') return readPgn(game, text, readerOf);
  const tree = readKif(game, text, readerOf);
  return tree.ok ? parsed([tree.value]) : tree;
}

function openFen(game: ZrfGame, text: string): Parsed<readonly GameTree[]> {
  const variant = game.options.variant.default;
  const fen = text.trim();
  const column = text.indexOf(fen) + 1;
  const { rules } = game.playOf(variant);
  const start = positionNotationOf(rules).parse(rules, variant, fen, { line: 1, column });
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
