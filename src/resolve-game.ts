import type { AnyGame } from './core/index.ts';
import { loadGame } from './catalogue.ts';
import type { RulesTexts } from './games/zrf/index.ts';
import { gameOfTexts } from './games/zrf/index.ts';

interface Asked {
  readonly game: string;
  /** The rules that it comes from, for games that are not in the catalogue. */
  readonly source?: RulesTexts;
}

/**
 * Finds the game that a worker is asked about: of the catalogue, or that of the rules given. The game
 * that was last made of rules is kept: the next question is most likely about it, too.
 */
export function gameResolver(): (asked: Asked) => Promise<AnyGame | undefined> {
  let made: { readonly key: string; readonly game: AnyGame | undefined } | undefined;
  return async ({ game: id, source }) => {
    if (source === undefined) return loadGame(id);
    const key = JSON.stringify([id, source]);
    if (made?.key !== key) made = { key, game: gameOfTexts(source, id) };
    return made.game;
  };
}
