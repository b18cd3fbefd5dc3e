import type { Direction } from '#games/caves/rules/index.ts';

/** The letters that step in the eight directions, as every roguelike has them. */
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
