import { bindingFor, keyOfCode, printKey } from '#play';
import { DICE_SCREEN_KEYS, DICE_TABLE_KEYS } from '../../voice/keymap.ts';
import { isForeign } from '#web/board/page-keys.ts';
import type { Pressed } from '#web/board/page-keys.ts';

const HINTS = DICE_TABLE_KEYS[0];
type ToolCommand = (typeof DICE_SCREEN_KEYS)[number]['command'] | 'hints';

/** Names of keys that offers may have. */
const OFFERED = /^(?:[a-z]|\d|enter|escape)$/;

/** The name that the offers of the game have for a physical key. */
export function keyOf(event: Pressed): string | undefined {
  if (isForeign(event) || event.shiftKey) return undefined;
  const name = keyOfCode(event.code);
  if (name === 'space') return 'enter';
  return name !== undefined && OFFERED.test(name) ? name : undefined;
}

/** The name of a key as it is printed on it. */
export function nameKey(key: string): string {
  return key.length === 1 ? key.toUpperCase() : printKey(key);
}

/** The command of a key that is not an action's. */
export function toolOf(key: string): ToolCommand | undefined {
  return [...DICE_SCREEN_KEYS, HINTS].find(({ keys }) => keys.some((one) => one === key))?.command;
}

/** The key of a command as its button shows it. */
export function toolKey(command: ToolCommand): string {
  return nameKey(bindingFor<ToolCommand>([...DICE_SCREEN_KEYS, HINTS], command).keys[0] ?? '');
}
