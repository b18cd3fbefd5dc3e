import type { Handler } from '../bus/event-bus.ts';
import type { RogueBusEvent } from '../bus/events.ts';
import type { HandlerServices, GameState, State } from '../bus/states.ts';
import type { Command } from '../keys/commands.ts';
import { readCommand } from './read-command.ts';

/**
 * The inventory and everything around the world, shown by the page and controlled by keys and
 * buttons.
 */
export function gameInterface(services: HandlerServices): Handler<State, RogueBusEvent> {
  let shown: State | undefined;
  return {
    name: 'GameInterface',
    handle(state, event, bus) {
      if (event.type === 'tick') {
        if (shown === undefined || needsUpdate(shown, state)) services.show(state);
        shown = state;
        return undefined;
      }
      const pressed = bus.isConsumed ? undefined : readCommand(event, services);
      if (pressed === undefined) return undefined;
      if (state.state === 'menu') {
        // Help is available before the game starts, too.
        if (!('command' in pressed) || pressed.command !== 'help') return undefined;
        services.open('help');
        bus.consume();
      } else if ('slot' in pressed) {
        if (state.state === 'game') services.selectSlot(pressed.slot);
        bus.consume();
      } else if (use(state, pressed.command, services)) bus.consume();
      return undefined;
    },
  };
}

/** True if the page needs to update. */
function needsUpdate(one: State, other: State): boolean {
  if (one.state === 'menu' || other.state === 'menu') return one.state !== other.state;
  return one.state !== other.state || one.cursor !== other.cursor;
}

function use(state: GameState, command: Command, services: HandlerServices): boolean {
  const isPlayed = state.state === 'game';
  if (command === 'menu') services.leave();
  else if (command === 'map' || command === 'log' || command === 'help') services.open(command);
  else if (command === 'zoom-in') services.zoom(1);
  else if (command === 'zoom-out') services.zoom(-1);
  else if (command === 'undo') services.act('undo');
  else return isPlayed && useSlots(command, services);
  return true;
}

function useSlots(command: Command, services: HandlerServices): boolean {
  if (command === 'previous-slot') services.turnSlot(-1);
  else if (command === 'next-slot') services.turnSlot(1);
  else if (command === 'use' || command === 'drop') services.act(command);
  else return false;
  return true;
}
