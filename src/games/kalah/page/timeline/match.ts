import type { AnyMatch, Match } from '#core';
import { kalah } from '../../rules/index.ts';
import type { KalahAction, KalahEvent, KalahOptions, KalahState } from '../../rules/index.ts';

export type KalahMatch = Match<KalahState, KalahAction, KalahEvent, KalahOptions>;

/** A match from the mixed list as one of Kalah; throws where it is of another game. */
export function kalahMatch(match: AnyMatch): KalahMatch {
  if (match.game.id !== kalah.id) throw new RangeError(`a match of ${match.game.id}, not of Kalah`);
  return match as KalahMatch;
}
