import { latinOfKey } from '#kit/text/keyboard.ts';
import { NAMED_KEYS } from '#play/key-names.ts';
import type { NamedKey } from '#play/key-names.ts';
import { barOf, commandOf } from '#play/keymap.ts';
import type { KeyMap, KeyPress, PrintedKeys } from '#play/keymap.ts';
import type { Say } from '#i18n/say.ts';

/** One key press, in a form shared by terminal and browser. */
export interface Key extends KeyPress {
  /** A named key, or the character on the same physical key of a Latin keyboard. */
  readonly name: string;
  /** Text typed in the current layout, if any. */
  readonly text: string | undefined;
}

type Modifiers = Partial<Pick<Key, 'ctrl' | 'alt' | 'shift'>>;

export function namedKey(name: NamedKey, { ctrl, alt, shift }: Modifiers = {}): Key {
  const text = name === 'space' ? ' ' : undefined;
  return { name, text, ctrl: ctrl === true, alt: alt === true, shift: shift === true };
}

/** Key that types a character. */
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

/** Key with this name: a named key, or the one that types the character. */
export function keyNamed(name: string): Key {
  const named = NAMED_KEYS.find((one) => one === name);
  if (named !== undefined) return namedKey(named);
  const [, letter] = /^ctrl-(.)$/.exec(name) ?? [];
  return letter === undefined ? typedKey(name) : typedKey(letter, { ctrl: true });
}

/** True if this key is pressed without Ctrl or Alt. */
export function isKey(key: Key, ...names: readonly string[]): boolean {
  return isAnyKey(key, names);
}

/** True if any of these keys is pressed without Ctrl or Alt. */
export function isAnyKey(key: Key, names: readonly string[]): boolean {
  return !key.ctrl && !key.alt && names.includes(key.name);
}

/**
 * Command of a press: by the typed sign, independent of the keyboard layout, otherwise by the key.
 */
export function commandTyped<C extends string>(map: KeyMap<C>, key: Key): C | undefined {
  const { text, ctrl, alt } = key;
  const typed = ctrl || alt ? undefined : map.find(({ keys }) => keys.includes(text ?? ''));
  return typed?.command ?? commandOf(map, key);
}

/** Key and its effect. */
export interface KeyLabel {
  readonly keys: string;
  readonly label: string;
}

/**
 * Rows of a key map as labels for bars and help. Signs are not separated by commas, which would be
 * hard to see.
 */
export function keyLabels(say: Say, rows: readonly PrintedKeys[]): readonly KeyLabel[] {
  return rows.map(({ keys, label }) => {
    const isSigns = keys.some((key) => key === ',' || key === '.');
    return { keys: keys.join(isSigns ? ' ' : ', '), label: say(label) };
  });
}

/** Key bar for some maps: their labelled rows. */
export function barLabels(say: Say, ...maps: readonly KeyMap[]): readonly KeyLabel[] {
  return keyLabels(say, barOf(maps.flat()));
}
