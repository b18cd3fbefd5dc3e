import { own } from '../../../../core/index.ts';
import { COMMANDS, isStep } from './commands.ts';
import type { Command, Given, StepCommand } from './commands.ts';

/** The physical key of each command: every keyboard layout plays alike. */
export type Bindings = Readonly<Record<Command, string>>;

export const DEFAULT_BINDINGS: Bindings = {
  up: 'KeyW',
  left: 'KeyA',
  down: 'KeyS',
  right: 'KeyD',
  wait: 'Space',
  explore: 'KeyO',
  attack: 'Tab',
  travel: 'KeyT',
  rest: 'KeyR',
  look: 'KeyX',
  highlight: 'KeyH',
  use: 'Enter',
  drop: 'Backspace',
  'previous-slot': 'KeyQ',
  'next-slot': 'KeyE',
  undo: 'KeyU',
  map: 'KeyP',
  log: 'KeyM',
  help: 'F1',
  'zoom-in': 'Equal',
  'zoom-out': 'Minus',
  debug: 'F3',
  menu: 'Escape',
};

/** Keys of the number pad and of second names that mean what another key means. */
const SAME: Readonly<Record<string, string | undefined>> = {
  NumpadEnter: 'Enter',
  NumpadAdd: 'Equal',
  NumpadSubtract: 'Minus',
};

/** Arrows walk unless they are set to something else. */
const ARROWS: Readonly<Record<string, StepCommand>> = {
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowDown: 'down',
  ArrowRight: 'right',
};

/** Keys that are never set to anything else: they choose slots. */
const SLOT = /^(?:Digit|Numpad)([1-9])$/;

/** A key as events of the browser have it. */
export interface PressedKey {
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Whether a key can be set to a command at all. */
export function canBind(code: string): boolean {
  return (
    code !== '' && !SLOT.test(code) && !/^(?:Shift|Control|Alt|Meta|Tab|Unidentified)/.test(code)
  );
}

/** The keys that a person has set, over those that are set by default; each key does one thing. */
export function bindingsOf(set: Readonly<Record<string, string>>): Bindings {
  const wanted = COMMANDS.flatMap((command): [Command, string][] => {
    const code = own(set, command);
    return code !== undefined && canBind(code) ? [[command, code]] : [];
  });
  const all = { ...DEFAULT_BINDINGS, ...Object.fromEntries(wanted) };
  if (new Set(Object.values(all)).size === COMMANDS.length) return all;
  return wanted.reduce(
    (bindings, [command, code]) => withBinding(bindings, command, code),
    DEFAULT_BINDINGS,
  );
}

/** Sets a command to a key; what the key did before takes the key that is now free. */
export function withBinding(bindings: Bindings, command: Command, code: string): Bindings {
  const before = COMMANDS.find((one) => bindings[one] === code);
  const freed = before === undefined ? {} : { [before]: bindings[command] };
  return { ...bindings, ...freed, [command]: code };
}

/** What a key means; undefined for none, and for keys with others that belong to the browser. */
export function commandOf(bindings: Bindings, key: PressedKey): Given | undefined {
  if (key.ctrlKey || key.altKey || key.metaKey) return undefined;
  const code = own(SAME, key.code) ?? key.code;
  const command = COMMANDS.find((one) => bindings[one] === code) ?? own(ARROWS, code);
  if (command === undefined || (key.shiftKey && !isStep(command))) return undefined;
  return { command, isRun: key.shiftKey };
}

/** The slot that a key chooses, counted from 0; undefined for none. */
export function slotOf({
  code,
  shiftKey,
  ctrlKey,
  altKey,
  metaKey,
}: PressedKey): number | undefined {
  if (shiftKey || ctrlKey || altKey || metaKey) return undefined;
  const [, digit] = SLOT.exec(code) ?? [];
  return digit === undefined ? undefined : Number(digit) - 1;
}

const NAMES: Readonly<Record<string, string | undefined>> = {
  Escape: 'Esc',
  Backspace: '⌫',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Equal: '+',
  Minus: '−',
  Space: '␣',
};

/** A key as it is printed on it. */
export function nameOfKey(code: string): string {
  return own(NAMES, code) ?? code.replace(/^(?:Key|Digit)/, '');
}
