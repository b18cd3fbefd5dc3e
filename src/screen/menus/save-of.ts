import type { SavedGame } from '../model/environment.ts';

/** Maximum length of the transcript header that names the game. */
const MAX_HEAD = 200;

/** True if the header of a saved game names this game. */
export function isSaveOf({ text }: SavedGame, game: string): boolean {
  return text.slice(0, MAX_HEAD).includes(`game ${game}\n`);
}
