import type { Handler } from '../bus/event-bus.ts';
import type { RogueBusEvent } from '../bus/events.ts';
import type { State } from '../bus/states.ts';

/** Clears the canvas for a tick that draws; otherwise leaves it unchanged. */
export const canvasClear: Handler<State, RogueBusEvent> = {
  name: 'CanvasClear',
  handle(state, event) {
    if (event.type !== 'tick' || !isToBeDrawn(state, event.time)) return undefined;
    const { context, canvas } = state;
    context.fillStyle = '#000';
    context.fillRect(0, 0, canvas.width, canvas.height);
    return { ...state, draws: true };
  },
};

function isToBeDrawn(state: State, time: number): boolean {
  if (state.isStale || state.debug.isOpen) return true;
  if (state.state === 'menu') return false;
  return state.levelUp !== undefined || state.world.needsFrame(time);
}
