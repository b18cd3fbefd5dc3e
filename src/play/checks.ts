import { hashText, parsed, parseTranscript } from '#core';
import type { Parsed } from '#core';

/** The note that holds the check digits of the seats. */
export const SEATS_CHECK = 'seats-check';

/** Four digits over who sits where in which game: they are no part of what the rules verify. */
export function checkSeats(game: string, seed: string, seats: string): string {
  return hashText(['seats', game, seed, seats].join('\n')).slice(0, 4);
}

/** What a transcript lacks of what it can be verified by. */
export interface MissingChecks {
  /** Actions whose lines have no check digits. */
  readonly actions: number;
  /** Whether no hash tells the position after the last action. */
  readonly end: boolean;
  /** Whether the seats are told, and nothing shows that they are as they were written. */
  readonly seats: boolean;
}

/** What is missing in a transcript, and whether its seats are others than those that were written. */
export function lookForChecks(
  text: string,
): Parsed<{ readonly missing: MissingChecks; readonly areSeatsEdited: boolean }> {
  const read = parseTranscript(text);
  if (!read.ok) return read;
  const { game, seed, notes, entries, hashes } = read.value;
  const { seats, [SEATS_CHECK]: check } = notes;
  const missing = {
    actions: entries.filter((entry) => entry.check === undefined).length,
    end: !hashes.some(({ count }) => count === entries.length),
    seats: seats !== undefined && check === undefined,
  };
  const areSeatsEdited =
    seats !== undefined && check !== undefined && checkSeats(game, seed, seats) !== check;
  return parsed({ missing, areSeatsEdited });
}
