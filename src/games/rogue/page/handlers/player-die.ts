import type { Handler } from '../bus/event-bus.ts';
import type { RogueBusEvent } from '../bus/events.ts';
import type { PlayerDeadState, State } from '../bus/states.ts';

/** Milliseconds until the light has faded. */
const FALL = 900;

/** The hero's death: the world stays visible, darker and redder, and the page shows the result. */
export const playerDie: Handler<State, RogueBusEvent> = {
  name: 'PlayerDie',
  handle(state, event) {
    if (event.type === 'playerDie' && state.state === 'game') {
      return { ...state, state: 'dead', deadSince: undefined, isStale: true };
    }
    if (event.type !== 'tick' || state.state !== 'dead') return undefined;
    const deadSince = state.deadSince ?? event.time;
    const share = Math.min(1, (event.time - deadSince) / FALL);
    if (state.draws) draw(state, share);
    // Every frame except the last requests another.
    if (share < 1) state.world.touch();
    return state.deadSince === undefined ? { ...state, deadSince } : undefined;
  },
};

function draw({ context, canvas }: PlayerDeadState, share: number): void {
  context.fillStyle = `rgb(48 4 6 / ${(0.55 * share).toFixed(3)})`;
  context.fillRect(0, 0, canvas.width, canvas.height);
}
