import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import type { ZrfGame } from '../../rules/index.ts';
import { notationProblem } from '../model/problems.ts';
import { positionNotationOf } from '../positions/position-of.ts';
import type { ReaderOf } from '../record/find-turn.ts';
import type { RecordedGame } from '../record/recorded.ts';
import { resolveGame } from '../record/resolve.ts';
import type { RecordedStart } from '../record/resolve.ts';
import type { GameTree } from '../record/tree.ts';
import { slug } from '../record/slug.ts';
import { parsePgn } from './parse-pgn.ts';

/** Length of `[FEN "`, before the position in a tag. */
const BEFORE_FEN = 6;

/** Names of the standard game in the tag Variant. */
const STANDARD = new Set(['', 'standard', 'normal', 'chess', 'from position']);

/** Variant named by the tag; the default one without it. */
function variantIn(game: ZrfGame, { tags, tagPlaces, place }: RecordedGame): Parsed<string> {
  const text = tags.get('Variant') ?? '';
  const named = game.variants.find(({ key, title }) => {
    return slug(title) === slug(text) || key === text;
  });
  if (named !== undefined) return parsed(named.key);
  if (STANDARD.has(slug(text)) || slug(text) === slug(game.id))
    return parsed(game.options.variant.default);
  const names = game.variants.map(({ title }) => title).join(', ');
  return failed(notationProblem('pgn-variant', tagPlaces.get('Variant') ?? place, { text, names }));
}

function startOf(game: ZrfGame, recorded: RecordedGame): Parsed<RecordedStart> {
  const variant = variantIn(game, recorded);
  if (!variant.ok) return variant;
  const fen = recorded.tags.get('FEN');
  if (fen === undefined) return parsed({ variant: variant.value, start: undefined });
  const { line, column } = recorded.tagPlaces.get('FEN') ?? recorded.place;
  const place = { line, column: column + BEFORE_FEN };
  const { rules } = game.playOf(variant.value);
  const start = positionNotationOf(rules).parse(rules, variant.value, fen, place);
  if (!start.ok) return start;
  return parsed({ variant: variant.value, start: start.value });
}

/** One recorded game by the rules of a file. */
export function resolvePgn(
  game: ZrfGame,
  recorded: RecordedGame,
  readerOf: ReaderOf,
): Parsed<GameTree> {
  const start = startOf(game, recorded);
  return start.ok ? resolveGame(game, recorded, start.value, readerOf) : start;
}

/** All games of a PGN text by the rules of a file; the first mistake is reported with its place. */
export function readPgn(
  game: ZrfGame,
  text: string,
  readerOf: ReaderOf,
): Parsed<readonly GameTree[]> {
  const recorded = parsePgn(text);
  if (!recorded.ok) return recorded;
  const trees: GameTree[] = [];
  for (const one of recorded.value) {
    const tree = resolvePgn(game, one, readerOf);
    if (!tree.ok) return tree;
    trees.push(tree.value);
  }
  return parsed(trees);
}
