import type { Screen } from '../model/screen.ts';

/** Exit from the arcade to the shell; the parent of screens opened by a command. */
export const exitScreen: Screen = {
  draw: () => undefined,
  onKey: () => undefined,
  isExit: true,
};
