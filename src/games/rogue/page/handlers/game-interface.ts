import type { Handler } from '../bus/event-bus.ts';
import type { RogueBusEvent } from '../bus/events.ts';
import type { HandlerServices, GameState, State } from '../bus/states.ts';
import type { Command } from '../keys/commands.ts';
import { readCommand } from './read-command.ts';

/**
 * The inventory and everything around the world, shown by the page and controlled by keys and
 * buttons.
 */
export function gameInterface(deeds: HandlerServices): Handler<State, RogueBusEvent> {
  let shown: State | undefined;
  return {
    name: 'GameInterface',
    handle(state, event, bus) {
      if (event.type === 'tick') {
        if (shown === undefined || needsUpdate(shown, state)) deeds.show(state);
        shown = state;
        return undefined;
      }
      const given = bus.isConsumed ? undefined : readCommand(event, deeds);
      if (given === undefined) return undefined;
      if (state.state === 'menu') {
        // Help is available before the game starts, too.
        if (!('command' in given) || given.command !== 'help') return undefined;
        deeds.open('help');
        bus.consume();
      } else if ('slot' in given) {
        if (state.state === 'game') deeds.selectSlot(given.slot);
        bus.consume();
      } else if (use(state, given.command, deeds)) bus.consume();
      return undefined;
    },
  };
}

/** True if the page needs to update. */
function needsUpdate(one: State, other: State): boolean {
  if (one.state === 'menu' || other.state === 'menu') return one.state !== other.state;
  return one.state !== other.state || one.cursor !== other.cursor;
}

function use(state: GameState, command: Command, deeds: HandlerServices): boolean {
  const isPlayed = state.state === 'game';
  if (command === 'menu') deeds.leave();
  else if (command === 'map' || command === 'log' || command === 'help') deeds.open(command);
  else if (command === 'zoom-in') deeds.zoom(1);
  else if (command === 'zoom-out') deeds.zoom(-1);
  else if (command === 'undo') deeds.act('undo');
  else return isPlayed && useSlots(command, deeds);
  return true;
}

function useSlots(command: Command, deeds: HandlerServices): boolean {
  if (command === 'previous-slot') deeds.turnSlot(-1);
  else if (command === 'next-slot') deeds.turnSlot(1);
  else if (command === 'use' || command === 'drop') deeds.act(command);
  else return false;
  return true;
}
