import type { AnyGame } from '#core';
import { loadLibraries } from '#games/commands.ts';
import { loadGames } from '#games/index.ts';

/** Built-in games, and the library game named in a transcript. */
export async function gamesFor(text: string): Promise<readonly AnyGame[]> {
  const id = /^game (\S+)$/m.exec(text.slice(0, 200))?.[1] ?? '';
  const games = await loadGames();
  if (games.some((game) => game.id === id)) return games;
  for (const library of await loadLibraries()) {
    const found = await library.find(id);
    if (found !== undefined) return [...games, found];
  }
  return games;
}
