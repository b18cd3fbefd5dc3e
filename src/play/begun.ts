import { CHANCE, parseTranscript } from '#core';
import type { AnyMatch } from '#core';
import { gameNameIn } from './game-name.ts';

/** The option that holds a position of one's own, and its value where there is none. */
const START = 'start';
const USUAL = 'usual';

/**
 * Whether there is anything to lose of a match: somebody has acted (chance alone has not), or it
 * begins from a position that somebody set up.
 */
export function isBegun(match: AnyMatch): boolean {
  if ((match.options[START] ?? USUAL) !== USUAL) return true;
  // From the end: the beginning of a long match may not be known yet.
  for (let index = match.cursor - 1; index >= 0; index--) {
    if (match.entryAt(index)?.by !== CHANCE) return true;
  }
  return false;
}

/** The same of a match as text, which may have been named; what cannot be read as a transcript counts as begun. */
export function isBegunText(text: string): boolean {
  const read = parseTranscript(text);
  if (!read.ok) return true;
  const { options, entries, notes } = read.value;
  if ((options[START] ?? USUAL) !== USUAL || gameNameIn(notes) !== '') return true;
  return entries.some(({ by }) => by !== CHANCE);
}
