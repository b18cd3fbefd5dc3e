import { DIRECTIONS } from '../../rules/index.ts';
import type { Direction } from '../../rules/index.ts';
import { ROGUE_KEYS } from '../../voice/keymap.ts';

type Row = (typeof ROGUE_KEYS)[number];
/** The commands that keys and buttons of the page can be set to. */
export type Command = Exclude<Row['command'], 'slot' | 'run' | 'dump' | 'replay' | 'hints'>;

/** True if the page has the command, and its key can be set. */
function isCommand(command: Row['command']): command is Command {
  const rows: readonly { readonly command: Row['command']; readonly shell?: string }[] = ROGUE_KEYS;
  const isShown = rows.some((row) => row.command === command && row.shell !== 'cells');
  return isShown && command !== 'slot' && command !== 'run';
}

/** All of them, in the order in which they are listed. */
export const COMMANDS: readonly Command[] = [
  ...new Set(ROGUE_KEYS.map(({ command }) => command).filter(isCommand)),
];

/** A command as it was given. */
export interface Given {
  readonly command: Command;
  /** True if a step goes on as long as nothing is in the way. */
  readonly isRun: boolean;
}

export function isStep(command: Command): command is Direction {
  return DIRECTIONS.some((step) => step === command);
}
