import type { AnyMatch } from '#core';
import { makeSeats } from '#play';
import type { Session } from '#play';
import type { Summary } from './save-records.ts';

/** The score of each player so far, where the game counts it; else that at the end. */
function scoresOf({ game, state, turn }: AnyMatch): readonly number[] {
  if (turn.kind === 'over') return turn.outcome.scores;
  return game.scoreSoFar?.(state) ?? [];
}

/** What lists tell of a session that is kept now. */
export function summaryOf({ match, seats, isOver, name }: Session, updated: number): Summary {
  return {
    game: match.game.id,
    updated,
    seats: makeSeats(seats),
    scores: scoresOf(match),
    entries: match.cursor,
    over: isOver,
    ...(name === '' ? {} : { name }),
  };
}
