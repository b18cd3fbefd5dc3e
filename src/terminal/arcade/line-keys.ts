import { own } from '#core';
import { NAMED_KEYS } from '#play/key-names.ts';
import type { NamedKey } from '#play/key-names.ts';
import { namedKey, typedKey } from '#screen';
import type { Arcade, Key } from '#screen';

/** Common aliases of key names. */
const OTHER_NAMES: Readonly<Record<string, NamedKey>> = {
  esc: 'escape',
  return: 'enter',
  del: 'delete',
  pgup: 'pageup',
  pgdn: 'pagedown',
};

function named(word: string): Key | undefined {
  const name = own(OTHER_NAMES, word) ?? NAMED_KEYS.find((one) => one === word);
  return name === undefined ? undefined : namedKey(name);
}

/**
 * Keys of a line: key names, otherwise letters one by one; an empty line is Enter. A leading colon
 * starts text to type on the screen, such as a move.
 */
export function keysOfLine(line: string): readonly Key[] {
  const words = line.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [namedKey('enter')];
  return words.flatMap((word) => named(word) ?? [...word].map((letter) => typedKey(letter)));
}

/**
 * Sends a line to the current screen: typed into its text line if there is one, otherwise as keys.
 */
export function pressLine(arcade: Arcade, line: string): void {
  if (arcade.isTyping && typeLine(arcade, line)) return;
  if (line.startsWith(':') && line.length > 1) {
    arcade.press(typedKey(':'));
    if (arcade.isTyping) typeLine(arcade, line.slice(1));
    return;
  }
  for (const key of keysOfLine(line)) if (!arcade.isOver) arcade.press(key);
}

/** Types a line and confirms it; returns false for a key name such as `esc`. */
function typeLine(arcade: Arcade, line: string): boolean {
  if (named(line.trim()) !== undefined) return false;
  arcade.paste(line);
  if (!arcade.isOver) arcade.press(namedKey('enter'));
  return true;
}
