import { DIRECTIONS } from '../../rules/index.ts';
import type { Direction } from '../../rules/index.ts';
import { ROGUE_KEYS } from '../../voice/keymap.ts';

type Row = (typeof ROGUE_KEYS)[number];
/** Commands on the page that keys and buttons can be assigned to. */
export type Command = Exclude<Row['command'], 'slot' | 'run' | 'dump' | 'replay' | 'hints'>;

/** True for a command of the page with a configurable key. */
export function isCommand(command: Row['command']): command is Command {
  const rows: readonly { readonly command: Row['command']; readonly shell?: string }[] = ROGUE_KEYS;
  const isShown = rows.some((row) => row.command === command && row.shell !== 'cells');
  return isShown && command !== 'slot' && command !== 'run';
}

/** All commands in display order. */
export const COMMANDS: readonly Command[] = [
  ...new Set(ROGUE_KEYS.map(({ command }) => command).filter(isCommand)),
];

/** A command as entered. */
export interface EnteredCommand {
  readonly command: Command;
  /** True for a step that repeats until something is in the way. */
  readonly isRun: boolean;
}

export function isStep(command: Command): command is Direction {
  return DIRECTIONS.some((step) => step === command);
}
