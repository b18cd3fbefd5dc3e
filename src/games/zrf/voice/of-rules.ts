import type { AnyGame } from '#core';
import type { ZrfGame } from '../rules/index.ts';

/** Whether a game was made from rules. */
export function isOfRules(game: AnyGame): game is ZrfGame {
  return 'variants' in game && 'playOf' in game;
}
