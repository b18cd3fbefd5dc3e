import type { AnyGame } from '#core';
import type { ZrfGame } from '../rules/index.ts';

/** True for games from rules files. */
export function isZrfGame(game: AnyGame): game is ZrfGame {
  return 'variants' in game && 'playOf' in game;
}
