import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import type { ZrfGame } from '../../rules/index.ts';
import { parseCsa } from '../kif/parse-csa.ts';
import { parseKif } from '../kif/parse-kif.ts';
import { resolveShogi } from '../kif/read-shogi.ts';
import { parsePgn } from '../pgn/parse-pgn.ts';
import { resolvePgn } from '../pgn/read-pgn.ts';
import { positionNotationOf } from '../positions/position-of.ts';
import type { ReaderOf } from '../record/find-turn.ts';
import type { RecordedGame } from '../record/recorded.ts';
import type { GameTree } from '../record/tree.ts';
import { formatOf, positionLines } from './record-format.ts';
import type { NumberedLine, RecordFormat } from './record-format.ts';

/** Games of a text, not yet compared with any rules. */
export interface RecordFile {
  readonly format: RecordFormat;
  readonly games: readonly RecordedGame[];
}

/** A position as a game without moves. */
function positionRecord({ text, line }: NumberedLine): RecordedGame {
  const fen = text.trim();
  const place = { line, column: text.indexOf(fen) + 1 };
  return {
    tags: new Map([['FEN', fen]]),
    tagPlaces: new Map([['FEN', place]]),
    place,
    line: [],
    comment: '',
    result: '*',
  };
}

/** Reads a text of any format, without comparing its moves with rules. */
export function parseRecord(text: string): Parsed<RecordFile> {
  const format = formatOf(text);
  if (format === 'fen') {
    return parsed({ format, games: positionLines(text).map((one) => positionRecord(one)) });
  }
  if (format === 'kif') {
    const kif = parseKif(text);
    return kif.ok ? parsed({ format, games: [kif.value] }) : kif;
  }
  const games = format === 'csa' ? parseCsa(text) : parsePgn(text);
  return games.ok ? parsed({ format, games: games.value }) : games;
}

/** One game of a file by the rules of a game; the first mistake is reported with its place. */
export function resolveRecord(
  game: ZrfGame,
  format: RecordFormat,
  recorded: RecordedGame,
  readerOf: ReaderOf,
): Parsed<GameTree> {
  if (format === 'fen') return resolvePosition(game, recorded);
  if (format === 'pgn') return resolvePgn(game, recorded, readerOf);
  return resolveShogi(game, recorded, readerOf);
}

function resolvePosition(game: ZrfGame, { tags, place }: RecordedGame): Parsed<GameTree> {
  const variant = game.options.variant.default;
  const { rules } = game.playOf(variant);
  const fen = tags.get('FEN') ?? '';
  const start = positionNotationOf(rules).parse(rules, variant, fen, place);
  if (!start.ok) return failed(start.problems);
  return parsed({
    tags: new Map(),
    variant,
    start: start.value,
    comment: '',
    result: '*',
    next: [],
  });
}
