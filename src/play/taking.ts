import type { GameEvent, Problem } from '#core';
import type { MatchClock } from './match-clock.ts';
import type { ActionOrText, Session } from './session.ts';

/** Result of actions taken as one move: their events, and the problem with a refused one. */
interface Taken {
  readonly events: readonly GameEvent[];
  readonly problem: Problem | undefined;
}

interface Options {
  readonly session: Session;
  readonly clock: MatchClock | undefined;
  readonly playsForced: boolean;
}

/**
 * Takes actions as one move, and then the forced actions that complete the turn. Stops after a
 * refused action or the end of the game.
 */
export function takeMove(actions: readonly ActionOrText[], options: Options): Taken {
  const { session, clock } = options;
  const events: GameEvent[] = [];
  for (const action of actions) {
    const { player } = session;
    const played = session.take(action, clock?.timeUsed(player));
    if (!played.ok) return { events, problem: played.problem };
    clock?.restart(player);
    for (const event of played.events) events.push(event);
    if (session.isOver) break;
  }
  for (const event of finishTurn(options)) events.push(event);
  return { events, problem: undefined };
}

/** Plays the forced actions that complete a turn. Returns their events. */
function finishTurn({ session, playsForced }: Options): GameEvent[] {
  const { match } = session;
  const events: GameEvent[] = [];
  const by = match.entryAt(match.cursor - 1)?.by;
  while (playsForced && session.player === by) {
    const { forced } = session;
    const played = forced && session.take(forced);
    if (played?.ok !== true) break;
    for (const event of played.events) events.push(event);
  }
  return events;
}
