import type { Screen } from '../model/screen.ts';

/** Where screens lead back to that were opened by a command: out of the arcade, to the shell. */
export const exitScreen: Screen = {
  draw: () => undefined,
  onKey: () => undefined,
  isExit: true,
};
