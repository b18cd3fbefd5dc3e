import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import type { ZrfGame } from '../../rules/index.ts';
import { notationProblem } from '../model/problems.ts';
import type { ReaderOf } from '../record/find-turn.ts';
import type { RecordedGame } from '../record/recorded.ts';
import { resolveGame } from '../record/resolve.ts';
import type { GameTree } from '../record/tree.ts';
import { makeSfen, parseSfen } from '../shogi/sfen.ts';
import { parseCsa } from './parse-csa.ts';
import { parseKif } from './parse-kif.ts';

/** One recorded game by the rules of a file, in its default variant. */
export function resolveShogi(
  game: ZrfGame,
  recorded: RecordedGame,
  readerOf: ReaderOf,
): Parsed<GameTree> {
  const variant = game.options.variant.default;
  const { rules } = game.playOf(variant);
  const tags = new Map(recorded.tags);
  const fen = tags.get('FEN');
  tags.delete('FEN');
  const place = recorded.tagPlaces.get('FEN') ?? recorded.place;
  const usual = makeSfen(rules, game.start({ variant }, ''));
  if (usual === undefined) return failed(notationProblem('fen-board', place));
  const plain = { ...recorded, tags };
  // A game from the usual position needs no position of its own.
  if (fen === undefined || fen === usual) {
    return resolveGame(game, plain, { variant, start: undefined }, readerOf);
  }
  const start = parseSfen(rules, variant, fen, place);
  return start.ok ? resolveGame(game, plain, { variant, start: start.value }, readerOf) : start;
}

/** The game of a text in KIF by the rules of a file; the first mistake is reported with its place. */
export function readKif(game: ZrfGame, text: string, readerOf: ReaderOf): Parsed<GameTree> {
  const recorded = parseKif(text);
  return recorded.ok ? resolveShogi(game, recorded.value, readerOf) : recorded;
}

/** All games of a text in CSA by the rules of a file. */
export function readCsa(
  game: ZrfGame,
  text: string,
  readerOf: ReaderOf,
): Parsed<readonly GameTree[]> {
  const recorded = parseCsa(text);
  if (!recorded.ok) return recorded;
  const trees: GameTree[] = [];
  for (const one of recorded.value) {
    const tree = resolveShogi(game, one, readerOf);
    if (!tree.ok) return tree;
    trees.push(tree.value);
  }
  return parsed(trees);
}
