import type { AnyMatch } from '../../core/index.ts';
import { housesOf, kalah, storeOf } from '../../games/kalah/index.ts';
import type { KalahState } from '../../games/kalah/index.ts';
import { makeSeats } from '../../play/index.ts';
import type { Session } from '../../play/index.ts';
import type { Summary } from './save-records.ts';

/** The score of each player so far, by game. */
const SCORES: Readonly<Record<string, ((state: unknown) => number[]) | undefined>> = {
  [kalah.id]: (state) => {
    const { pits } = state as KalahState;
    const houses = housesOf(pits);
    return [pits[storeOf(houses, 0)] ?? 0, pits[storeOf(houses, 1)] ?? 0];
  },
};

function finalScores({ turn }: AnyMatch): readonly number[] {
  return turn.kind === 'over' ? turn.outcome.scores : [];
}

/** What lists tell of a session that is kept now. */
export function summaryOf({ match, seats, isOver }: Session, updated: number): Summary {
  return {
    game: match.game.id,
    updated,
    seats: makeSeats(seats),
    scores: SCORES[match.game.id]?.(match.state) ?? finalScores(match),
    entries: match.cursor,
    over: isOver,
  };
}
