import type { AnyMatch, Match } from '#core';
import { kalah } from '../../rules/index.ts';
import type { KalahAction, KalahEvent, KalahOptions, KalahState } from '../../rules/index.ts';

export type KalahMatch = Match<KalahState, KalahAction, KalahEvent, KalahOptions>;

/** Narrows a match of any game to Kalah; throws a RangeError for other games. */
export function kalahMatch(match: AnyMatch): KalahMatch {
  if (match.game.id !== kalah.id) throw new RangeError(`Not a Kalah match: ${match.game.id}`);
  return match as KalahMatch;
}
