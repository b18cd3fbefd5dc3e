/** Steps, by the names of the rules. */
export const STEPS = ['up', 'left', 'down', 'right'] as const;
export type StepCommand = (typeof STEPS)[number];

/** What keys and buttons can be set to do, in the order in which it is listed. */
export const COMMANDS = [
  ...STEPS,
  'wait',
  'explore',
  'attack',
  'travel',
  'rest',
  'look',
  'highlight',
  'use',
  'drop',
  'previous-slot',
  'next-slot',
  'undo',
  'map',
  'log',
  'help',
  'zoom-in',
  'zoom-out',
  'debug',
  'menu',
] as const;
export type Command = (typeof COMMANDS)[number];

/** A command as it was given. */
export interface Given {
  readonly command: Command;
  /** Whether a step goes on as long as nothing is in the way. */
  readonly isRun: boolean;
}

export function isStep(command: Command): command is StepCommand {
  return STEPS.some((step) => step === command);
}
