import type { RogueBusEvent } from '../bus/events.ts';
import type { HandlerServices } from '../bus/states.ts';
import { commandOf, slotOf } from '../keys/bindings.ts';
import type { EnteredCommand } from '../keys/commands.ts';

/** Command of a key or page button; undefined for other events and unassigned keys. */
export function readCommand(
  event: RogueBusEvent,
  services: Pick<HandlerServices, 'bindings'>,
): EnteredCommand | { readonly slot: number } | undefined {
  if (event.type === 'command') return event.event;
  if (event.type !== 'keyDown') return undefined;
  const slot = slotOf(event.event);
  return slot === undefined ? commandOf(services.bindings(), event.event) : { slot };
}
