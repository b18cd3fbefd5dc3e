import type { Handler } from '../bus/event-bus.ts';
import type { RogueBusEvent } from '../bus/events.ts';
import type { State } from '../bus/states.ts';

/** Stores the time of a tick, so the next one can measure the elapsed time. */
export const changePreviousUpdateTime: Handler<State, RogueBusEvent> = {
  name: 'ChangePreviousUpdateTime',
  handle(state, event) {
    if (event.type !== 'tick') return undefined;
    const isStale = state.isStale && !state.draws;
    return { ...state, previousUpdateTime: event.time, draws: false, isStale };
  },
};
