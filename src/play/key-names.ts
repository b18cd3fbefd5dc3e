import { own } from '#core';

/** Names of keys that type no character. */
export const NAMED_KEYS = [
  'enter',
  'escape',
  'backspace',
  'delete',
  'tab',
  'up',
  'down',
  'left',
  'right',
  'home',
  'end',
  'pageup',
  'pagedown',
  'space',
  'f1',
] as const;
export type NamedKey = (typeof NAMED_KEYS)[number];

/** Digits for choices. */
export const DIGIT_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Printed labels of named keys. */
const PRINTED: Readonly<Record<NamedKey, string>> = {
  enter: 'Enter',
  escape: 'Esc',
  backspace: 'Backspace',
  delete: 'Del',
  tab: 'Tab',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  home: 'Home',
  end: 'End',
  pageup: 'PgUp',
  pagedown: 'PgDn',
  space: 'Space',
  f1: 'F1',
};

const NAMES: ReadonlyMap<string, NamedKey> = new Map(
  NAMED_KEYS.map((name) => [PRINTED[name], name]),
);

/** Printed label of a key: `Esc`, `Ctrl-P`, `?`. */
export function printKey(key: string): string {
  if (/^f\d+$/.test(key)) return key.toUpperCase();
  const [, prefix = '', last = key] = /^((?:ctrl|shift|alt)-)(.+)$/.exec(key) ?? [];
  const name = own(PRINTED as Readonly<Record<string, string>>, last) ?? last;
  if (prefix !== '')
    return `${capitalised(prefix)}${name.length === 1 ? name.toUpperCase() : name}`;
  return /^[a-z]{2,}$/.test(name) ? capitalised(name) : name;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Name of the key with a printed label, or undefined for a label of several keys. */
export function keyPrinted(label: string): string | undefined {
  // Most labels are a single letter.
  if (label.length === 1 && label > ' ' && label < '\x7f') return label;
  return /^Ctrl-[A-Z]$/.test(label) ? label.toLowerCase() : NAMES.get(label);
}

/** Characters typed with Shift on a Latin keyboard, with their unshifted keys. */
const SHIFTED: Readonly<Record<string, string>> = {
  '<': ',',
  '>': '.',
  '?': '/',
  ':': ';',
  _: '-',
  '+': '=',
  '~': '`',
};

/** Unshifted key for a capital or a shifted character; undefined for any other. */
export function unshifted(key: string): string | undefined {
  return /^[A-Z]$/.test(key) ? key.toLowerCase() : own(SHIFTED, key);
}

/** Browser codes of physical keys, by key name. */
const CODES: Readonly<Record<string, string>> = {
  enter: 'Enter',
  escape: 'Escape',
  backspace: 'Backspace',
  delete: 'Delete',
  tab: 'Tab',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  home: 'Home',
  end: 'End',
  pageup: 'PageUp',
  pagedown: 'PageDown',
  space: 'Space',
  '-': 'Minus',
  '=': 'Equal',
  ',': 'Comma',
  '.': 'Period',
  '/': 'Slash',
  ';': 'Semicolon',
  "'": 'Quote',
  '[': 'BracketLeft',
  ']': 'BracketRight',
  '`': 'Backquote',
};

const OF_CODES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(CODES).map(([name, code]): [string, string] => [code, name]),
  ['NumpadEnter', 'enter'],
  ['NumpadAdd', '+'],
  ['NumpadSubtract', '-'],
]);

/** Name of a physical key from its browser code, or undefined. */
export function keyOfCode(code: string): string | undefined {
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  if (/^F\d+$/.test(code)) return code.toLowerCase();
  return letter?.toLowerCase() ?? digit ?? OF_CODES.get(code);
}

/** Browser code of a key name. */
export function codeOfKey(key: string): string {
  if (/^[a-z]$/.test(key)) return `Key${key.toUpperCase()}`;
  if (/^\d$/.test(key)) return `Digit${key}`;
  return own(CODES, key) ?? key.toUpperCase();
}
