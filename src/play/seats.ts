import { failed, parsed, quote } from '#core';
import type { Parsed } from '#core';

/** Weakest to strongest; shells have a name for each. */
export const MIN_STRENGTH = 1;
export const MAX_STRENGTH = 5;

/** A bot of a strength; `mind` names a player of the game's own that takes its place. */
export interface BotSeat {
  readonly kind: 'bot';
  readonly strength: number;
  readonly mind?: string;
}

/** Who plays a seat. */
export type Seat = { readonly kind: 'person' } | BotSeat;

/** A seat for a mind of the game; where the game has no such mind, the strongest bot plays. */
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

/** Reads what `makeSeats` wrote, for a game of this many players. */
export function parseSeats(text: string, players: number): Parsed<Seat[]> {
  const words = text.trim().split(/\s+/);
  const seats = words.map(readSeat);
  const complete = seats.filter((seat) => seat !== undefined);
  if (complete.length === players && words.length === players) return parsed(complete);
  return failed({
    code: 'seats',
    message: `${quote(text)} does not name ${players} seats: write "person" or "bot-1" to "bot-${MAX_STRENGTH}" for each.`,
    args: { players },
  });
}

function readSeat(word: string): Seat | undefined {
  if (word === 'person') return PERSON;
  const [, strength, mind] = /^(?:bot-([1-5])|mind-([a-z][a-z0-9-]{0,39}))$/.exec(word) ?? [];
  if (mind !== undefined) return mindSeat(mind);
  return strength === undefined ? undefined : { kind: 'bot', strength: Number(strength) };
}
