import { latinOfKey } from '#kit/text/keyboard.ts';
import { NAMED_KEYS } from '#play/key-names.ts';
import type { NamedKey } from '#play/key-names.ts';
import { barOf, commandOf } from '#play/keymap.ts';
import type { KeyMap, KeyPress, PrintedKeys } from '#play/keymap.ts';
import type { Say } from '#i18n/say.ts';

/** One press, the same from a terminal and from a browser. */
export interface Key extends KeyPress {
  /** A named key, or the character that the same physical key types on a Latin keyboard. */
  readonly name: string;
  /** What it types in the layout that is on, if anything. */
  readonly text: string | undefined;
}

type Modifiers = Partial<Pick<Key, 'ctrl' | 'alt' | 'shift'>>;

export function namedKey(name: NamedKey, { ctrl, alt, shift }: Modifiers = {}): Key {
  const text = name === 'space' ? ' ' : undefined;
  return { name, text, ctrl: ctrl === true, alt: alt === true, shift: shift === true };
}

/** The key that types a character, found from the character. */
export function typedKey(text: string, { ctrl, alt, shift }: Modifiers = {}): Key {
  if (text === ' ') return namedKey('space');
  return {
    name: latinOfKey(text.toLowerCase()),
    text,
    ctrl: ctrl === true,
    alt: alt === true,
    shift: shift === true || text !== text.toLowerCase(),
  };
}

/** The key of that name: a named one, or the one that types the character. */
export function keyNamed(name: string): Key {
  const named = NAMED_KEYS.find((known) => known === name);
  if (named !== undefined) return namedKey(named);
  const [, letter] = /^ctrl-(.)$/.exec(name) ?? [];
  return letter === undefined ? typedKey(name) : typedKey(letter, { ctrl: true });
}

/** Whether a press is this key with neither Ctrl nor Alt. */
export function isKey(key: Key, ...names: readonly string[]): boolean {
  return isAnyKey(key, names);
}

/** The same for a list of names. */
export function isAnyKey(key: Key, names: readonly string[]): boolean {
  return !key.ctrl && !key.alt && names.includes(key.name);
}

/** The command of a press that types a sign, wherever keyboards have it, or else of its key. */
export function commandTyped<C extends string>(map: KeyMap<C>, key: Key): C | undefined {
  const { text, ctrl, alt } = key;
  const typed = ctrl || alt ? undefined : map.find(({ keys }) => keys.includes(text ?? ''));
  return typed?.command ?? commandOf(map, key);
}

/** A key and what it does here. */
export interface KeyLabel {
  readonly keys: string;
  readonly label: string;
}

/** Rows of a key map as bars and help show them; commas would be lost among signs. */
export function keyLabels(say: Say, rows: readonly PrintedKeys[]): readonly KeyLabel[] {
  return rows.map(({ keys, label }) => {
    const isSigns = keys.some((key) => key === ',' || key === '.');
    return { keys: keys.join(isSigns ? ' ' : ', '), label: say(label) };
  });
}

/** The key bar of some maps: the rows that have a label. */
export function barLabels(say: Say, ...maps: readonly KeyMap[]): readonly KeyLabel[] {
  return keyLabels(say, barOf(maps.flat()));
}
