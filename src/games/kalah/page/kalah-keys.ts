import { own } from '#core';
import { ARROWS } from '#web/canvas/geometry.ts';
import type { Direction } from '#web/canvas/geometry.ts';
import { HOUSE_KEYS } from '../voice/keymap.ts';
import { commandOf } from '#play';
import { MATCH_KEYS } from '#voice/keymap.ts';
import type { MatchCommand, PageCommand } from '#voice/keymap.ts';
import { hasModifier, pressOf, readCommand } from '#web/board/page-keys.ts';
import type { Pressed } from '#web/board/page-keys.ts';

export type Meaning =
  | { readonly kind: 'house'; readonly house: number }
  | { readonly kind: 'command'; readonly command: PageCommand }
  | { readonly kind: 'match'; readonly command: MatchCommand }
  | { readonly kind: 'arrow'; readonly direction: Direction };

/** The command of a key on the board; undefined if it has none or belongs to the browser. */
export function readKey(event: Pressed): Meaning | undefined {
  const command = readCommand(event);
  if (command !== undefined) return { kind: 'command', command };
  if (hasModifier(event) || event.shiftKey) return undefined;
  const match = commandOf(MATCH_KEYS, pressOf(event));
  if (match !== undefined) return { kind: 'match', command: match };
  const { name } = pressOf(event);
  const house = HOUSE_KEYS.findIndex((key) => key === name) + 1;
  if (house > 0) return { kind: 'house', house };
  const direction = own(ARROWS, event.code);
  return direction === undefined ? undefined : { kind: 'arrow', direction };
}
