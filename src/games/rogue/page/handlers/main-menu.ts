import type { Handler } from '../bus/event-bus.ts';
import type { RogueBusEvent } from '../bus/events.ts';
import type { HandlerServices, MainMenuState, State } from '../bus/states.ts';
import { slotOf } from '../keys/bindings.ts';
import { backdrop } from '../world/backdrop.ts';
import { GameWorld } from '../world/game-world.ts';
import { middleOf } from './middle.ts';

/** The menu: choices on the page, with a room behind them on the canvas. */
export function mainMenu(services: HandlerServices): Handler<State, RogueBusEvent> {
  return {
    name: 'MainMenu',
    handle(state, event, bus) {
      if (event.type === 'leave') return backToMenu(state);
      if (state.state !== 'menu') return undefined;
      if (event.type === 'tick') drawBackdrop(state);
      else if (event.type === 'keyDown' && !bus.isConsumed) {
        const slot = slotOf(event.event);
        if (slot !== undefined && services.choose(slot + 1)) bus.consume();
      }
      return undefined;
    },
  };
}

function backToMenu(state: State): MainMenuState {
  const { canvas, context, previousUpdateTime, density, draws, art, debug } = state;
  return {
    state: 'menu',
    canvas,
    context,
    previousUpdateTime,
    density,
    draws,
    art,
    debug,
    isStale: true,
  };
}

function drawBackdrop({ draws, art, canvas, context }: MainMenuState): void {
  if (!draws || art === undefined) return;
  const room = new GameWorld(backdrop, () => canvas);
  room.wear(art);
  room.advance(0, Infinity);
  room.draw(context, middleOf(canvas), art.atlas.cell);
}
