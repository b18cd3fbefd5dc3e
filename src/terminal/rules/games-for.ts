import { loadGames } from '../../games/index.ts';
import type { AnyGame } from '../../core/index.ts';
import { diceServices } from '../files/adventures.ts';
import { rulesLibrary } from './rules-library.ts';

/** The games of the program, and the adventure or the rules that a transcript names. */
export async function gamesFor(text: string): Promise<readonly AnyGame[]> {
  const id = /^game (\S+)$/m.exec(text.slice(0, 200))?.[1] ?? '';
  const games = await loadGames();
  if (games.some((game) => game.id === id)) return games;
  const adventure = diceServices.adventures.find(id);
  if (adventure !== undefined) return [...games, adventure];
  const listed = await rulesLibrary.open(id);
  return listed.ok ? [...games, listed.value] : games;
}
