import type { Handler } from '../bus/event-bus.ts';
import type { RogueBusEvent } from '../bus/events.ts';
import type { State } from '../bus/states.ts';

/** Keeps the time of the tick, from which the next one counts what has moved meanwhile. */
export const changePreviousUpdateTime: Handler<State, RogueBusEvent> = {
  name: 'ChangePreviousUpdateTime',
  handle(state, event) {
    if (event.type !== 'tick') return undefined;
    const isStale = state.isStale && !state.draws;
    return { ...state, previousUpdateTime: event.time, draws: false, isStale };
  },
};
