import { PERSON } from '#play';
import type { Seat } from '#play';

/** Seats for a number of players: the current ones, then easy bots. */
export function seatsFor(seats: readonly Seat[], players: number): Seat[] {
  return Array.from(
    { length: players },
    (_, seat) => seats[seat] ?? (seat === 0 ? PERSON : { kind: 'bot', strength: 2 }),
  );
}
