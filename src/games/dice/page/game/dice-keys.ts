import { bindingFor, keyOfCode, printKey } from '#play';
import { DICE_SCREEN_KEYS, DICE_TABLE_KEYS } from '../../voice/keymap.ts';
import { hasModifier } from '#web/board/page-keys.ts';
import type { Pressed } from '#web/board/page-keys.ts';

const HINTS = DICE_TABLE_KEYS[0];
type ToolCommand = (typeof DICE_SCREEN_KEYS)[number]['command'] | 'hints';

/** Key names an offer may use. */
const OFFERED = /^(?:[a-z]|\d|enter|escape)$/;

/** The name of a physical key, as used by offers, with or without Shift. */
export function keyOf(event: Pressed): string | undefined {
  if (hasModifier(event)) return undefined;
  const name = keyOfCode(event.code);
  if (name === 'space') return 'enter';
  return name !== undefined && OFFERED.test(name) ? name : undefined;
}

/** The name of a key as printed on it. */
export function nameKey(key: string): string {
  return key.length === 1 ? key.toUpperCase() : printKey(key);
}

/** The command of a key that does not choose an action. */
export function toolOf(key: string): ToolCommand | undefined {
  return [...DICE_SCREEN_KEYS, HINTS].find(({ keys }) => keys.some((one) => one === key))?.command;
}

/** The key of a command, as shown on its button. */
export function toolKey(command: ToolCommand): string {
  return nameKey(bindingFor<ToolCommand>([...DICE_SCREEN_KEYS, HINTS], command).keys[0] ?? '');
}
