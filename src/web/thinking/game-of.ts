import type { AnyGame } from '../../core/index.ts';
import { findGame } from '../../games/index.ts';
import { gameOfTexts } from '../../games/zrf/source.ts';
import type { Question } from '../../session/index.ts';

/** The game of the last question with a source: the next one is most likely about it, too. */
let made: { readonly key: string; readonly game: AnyGame | undefined } | undefined;

/** The game of a question: one of the list, or that of the rules it carries, made once. */
export function gameOf({ game: id, source }: Question): AnyGame | undefined {
  if (source === undefined) return findGame(id);
  const key = JSON.stringify([id, source]);
  if (made?.key !== key) made = { key, game: gameOfTexts(source, id) };
  return made.game;
}
