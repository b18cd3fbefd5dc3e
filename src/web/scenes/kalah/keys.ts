import { ARROWS } from '../../table/geometry.ts';
import type { Direction } from '../../table/geometry.ts';

export const COMMANDS = [
  'undo',
  'redo',
  'hint',
  'new',
  'help',
  'flip',
  'back',
  'forward',
  'first',
  'last',
  'skip',
] as const;
export type Command = (typeof COMMANDS)[number];

const LETTERS: Readonly<Record<string, Command | undefined>> = {
  KeyU: 'undo',
  KeyR: 'redo',
  KeyH: 'hint',
  KeyN: 'new',
  KeyF: 'flip',
  Comma: 'back',
  Period: 'forward',
  Home: 'first',
  End: 'last',
  Escape: 'skip',
};

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

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** What a key means on the board; undefined where it means nothing, or belongs to the browser. */
export function readKey(event: Pressed): Meaning | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (event.key === '?') return { kind: 'command', command: 'help' };
  if (event.shiftKey) return undefined;
  const house = DIGITS[event.code];
  if (house !== undefined) return { kind: 'house', house };
  const direction = ARROWS[event.code];
  if (direction !== undefined) return { kind: 'arrow', direction };
  const command = LETTERS[event.code];
  return command === undefined ? undefined : { kind: 'command', command };
}
