import { commandOf } from '#play';
import { SCROLL_KEYS } from '#voice/keymap.ts';
import type { Key } from '../model/key.ts';

/**
 * First visible row of a long text after a key; undefined for keys that do not scroll. Drawing
 * clamps it at the end.
 */
export function scrolled(key: Key, top: number, page = 12): number | undefined {
  const command = commandOf(SCROLL_KEYS, key);
  if (command === undefined) return undefined;
  const tops = {
    up: top - 1,
    down: top + 1,
    'page-up': top - page,
    'page-down': top + page,
    start: 0,
    end: Infinity,
  };
  return Math.max(0, tops[command]);
}
