import type { AnyMatch } from '../../core/index.ts';
import { makeSeats } from '../../play/index.ts';
import type { Session } from '../../play/index.ts';
import type { Summary } from './save-records.ts';

/** The scores in a state of a game that goes on; undefined where the game keeps none. */
type ScoresSoFar = (game: string, state: unknown) => readonly number[] | undefined;

let scoresSoFar: ScoresSoFar = () => undefined;

/** Tells how scores are read: storage knows no game. */
export function readScoresBy(read: ScoresSoFar): void {
  scoresSoFar = read;
}

function finalScores({ turn }: AnyMatch): readonly number[] {
  return turn.kind === 'over' ? turn.outcome.scores : [];
}

/** What lists tell of a session that is kept now. */
export function summaryOf({ match, seats, isOver }: Session, updated: number): Summary {
  return {
    game: match.game.id,
    updated,
    seats: makeSeats(seats),
    scores: scoresSoFar(match.game.id, match.state) ?? finalScores(match),
    entries: match.cursor,
    over: isOver,
  };
}
