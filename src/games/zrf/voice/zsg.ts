import { makeZsg } from '../rules/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';
import type { Session } from '#play';

/** A session's game, as far as it stands, as a saved game of the original program. */
export function saveZsg(
  game: ZrfGame,
  { match, seats }: Pick<Session, 'match' | 'seats'>,
  rulesFile: string,
): string {
  const letters = seats.map(({ kind }) => (kind === 'person' ? 'H' : 'C')).join('');
  const actions = match.log.slice(0, match.cursor).map(({ action }) => action as ZrfAction);
  return makeZsg(game, match.stateAt(0) as ZrfState, actions, { seats: letters, rulesFile });
}
