import type { AnyGame } from '#core';
import { loadGame } from './index.ts';
import type { RulesTexts } from './zrf/door.ts';
import { gameOfTexts, readTunings, WORK_AT_ONCE } from './zrf/door.ts';

/** Steps of work between clock checks that time moves of rules files. */
export const STEPS_AT_ONCE: number = WORK_AT_ONCE;

interface GameRequest {
  readonly game: string;
  /** Source rules, for games outside the built-in list. */
  readonly source?: RulesTexts;
}

/** Maximum number of cached games built from rules, including their bots' knowledge. */
const MAX_CACHED_GAMES = 4;

/**
 * Finds the game of a worker's request, either built in or from its rules. Caches the most recent
 * games, because the next request probably needs the same one. `clock` times moves of rules files
 * in milliseconds.
 */
export function gameResolver(
  clock?: () => number,
): (request: GameRequest) => Promise<AnyGame | undefined> {
  const cachedGames = new Map<string, AnyGame | undefined>();
  return async ({ game: id, source }) => {
    if (source === undefined) return loadGame(id);
    const key = JSON.stringify([id, source]);
    const game = cachedGames.has(key)
      ? cachedGames.get(key)
      : gameOfTexts(source, id, clock, readTunings);
    cachedGames.delete(key);
    cachedGames.set(key, game);
    const [oldest] = cachedGames.keys();
    if (cachedGames.size > MAX_CACHED_GAMES && oldest !== undefined) cachedGames.delete(oldest);
    return game;
  };
}
