import { failed, parsed, quote } from '../core/index.ts';
import type { Parsed } from '../core/index.ts';

/** Weakest to strongest; shells have a name for each. */
export const STRENGTH_LEAST = 1;
export const STRENGTH_MOST = 5;

/** Who sits at a place of the board. */
export type Seat =
  { readonly kind: 'person' } | { readonly kind: 'bot'; readonly strength: number };

export const PERSON: Seat = { kind: 'person' };

export function makeSeats(seats: readonly Seat[]): string {
  return seats
    .map((seat) => (seat.kind === 'person' ? 'person' : `bot-${seat.strength}`))
    .join(' ');
}

/** Reads what `makeSeats` wrote, for a game of this many players. */
export function parseSeats(text: string, players: number): Parsed<Seat[]> {
  const words = text.trim().split(/\s+/);
  const seats = words.map(readSeat);
  const complete = seats.filter((seat) => seat !== undefined);
  if (complete.length === players && words.length === players) return parsed(complete);
  return failed({
    code: 'seats',
    message: `${quote(text)} does not name ${players} seats: write "person" or "bot-1" to "bot-${STRENGTH_MOST}" for each.`,
    args: { players },
  });
}

function readSeat(word: string): Seat | undefined {
  if (word === 'person') return PERSON;
  const match = /^bot-([1-5])$/.exec(word);
  return match === null ? undefined : { kind: 'bot', strength: Number(match[1]) };
}
