import { own } from '../../../../core/index.ts';
import { SCREEN_KEYS } from '../../../../presentation/dice/offer-keys.ts';
import { isForeign } from '../../../board/keys.ts';
import type { Pressed } from '../../../board/keys.ts';

const NAMES: Readonly<Partial<Record<string, string>>> = {
  Enter: 'enter',
  NumpadEnter: 'enter',
  Space: 'enter',
  Escape: 'escape',
};

const KEY = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/;

/** The name that the offers of the game have for a physical key. */
export function keyOf(event: Pressed): string | undefined {
  if (isForeign(event) || event.shiftKey) return undefined;
  const named = own(NAMES, event.code);
  if (named !== undefined) return named;
  const [, letter, digit] = KEY.exec(event.code) ?? [];
  return letter?.toLowerCase() ?? digit;
}

/** The name of a key as it is printed on it. */
export function nameKey(key: string): string {
  if (key === 'enter') return 'Enter';
  return key === 'escape' ? 'Esc' : key.toUpperCase();
}

/** What keys that are no offers' open or do. */
export const TABLE_KEYS = {
  [SCREEN_KEYS.undo]: 'undo',
  [SCREEN_KEYS.map]: 'map',
  [SCREEN_KEYS.hero]: 'heroes',
  [SCREEN_KEYS.piles]: 'piles',
  [SCREEN_KEYS.log]: 'journal',
  [SCREEN_KEYS.quit]: 'leave',
  i: 'hints',
} as const;
