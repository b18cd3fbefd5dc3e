import { own } from '#core';
import { COMMANDS, isStep } from './commands.ts';
import type { Command, EnteredCommand } from './commands.ts';
import { bindingFor, codeOfKey, keyOfCode, printKey, rowsIn, unshifted } from '#play';
import { ROGUE_KEYS } from '../../voice/keymap.ts';
import type { RogueCommand } from '../../voice/keymap.ts';

/** The physical key of each command, so every keyboard layout works the same. */
export type Bindings = Readonly<Record<Command, string>>;

const KEYS = rowsIn<RogueCommand>(ROGUE_KEYS, 'page');

/** The first key that does not require Shift. */
export const DEFAULT_BINDINGS = Object.fromEntries(
  COMMANDS.map((command) => {
    const key = bindingFor(KEYS, command).keys.find((one) => unshifted(one) === undefined);
    return [command, codeOfKey(key ?? '')];
  }),
) as Bindings;

/** A key as in browser events. */
export interface PressedKey {
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** True if a key can be assigned to a command. */
export function canBind(code: string): boolean {
  return code !== '' && !isSlot(code) && !/^(?:Shift|Control|Alt|Meta|Tab|Unidentified)/.test(code);
}

/** The player's key bindings over the defaults; each key has one command. */
export function bindingsOf(set: Readonly<Record<string, string>>): Bindings {
  const overrides = COMMANDS.flatMap((command): [Command, string][] => {
    const code = own(set, command);
    return code !== undefined && canBind(code) ? [[command, code]] : [];
  });
  const all = { ...DEFAULT_BINDINGS, ...Object.fromEntries(overrides) };
  if (new Set(Object.values(all)).size === COMMANDS.length) return all;
  return overrides.reduce(
    (bindings, [command, code]) => withBinding(bindings, command, code),
    DEFAULT_BINDINGS,
  );
}

/** Assigns a key to a command. The key's previous command receives the freed key. */
export function withBinding(bindings: Bindings, command: Command, code: string): Bindings {
  const before = COMMANDS.find((one) => bindings[one] === code);
  const freed = before === undefined ? {} : { [before]: bindings[command] };
  return { ...bindings, ...freed, [command]: code };
}

/**
 * The command of a key; undefined for none, and for browser shortcuts. Unassigned keys follow the
 * key map.
 */
export function commandOf(bindings: Bindings, key: PressedKey): EnteredCommand | undefined {
  if (key.ctrlKey || key.altKey || key.metaKey) return undefined;
  const set = COMMANDS.find((one) => bindings[one] === key.code);
  if (set !== undefined && (!key.shiftKey || isStep(set)))
    return { command: set, isRun: key.shiftKey };
  const name = keyOfCode(key.code) ?? '';
  const command = COMMANDS.find((one) => {
    if (DEFAULT_BINDINGS[one] === key.code && !key.shiftKey) return false;
    const { keys } = bindingFor(KEYS, one);
    return keys.some((binding) => (isHeld(one, key) ? unshifted(binding) : binding) === name);
  });
  return command && { command, isRun: isStep(command) && key.shiftKey };
}

/** True if Shift changes the command of a key; for steps, Shift means run. */
function isHeld(command: Command, { shiftKey }: PressedKey): boolean {
  return shiftKey && !isStep(command);
}

/** The slot of a key, counted from 0; undefined for none. */
export function slotOf({
  code,
  shiftKey,
  ctrlKey,
  altKey,
  metaKey,
}: PressedKey): number | undefined {
  if (shiftKey || ctrlKey || altKey || metaKey || !isSlot(code)) return undefined;
  return Number(keyOfCode(code)) - 1;
}

/** True for slot keys, which cannot be reassigned. */
function isSlot(code: string): boolean {
  return bindingFor(KEYS, 'slot').keys.includes(keyOfCode(code) ?? '');
}

const SIGNS: Readonly<Record<string, string>> = {
  backspace: '⌫',
  '=': '+',
  '-': '−',
  space: '␣',
};

/** A key's printed label. */
export function nameOfKey(code: string): string {
  const key = keyOfCode(code);
  if (key === undefined) return code;
  return own(SIGNS, key) ?? (key.length === 1 ? key.toUpperCase() : printKey(key));
}
