import type { Direction } from '#games/caves/rules/index.ts';

/** Traditional roguelike keys for the eight directions. */
export const STEP_KEYS: Readonly<Record<Direction, string>> = {
  north: 'k',
  south: 'j',
  west: 'h',
  east: 'l',
  northwest: 'y',
  northeast: 'u',
  southwest: 'b',
  southeast: 'n',
};
