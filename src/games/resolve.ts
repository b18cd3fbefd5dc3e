import type { AnyGame } from '#core';
import { loadGame } from './index.ts';
import type { RulesTexts } from './zrf/door.ts';
import { gameOfTexts, WORK_AT_ONCE } from './zrf/door.ts';

/** Steps of work between two looks at the clock that times moves of rules. */
export const STEPS_AT_ONCE: number = WORK_AT_ONCE;

interface Asked {
  readonly game: string;
  /** The rules that it comes from, for games that are not in the list of games. */
  readonly source?: RulesTexts;
}

/** So many games are kept that were made of rules, with all that bots have learnt about them. */
const KEPT = 4;

/**
 * Finds the game that a worker is asked about: of the list, or that of the rules given. The games
 * that were asked for last are kept: the next question is most likely about one of them. `clock` times
 * the moves of rules, in milliseconds.
 */
export function gameResolver(clock?: () => number): (asked: Asked) => Promise<AnyGame | undefined> {
  const made = new Map<string, AnyGame | undefined>();
  return async ({ game: id, source }) => {
    if (source === undefined) return loadGame(id);
    const key = JSON.stringify([id, source]);
    const game = made.has(key) ? made.get(key) : gameOfTexts(source, id, clock);
    made.delete(key);
    made.set(key, game);
    const [oldest] = made.keys();
    if (made.size > KEPT && oldest !== undefined) made.delete(oldest);
    return game;
  };
}
