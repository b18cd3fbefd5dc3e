import { hashText, parsed, parseTranscript } from '#core';
import type { Parsed } from '#core';

/** Note with the check digits of the seats. */
export const SEATS_CHECK = 'seats-check';

/** Four check digits for the seats of a game. The rules do not verify seats. */
export function checkSeats(game: string, seed: string, seats: string): string {
  return hashText(['seats', game, seed, seats].join('\n')).slice(0, 4);
}

/** Verification data missing from a transcript. */
export interface MissingChecks {
  /** Number of actions without check digits. */
  readonly actions: number;
  /** True if the position after the last action has no hash. */
  readonly end: boolean;
  /** True if the transcript lists seats without check digits for them. */
  readonly seats: boolean;
}

/** Finds the missing verification data of a transcript, and checks its seats for edits. */
export function findMissingChecks(
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
