import { CHANCE, parseTranscript } from '#core';
import type { AnyMatch } from '#core';
import { annotationsIn } from './annotations.ts';
import { gameNameIn } from './game-name.ts';
import type { Session } from './session.ts';

/** Option for a custom starting position, and its default value. */
const START = 'start';
const DEFAULT_START = 'usual';

/**
 * True if the match has progress to lose: a player has acted (chance does not count), or the
 * starting position is custom.
 */
export function isBegun(match: AnyMatch): boolean {
  if ((match.options[START] ?? DEFAULT_START) !== DEFAULT_START) return true;
  if (match.ending !== undefined) return true;
  // Search backwards: the start of a long match may not be loaded yet.
  for (let index = match.cursor - 1; index >= 0; index--) {
    if (match.entryAt(index)?.by !== CHANCE) return true;
  }
  return false;
}

/** True if a session holds progress or work to lose: a begun match, or an analysis. */
export function isSessionBegun({ match, annotations }: Session): boolean {
  return isBegun(match) || annotations.analysis !== '';
}

/**
 * Like `isSessionBegun` for a session as text. A named match counts as begun, and so does text that is not a
 * valid transcript.
 */
export function isBegunText(text: string): boolean {
  const read = parseTranscript(text);
  if (!read.ok) return true;
  const { options, entries, notes, ending } = read.value;
  if (ending !== undefined || annotationsIn(notes).analysis !== '') return true;
  if ((options[START] ?? DEFAULT_START) !== DEFAULT_START || gameNameIn(notes) !== '') return true;
  return entries.some(({ by }) => by !== CHANCE);
}
