import type { RogueBusEvent } from '../bus/events.ts';
import type { Deeds } from '../bus/states.ts';
import { commandOf, slotOf } from '../keys/bindings.ts';
import type { Given } from '../keys/commands.ts';

/** What a key or a button of the page asks for; undefined for other events, and for keys that mean nothing. */
export function readGiven(
  event: RogueBusEvent,
  deeds: Pick<Deeds, 'bindings'>,
): Given | { readonly slot: number } | undefined {
  if (event.type === 'command') return event.event;
  if (event.type !== 'keyDown') return undefined;
  const slot = slotOf(event.event);
  return slot === undefined ? commandOf(deeds.bindings(), event.event) : { slot };
}
