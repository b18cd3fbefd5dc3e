import { failed, parsed } from '#core';
import type { Parsed } from '#core';

/** Weakest and strongest bot. Each shell names the strengths. */
export const MIN_STRENGTH = 1;
export const MAX_STRENGTH = 5;

/** Bot with a strength. `mind` names one of the game's own players that replaces it. */
export interface BotSeat {
  readonly kind: 'bot';
  readonly strength: number;
  readonly mind?: string;
}

/** Player in a seat. */
export type Seat = { readonly kind: 'person' } | BotSeat;

/**
 * Seat for a mind of the game. Falls back to the strongest bot if the game has no mind of that
 * name.
 */
export function mindSeat(mind: string): BotSeat {
  return { kind: 'bot', strength: MAX_STRENGTH, mind };
}

function makeSeat(seat: Seat): string {
  if (seat.kind === 'person') return 'person';
  return seat.mind === undefined ? `bot-${seat.strength}` : `mind-${seat.mind}`;
}

export const PERSON: Seat = { kind: 'person' };

export function makeSeats(seats: readonly Seat[]): string {
  return seats.map(makeSeat).join(' ');
}

/** Parses the output of `makeSeats` for a game with this many players. */
export function parseSeats(text: string, players: number): Parsed<Seat[]> {
  const words = text.trim().split(/\s+/);
  const seats = words.map(readSeat);
  const complete = seats.filter((seat) => seat !== undefined);
  if (complete.length === players && words.length === players) return parsed(complete);
  return failed({
    code: 'seats',
    message: `Unknown player type: write “person”, or “bot-1” to “bot-5”, for each of the ${players} players.`,
    args: { players },
  });
}

function readSeat(word: string): Seat | undefined {
  if (word === 'person') return PERSON;
  const [, strength, mind] = /^(?:bot-([1-5])|mind-([a-z][a-z0-9-]{0,39}))$/.exec(word) ?? [];
  if (mind !== undefined) return mindSeat(mind);
  return strength === undefined ? undefined : { kind: 'bot', strength: Number(strength) };
}
