import type { AnyGame } from './core/index.ts';
import { kalah } from './games/kalah/index.ts';

/** Every game, in the order of menus. */
export const games: readonly AnyGame[] = [kalah];

export function findGame(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
