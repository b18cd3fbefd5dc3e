import type { Rules } from '../../rules/index.ts';
import { Handling } from './handling.ts';
import { tilePuzzleOf } from './tiles.ts';

/**
 * Handling of a game that starts with `cells` if it is a sliding puzzle: its rules declare it, or
 * all its blocks are single tiles. Undefined for any other game.
 */
export function slidingPuzzleOf(rules: Rules, cells: readonly number[]): Handling | undefined {
  const handling = Handling.of(rules, cells);
  if (handling === undefined) return undefined;
  const isSliding = rules.options.slidingPuzzle !== 'off';
  return isSliding || tilePuzzleOf(handling.puzzle) !== undefined ? handling : undefined;
}
