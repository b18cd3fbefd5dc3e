import { keyOfCode, NAMED_KEYS } from '#play/key-names.ts';
import type { NamedKey } from '#play/key-names.ts';
import { namedKey, typedKey } from '#screen';
import type { Key } from '#screen';

/** One character; a key of Arabic keyboards types two letters. */
const TYPED = /^(?:.|\p{Script=Arabic}{2})$/su;

type Pressed = Pick<
  KeyboardEvent,
  'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'
>;

/** A press as the text screens know it; undefined for one that belongs to the browser. */
export function readPress(event: Pressed): Key | undefined {
  if (event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return undefined;
  const shift = event.shiftKey;
  // Without NumLock the keys of the number pad have codes of figures, and are arrows.
  const named = namedIn(event.code) ?? namedIn(event.key);
  if (named !== undefined) return namedKey(named, { shift });
  if (!TYPED.test(event.key)) return undefined;
  const name = latinOf(event.code, shift);
  const typed = typedKey(event.key, { shift });
  return name === undefined ? typed : { ...typed, name };
}

function namedIn(code: string): NamedKey | undefined {
  const name = keyOfCode(code);
  return NAMED_KEYS.find((known) => known === name);
}

/** The Latin name of a physical key; with Shift only that of letters, whatever else is typed. */
function latinOf(code: string, shift: boolean): string | undefined {
  return !shift || code.startsWith('Key') ? keyOfCode(code) : undefined;
}
