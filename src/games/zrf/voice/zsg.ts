import { makeZsg } from '../rules/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';
import type { Session } from '#play';

/** Current game of a session in the original program's save format. */
export function saveZsg(
  game: ZrfGame,
  { match, seats }: Pick<Session, 'match' | 'seats'>,
  rulesFile: string,
): string {
  const letters = seats.map(({ kind }) => (kind === 'person' ? 'H' : 'C')).join('');
  const actions = match.log.slice(0, match.cursor).map(({ action }) => action as ZrfAction);
  return makeZsg(game, match.stateAt(0) as ZrfState, actions, { seats: letters, rulesFile });
}
