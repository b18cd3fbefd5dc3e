import { assertDefined, below, makeStream, own } from '../src/core/index.ts';
import type { Contestant } from './contestant.ts';

/** Random moves before the players take over, which both sides play from once. */
const OPENING = 4;
const OPENINGS: Readonly<Record<string, number>> = { reversi: 6 };
/**
 * Largest lead after the opening, by a search of so many positions: a game that is decided before it
 * begins tells nothing of the players.
 */
const MAX_LEAD = 150;
const MAX_LEADS: Readonly<Record<string, number>> = { hex: 60 };
const LEAD_NODES = 600;

/** Draws random moves from the start of a game after which neither side leads. */
export function drawOpening(contestant: Contestant, name: string, seed: string): string[] {
  const random = makeStream(seed, name);
  for (;;) {
    contestant.restart();
    const moves: string[] = [];
    while (
      moves.length < (own(OPENINGS, name) ?? OPENING) &&
      typeof contestant.turn() === 'number'
    ) {
      const choices = contestant.moves();
      const move = assertDefined(choices[below(random, choices.length)]);
      contestant.play(move);
      moves.push(move);
    }
    const isFair =
      typeof contestant.turn() === 'number' &&
      Math.abs(contestant.lead(LEAD_NODES)) <= (own(MAX_LEADS, name) ?? MAX_LEAD);
    if (isFair) return moves;
  }
}
