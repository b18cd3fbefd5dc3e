import type { AnyMatch } from '../../core/index.ts';
import { makeSeats } from '../../play/index.ts';
import type { Session } from '../../play/index.ts';
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
