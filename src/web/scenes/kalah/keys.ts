import { own } from '../../../core/index.ts';
import { ARROWS } from '../../canvas/geometry.ts';
import type { Direction } from '../../canvas/geometry.ts';
import { isForeign, readCommand } from '../../board/keys.ts';
import type { Command, Pressed } from '../../board/keys.ts';

const DIGITS: Readonly<Record<string, number | undefined>> = {
  ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`Digit${i + 1}`, i + 1])),
  ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`Numpad${i + 1}`, i + 1])),
  Digit0: 10,
  Numpad0: 10,
  Minus: 11,
  Equal: 12,
};

export type Meaning =
  | { readonly kind: 'house'; readonly house: number }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'arrow'; readonly direction: Direction };

/** What a key means on the board; undefined where it means nothing, or belongs to the browser. */
export function readKey(event: Pressed): Meaning | undefined {
  const command = readCommand(event);
  if (command !== undefined) return { kind: 'command', command };
  if (isForeign(event) || event.shiftKey) return undefined;
  const house = own(DIGITS, event.code);
  if (house !== undefined) return { kind: 'house', house };
  const direction = own(ARROWS, event.code);
  return direction === undefined ? undefined : { kind: 'arrow', direction };
}
