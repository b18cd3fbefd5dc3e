import type { SavedGame } from '../model/environment.ts';

/** The header of a transcript, which names its game, is no longer than this. */
const MAX_HEAD = 200;

/** Whether a saved game is of a game, by its header. */
export function isSaveOf({ text }: SavedGame, game: string): boolean {
  return text.slice(0, MAX_HEAD).includes(`game ${game}\n`);
}
