import { assertDefined, failed, parsed } from '#core';
import type { Parsed } from '#core';
import type { ZrfGame } from '../../rules/index.ts';
import { parseCsa } from '../kif/parse-csa.ts';
import { parseKif } from '../kif/parse-kif.ts';
import { resolveShogi } from '../kif/read-shogi.ts';
import { readPgnSlices } from '../pgn/parse-pgn.ts';
import { resolvePgn } from '../pgn/read-pgn.ts';
import { positionNotationOf } from '../positions/position-of.ts';
import type { ReaderOf } from '../record/find-turn.ts';
import { finish } from '../record/slices.ts';
import type { Slices } from '../record/slices.ts';
import type { RecordedGame } from '../record/recorded.ts';
import { resolveGame } from '../record/resolve.ts';
import type { GameTree } from '../record/tree.ts';
import { commandLines, formatOf, positionLines } from './record-format.ts';
import type { NumberedLine } from './numbered-line.ts';
import { parsePositionCommand } from './parse-position-command.ts';
import type { RecordFormat } from './record-format.ts';

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

/**
 * Reads a text of any format, without comparing its moves with rules. Yields the share read so far.
 */
export function* readRecordSlices(text: string): Slices<Parsed<RecordFile>> {
  const format = formatOf(text);
  yield 0;
  if (format === 'fen') {
    return parsed({ format, games: positionLines(text).map((one) => positionRecord(one)) });
  }
  if (format === 'position') {
    return parsed({ format, games: commandLines(text).map((one) => parsePositionCommand(one)) });
  }
  if (format === 'kif') {
    const kif = parseKif(text);
    return kif.ok ? parsed({ format, games: [kif.value] }) : kif;
  }
  const games = format === 'csa' ? parseCsa(text) : yield* readPgnSlices(text);
  return games.ok ? parsed({ format, games: games.value }) : games;
}

/** The same at once. */
export function parseRecord(text: string): Parsed<RecordFile> {
  return finish(readRecordSlices(text));
}

/** One game of a file by the rules of a game; the first mistake is reported with its place. */
export function resolveRecord(
  game: ZrfGame,
  format: RecordFormat,
  recorded: RecordedGame,
  readerOf: ReaderOf,
): Parsed<GameTree> {
  const isPosition = format === 'fen' || format === 'position';
  if (isPosition && recorded.tags.has('FEN')) return resolvePosition(game, recorded, readerOf);
  if (isPosition || format === 'pgn') return resolvePgn(game, recorded, readerOf);
  return resolveShogi(game, recorded, readerOf);
}

/** Variants to read a position by: the one in the tag Variant, the default one, then all others. */
function variantsFor({ options, variants }: ZrfGame, tag: string | undefined): readonly string[] {
  const keys = variants.map(({ key }) => key);
  const named = keys.filter((key) => key === tag);
  return [...new Set([...named, options.variant.default, ...keys])];
}

/**
 * A position in the first variant whose board it fills, with its moves; otherwise, the problem with
 * the first variant.
 */
function resolvePosition(
  game: ZrfGame,
  recorded: RecordedGame,
  readerOf: ReaderOf,
): Parsed<GameTree> {
  const { tags, place } = recorded;
  const fen = tags.get('FEN') ?? '';
  let refused: Parsed<GameTree> | undefined;
  for (const variant of variantsFor(game, tags.get('Variant'))) {
    const { rules } = game.playOf(variant);
    const start = positionNotationOf(rules).parse(rules, variant, fen, place);
    const bare = { ...recorded, tags: new Map<string, string>() };
    if (start.ok) return resolveGame(game, bare, { variant, start: start.value }, readerOf);
    refused ??= failed(start.problems);
  }
  return assertDefined(refused);
}
