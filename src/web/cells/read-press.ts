import { keyOfCode, NAMED_KEYS } from '#play/key-names.ts';
import type { NamedKey } from '#play/key-names.ts';
import { namedKey, typedKey } from '#screen';
import type { Key } from '#screen';

/** One character, or two for some keys of Arabic keyboards. */
const TYPED = /^(?:.|\p{Script=Arabic}{2})$/su;

type Pressed = Pick<
  KeyboardEvent,
  'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'
>;

/** Converts a key press for the text screens. Undefined if it belongs to the browser. */
export function readPress(event: Pressed): Key | undefined {
  if (event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return undefined;
  const shift = event.shiftKey;
  // Without NumLock, keypad keys have digit codes but act as arrows.
  const named = namedIn(event.code) ?? namedIn(event.key);
  if (named !== undefined) return namedKey(named, { shift });
  if (!TYPED.test(event.key)) return undefined;
  const name = latinOf(event.code, shift);
  const typed = typedKey(event.key, { shift });
  return name === undefined ? typed : { ...typed, name };
}

function namedIn(code: string): NamedKey | undefined {
  const name = keyOfCode(code);
  return NAMED_KEYS.find((one) => one === name);
}

/** Latin name of a physical key. With Shift, only for letter keys. */
function latinOf(code: string, shift: boolean): string | undefined {
  return !shift || code.startsWith('Key') ? keyOfCode(code) : undefined;
}
