import { own } from '../../core/index.ts';
import { namedKey, typedKey } from '../../screen/index.ts';
import type { Key, NamedKey } from '../../screen/index.ts';

const NAMES: Readonly<Record<string, NamedKey | undefined>> = {
  Enter: 'enter',
  NumpadEnter: 'enter',
  Escape: 'escape',
  Backspace: 'backspace',
  Delete: 'delete',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'home',
  End: 'end',
  PageUp: 'pageup',
  PageDown: 'pagedown',
  Space: 'space',
  Tab: 'tab',
  F1: 'f1',
};

/** What keys type without Shift on a Latin keyboard, besides letters and digits. */
const SIGNS: Readonly<Record<string, string | undefined>> = {
  Minus: '-',
  Equal: '=',
  Comma: ',',
  Period: '.',
  Slash: '/',
  Semicolon: ';',
  Quote: "'",
  BracketLeft: '[',
  BracketRight: ']',
};

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
  const named = own(NAMES, event.code) ?? own(NAMES, event.key);
  if (named !== undefined) return namedKey(named, { shift });
  if (!TYPED.test(event.key)) return undefined;
  const name = latinOf(event.code, shift);
  const typed = typedKey(event.key, { shift });
  return name === undefined ? typed : { ...typed, name };
}

function latinOf(code: string, shift: boolean): string | undefined {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter !== undefined) return letter.toLowerCase();
  if (shift) return undefined;
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  return digit ?? own(SIGNS, code);
}
