import type { Handler } from '../bus/event-bus.ts';
import type { RogueBusEvent } from '../bus/events.ts';
import type { State } from '../bus/states.ts';

/** Resizes the canvas to the window and stores the tile set drawn for it. */
export const init: Handler<State, RogueBusEvent> = {
  name: 'Init',
  handle(state, event) {
    if (event.type === 'art') return { ...state, art: event.art, isStale: true };
    if (event.type !== 'load' && event.type !== 'resize') return undefined;
    const { width, height, density } = event.event;
    state.canvas.width = Math.max(1, Math.round(width * density));
    state.canvas.height = Math.max(1, Math.round(height * density));
    return { ...state, density, isStale: true };
  },
};
